import { expect, test } from 'vitest';
import { hourPriceCents } from './HourPrice.tsx';

test('multiplies stake, rounds and the share that the game keeps', () => {
  expect(hourPriceCents(100, { roundsPerHour: 720, rtp: 0.99 })).toBe(720);
  expect(hourPriceCents(500, { roundsPerHour: 163, rtp: 14 / 15 })).toBe(5_433);
  expect(hourPriceCents(0, { roundsPerHour: 720, rtp: 0.99 })).toBe(0);
});
