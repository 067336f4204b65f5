import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayHeading, daysAgo, readDay, today, yearStart } from './siteDates.ts';

// Some ICU versions format `en-CA` dates with the month first.
class MonthFirst extends Intl.DateTimeFormat {
  override format = () => '11/22/2026';
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T02:30:00Z') });
  vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: MonthFirst } }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('returns ISO dates when the browser formats the month first', () => {
  const timeZone = 'America/Sao_Paulo';
  expect([today(timeZone), daysAgo(30, timeZone), yearStart(timeZone)]).toEqual([
    '2026-11-22',
    '2026-10-23',
    '2026-01-01',
  ]);
});

test("returns days of the operator's time zone", () => {
  expect([today('Asia/Tokyo'), daysAgo(1, 'Asia/Tokyo')]).toEqual(['2026-11-23', '2026-11-22']);
});

test('names days by the operator’s time zone', () => {
  vi.unstubAllGlobals();
  const zone = 'America/Sao_Paulo';
  const now = new Date('2026-11-24T12:00:00Z');
  expect(dayHeading('2026-11-24T03:00:00Z', now, zone)).toBe('Hoje');
  // Still the evening before in Brazil.
  expect(dayHeading('2026-11-24T02:59:00Z', now, zone)).toBe('Ontem');
  expect(dayHeading('2026-11-20T15:00:00Z', now, zone)).toBe('sexta-feira, 20 de novembro de 2026');
});

test.each(['abc', '2025-1-5', '2025-02-30', '0202-01-01', ''])('reads no day from "%s"', (text) => {
  expect(readDay(text)).toBe('');
});

test('reads a day that exists', () => {
  expect(readDay('2024-02-29')).toBe('2024-02-29');
});
