import { afterEach, expect, test, vi } from 'vitest';
import { addPolyfills } from './polyfills.ts';

afterEach(() => vi.unstubAllGlobals());

// Removes the calls that the oldest supported browsers lack, and adds their polyfills.
function olderBrowser() {
  vi.stubGlobal('URL', class extends URL {});
  vi.stubGlobal('AbortSignal', {});
  Reflect.set(URL, 'canParse', undefined);
  Reflect.set(URL, 'parse', undefined);
  addPolyfills();
}

test('parses URLs, alone and against a base', () => {
  olderBrowser();
  expect([
    URL.canParse('https://x.example'),
    URL.canParse('x'),
    URL.canParse('x', 'https://x.example'),
  ]).toEqual([true, false, true]);
});

test('aborts with the first of several signals, also one that aborted before', () => {
  olderBrowser();
  const [first, second] = [new AbortController(), new AbortController()];
  const either = AbortSignal.any([first.signal, second.signal]);
  expect(either.aborted).toBe(false);
  second.abort('late');
  expect(either.reason).toBe('late');
  expect(AbortSignal.any([second.signal, first.signal]).reason).toBe('late');
});

test('returns null for a URL that cannot be parsed, and resolves a relative one against its base', () => {
  olderBrowser();
  expect(URL.parse('/a', 'https://x.example')?.href).toBe('https://x.example/a');
  expect([URL.parse('/a'), URL.parse('http://')]).toEqual([null, null]);
});

test('replaces halves of surrogate pairs, and leaves whole pairs', () => {
  const own = Object.getOwnPropertyDescriptor(String.prototype, 'toWellFormed') ?? {};
  Reflect.set(String.prototype, 'toWellFormed', undefined);
  try {
    olderBrowser();
    expect('a\ud83c b\udfa8 🎰'.toWellFormed()).toBe('a\ufffd b\ufffd 🎰');
  } finally {
    Object.defineProperty(String.prototype, 'toWellFormed', own);
  }
});

test('keeps the calls that a browser has', () => {
  const own = [URL.canParse, URL.parse, AbortSignal.any, String.prototype.toWellFormed];
  addPolyfills();
  expect([URL.canParse, URL.parse, AbortSignal.any, String.prototype.toWellFormed]).toEqual(own);
});
