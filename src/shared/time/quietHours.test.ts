import { expect, test } from 'vitest';
import { hourIn, isQuietHour } from './quietHours.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const quiet = (from: number, until: number) => hours.filter((hour) => isQuietHour({ from, until }, hour));

test('includes the first hour and excludes the last', () => {
  expect(quiet(9, 12)).toEqual([9, 10, 11]);
});

test('passes midnight', () => {
  expect(quiet(22, 2)).toEqual([0, 1, 22, 23]);
});

test('is empty when it ends where it begins', () => {
  expect(quiet(5, 5)).toEqual([]);
});

test('reads the hour of the site', () => {
  expect(hourIn(new Date('2026-11-23T02:30:00Z'), 'America/Sao_Paulo')).toBe(23);
  expect(hourIn(new Date('2026-11-23T03:30:00Z'), 'America/Sao_Paulo')).toBe(0);
});
