import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TagId } from './tagIds.ts';
import { gtag, pushEvent } from './tagQueue.ts';

const tags: TagId[] = [{ kind: 'gtag', id: 'G-1' }];
const page: Record<string, unknown> = {};

beforeEach(() => vi.stubGlobal('window', page));
afterEach(() => {
  vi.unstubAllGlobals();
  delete page.dataLayer;
});

test('keeps the order of entries until the tag scripts load', () => {
  gtag('js', 0);
  pushEvent({ event: 'login' }, tags);
  expect(Array.from(Object(page.dataLayer)).map((entry) => Object(entry)[0])).toEqual(['js', 'event']);
});

test('keeps only the last entries of a page that stays open', () => {
  for (let bet = 1; bet <= 1_000; bet += 1) gtag('event', 'bet', { bet });
  const entries = Array.from(Object(page.dataLayer));
  expect(entries).toHaveLength(300);
  expect(Object(entries.at(-1))[2]).toEqual({ bet: 1_000 });
});

test('survives a frozen queue', () => {
  page.dataLayer = Object.freeze([]);
  expect(() => pushEvent({ event: 'login' }, tags)).not.toThrow();
});
