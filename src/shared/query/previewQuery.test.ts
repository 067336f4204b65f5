import { expect, test } from 'vitest';
import { saveLandingQuery } from '../storage/landingQuery.ts';
import { previewQuery } from './previewQuery.ts';

test.each([
  ['?preview=a.b-c.d_e&utm_source=x', '?preview=a.b-c.d_e'],
  ['?utm_source=x&preview=a.b.c', '?preview=a.b.c'],
  ['?nopreview=a', ''],
  ['?preview=', ''],
  ['', ''],
])('takes the preview of %j', (search, expected) => {
  expect(previewQuery(search)).toBe(expected);
});

test.each([
  ['?preview=a.b.c', ''],
  ['?preview=a.b.c&utm_source=x', '?utm_source=x'],
  ['?utm_source=x&preview=a.b.c', '?utm_source=x'],
  ['?utm_source=x', '?utm_source=x'],
  ['', ''],
])('keeps the preview in %j out of campaign measurement', (search, expected) => {
  const page: Parameters<typeof saveLandingQuery>[0] = { location: { search } };
  saveLandingQuery(page);
  expect(page.__landingQuery).toBe(expected);
});
