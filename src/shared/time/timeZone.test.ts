import { expect, test } from 'vitest';
import { defaultTimeZone, siteTimeZone } from './timeZone.ts';

test('takes the time zone that the operator names', () => {
  expect(siteTimeZone({ general_timezone: 'Asia/Tokyo' })).toBe('Asia/Tokyo');
});

test.each(['', 'Brasilia', 'America/', '  ', 'GMT-3 (Brasília)'])(
  'falls back to the default time zone for %j',
  (name) => {
    expect(siteTimeZone({ general_timezone: name })).toBe(defaultTimeZone);
  },
);
