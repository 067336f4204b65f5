import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { daysAgo, today, yearStart } from './siteDates.ts';

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
