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

test('what waits for the tag scripts stays in order', () => {
  gtag('js', 0);
  pushEvent({ event: 'login' }, tags);
  expect(Array.from(Object(page.dataLayer)).map((entry) => Object(entry)[0])).toEqual(['js', 'event']);
});

test('a page that is open for long keeps the last entries only', () => {
  for (let bet = 1; bet <= 1_000; bet += 1) gtag('event', 'bet', { bet });
  const entries = Array.from(Object(page.dataLayer));
  expect(entries).toHaveLength(300);
  expect(Object(entries.at(-1))[2]).toEqual({ bet: 1_000 });
});

test('a guarded queue harms nobody', () => {
  page.dataLayer = Object.freeze([]);
  expect(() => pushEvent({ event: 'login' }, tags)).not.toThrow();
});
