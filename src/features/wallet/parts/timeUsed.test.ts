import { expect, test } from 'vitest';
import { timeUsed } from './timeUsed.ts';

const minuteMs = 60_000;
const unknown = { day: null, week: null, month: null };
const used = (day: number | null) => ({
  deposit: unknown,
  loss: unknown,
  bets: unknown,
  time: { ...unknown, day },
});
/** Twenty minutes to midnight in São Paulo. */
const lateMs = Date.parse('2026-05-05T02:40:00Z');

test('the time is that of the day, goes on between two answers and begins anew at midnight', () => {
  const answer = { limits: { time_today: 90, used: used(200) }, atMs: lateMs };
  const at = (minutes: number) => timeUsed(answer, lateMs, lateMs + minutes * minuteMs);
  expect(at(0)).toEqual({ ms: 90 * minuteMs, span: 'hoje' });
  expect(at(19)).toEqual({ ms: 109 * minuteMs, span: 'hoje' });
  expect(at(20)).toEqual({ ms: 0, span: 'hoje' });
  expect(at(25)).toEqual({ ms: 5 * minuteMs, span: 'hoje' });
});

test('an operator that counts by 24 hours, or not at all, is said so', () => {
  const rolling = { limits: { time_today: undefined, used: used(200) }, atMs: lateMs };
  expect(timeUsed(rolling, lateMs, lateMs + minuteMs)).toEqual({ ms: 201 * minuteMs, span: 'em 24 h' });
  const silent = { limits: { time_today: undefined, used: used(null) }, atMs: lateMs };
  for (const answer of [silent, null]) {
    expect(timeUsed(answer, lateMs, lateMs + minuteMs)).toEqual({ ms: minuteMs, span: 'nesta visita' });
  }
});
