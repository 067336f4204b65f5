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
// Twenty minutes to midnight in São Paulo.
const lateMs = Date.parse('2026-05-05T02:40:00Z');

const at = (minutes: number, activeMinutes = minutes) => ({
  openedMs: lateMs,
  activeAtMs: lateMs + activeMinutes * minuteMs,
  nowMs: lateMs + minutes * minuteMs,
  timeZone: 'America/Sao_Paulo',
});

test("counts the day's time between responses and restarts at midnight", () => {
  const response = { limits: { time_today: 90, used: used(200) }, atMs: lateMs };
  const after = (minutes: number) => timeUsed(response, at(minutes));
  expect(after(0)).toEqual({ ms: 90 * minuteMs, span: 'hoje' });
  expect(after(19)).toEqual({ ms: 109 * minuteMs, span: 'hoje' });
  expect(after(20)).toEqual({ ms: 0, span: 'hoje' });
  expect(after(25)).toEqual({ ms: 5 * minuteMs, span: 'hoje' });
});

test('labels time by 24 hours or by visit when the operator does not count the day', () => {
  const rolling = { limits: { time_today: undefined, used: used(200) }, atMs: lateMs };
  expect(timeUsed(rolling, at(1))).toEqual({ ms: 201 * minuteMs, span: 'em 24 h' });
  const silent = { limits: { time_today: undefined, used: used(null) }, atMs: lateMs };
  for (const response of [silent, null]) {
    expect(timeUsed(response, at(1))).toEqual({ ms: minuteMs, span: 'nesta visita' });
  }
});

test('ends with the last activity, also across midnight', () => {
  const response = { limits: { time_today: 41, used: used(200) }, atMs: lateMs };
  expect(timeUsed(response, at(15, 4)).ms).toBe(45 * minuteMs);
  expect(timeUsed(response, at(15, -30)).ms).toBe(41 * minuteMs);
  expect(timeUsed(response, at(200, 4)).ms).toBe(0);
  expect(timeUsed(response, at(200, 23)).ms).toBe(3 * minuteMs);
  expect(timeUsed(null, at(200, 23)).ms).toBe(23 * minuteMs);
});

test("starts the day at midnight of the operator's time zone", () => {
  const response = { limits: { time_today: 90, used: used(200) }, atMs: lateMs };
  expect(timeUsed(response, { ...at(20), timeZone: 'Asia/Tokyo' }).ms).toBe(110 * minuteMs);
});
