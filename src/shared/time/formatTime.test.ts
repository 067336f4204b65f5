import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCalendarDate, formatDate, formatDateTime, formatTime, isoDay } from './formatTime.ts';
import { defaultTimeZone } from './timeZone.ts';

const recentInstant = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('times', () => {
  it('are those of the zone, not of the machine', () => {
    expect(formatDateTime('2026-01-01T02:30:00Z', defaultTimeZone)).toBe('31/12/2025 23:30');
    expect(formatDate('2026-01-01T02:30:00Z', defaultTimeZone)).toBe('31/12/2025');
    expect(formatTime('2026-01-01T03:00:00Z', defaultTimeZone)).toBe('00:00');
  });

  it('follow the zone that the operator names', () => {
    expect(formatDateTime('2026-01-01T02:30:00Z', 'America/Manaus')).toBe('31/12/2025 22:30');
  });

  it('are three hours behind UTC since Brazil ended daylight saving', () => {
    fc.assert(
      fc.property(recentInstant, (instant) => {
        const shifted = new Date(instant.getTime() - 3 * 60 * 60 * 1000).toISOString();
        const [year, month, day] = shifted.slice(0, 10).split('-');
        expect(formatDateTime(instant, defaultTimeZone)).toBe(
          `${day}/${month}/${year} ${shifted.slice(11, 16)}`,
        );
      }),
    );
  });

  it('give the ISO day of the zone, padded with zeros', () => {
    expect(isoDay('2026-01-01T02:30:00Z', defaultTimeZone)).toBe('2025-12-31');
    expect(isoDay('2026-03-05T02:30:00Z', 'Asia/Tokyo')).toBe('2026-03-05');
  });

  it('reject values that are not instants', () => {
    expect(() => formatDate('ontem', defaultTimeZone)).toThrow(RangeError);
    expect(() => isoDay('ontem', defaultTimeZone)).toThrow(RangeError);
  });
});

describe('calendar dates', () => {
  it('keep their day', () => {
    expect(formatCalendarDate('1990-05-01')).toBe('01/05/1990');
  });

  it('reject instants and texts', () => {
    for (const wrong of ['1990-05-01T00:00:00Z', '01/05/1990', '']) {
      expect(() => formatCalendarDate(wrong)).toThrow(RangeError);
    }
  });
});
