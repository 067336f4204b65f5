import { isoDay } from '../../../../shared/time/formatTime.ts';
import { defaultTimeZone } from '../../../../shared/time/timeZone.ts';

// Eight digits, day first.
export const birthdayMask = '##/##/####';

const firstYear = 1900;
const minimumAge = 18;

interface CalendarDay {
  day: number;
  month: number;
  year: number;
}

function dayFirst(digits: string): CalendarDay | null {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(digits) ?? [];
  return day && month && year ? { day: Number(day), month: Number(month), year: Number(year) } : null;
}

const two = (value: number) => String(value).padStart(2, '0');

function exists({ day, month, year }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= firstYear && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Converts `12041996` to `1996-04-12`; null for an invalid day or one before 1900. */
export function isoBirthday(digits: string): string | null {
  const date = dayFirst(digits);
  return date && exists(date) ? `${date.year}-${two(date.month)}-${two(date.day)}` : null;
}

/** Converts an ISO date or instant to digits, day first; empty for anything else. */
export function birthdayDigits(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso) ?? [];
  return year && month && day ? `${day}${month}${year}` : '';
}

/** Reorders a birthday that the browser filled in year first: read day first, its year is before 1900. */
export function dayFirstDigits(digits: string): string {
  const read = dayFirst(digits);
  if (!read || read.year >= firstYear) return digits;
  const turned = digits.slice(6) + digits.slice(4, 6) + digits.slice(0, 4);
  return isoBirthday(turned) ? turned : digits;
}

export function birthdayError(digits: string | undefined, now: Date = new Date()): string | undefined {
  const iso = isoBirthday(digits ?? '');
  if (!iso) return digits ? 'Confira a data (dia/mês/ano).' : 'Informe sua data de nascimento.';
  const [year = '', rest = ''] = [iso.slice(0, 4), iso.slice(4)];
  const adult = `${Number(year) + minimumAge}${rest}`;
  return adult <= isoDay(now, defaultTimeZone) ? undefined : 'É preciso ter 18 anos ou mais.';
}
