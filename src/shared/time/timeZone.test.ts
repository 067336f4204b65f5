import { expect, test } from 'vitest';
import { defaultTimeZone, siteTimeZone } from './timeZone.ts';

test('the time zone is the one that the operator names', () => {
  expect(siteTimeZone({ general_timezone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
});

test.each(['', 'Brasilia', 'America/', '  ', 'GMT-3 (Brasília)'])('%j is no time zone', (name) => {
  expect(siteTimeZone({ general_timezone: name })).toBe(defaultTimeZone);
});
