import { afterEach, expect, test, vi } from 'vitest';
import { fillGaps } from './fillGaps.ts';

afterEach(() => vi.unstubAllGlobals());

/** What an older browser has of the two classes: everything but the calls this is about. */
function olderBrowser() {
  vi.stubGlobal('URL', class extends URL {});
  vi.stubGlobal('AbortSignal', {});
  Reflect.set(URL, 'canParse', undefined);
  fillGaps();
}

test('an address is parsed or not, alone and against a base', () => {
  olderBrowser();
  expect([
    URL.canParse('https://x.example'),
    URL.canParse('x'),
    URL.canParse('x', 'https://x.example'),
  ]).toEqual([true, false, true]);
});

test('the first of several signals ends the call, also one that had ended before', () => {
  olderBrowser();
  const [first, second] = [new AbortController(), new AbortController()];
  const either = AbortSignal.any([first.signal, second.signal]);
  expect(either.aborted).toBe(false);
  second.abort('late');
  expect(either.reason).toBe('late');
  expect(AbortSignal.any([second.signal, first.signal]).reason).toBe('late');
});

test('a browser that has them keeps its own', () => {
  const own = [URL.canParse, AbortSignal.any];
  fillGaps();
  expect([URL.canParse, AbortSignal.any]).toEqual(own);
});
