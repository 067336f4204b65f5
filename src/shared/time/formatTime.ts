// ISO 8601 with an offset or `Z`, milliseconds since the epoch, or a Date.
export type Instant = string | number | Date;

const datePart = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const timePart = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

// Creating a formatter costs about as much as a hundred uses of it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(kind: string, part: Intl.DateTimeFormatOptions, timeZone: string): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat('pt-BR', { ...part, timeZone });
  formatters.set(key, made);
  return made;
}

// `31/12/2025`. Throws RangeError for an invalid instant.
export function formatDate(instant: Instant, timeZone: string): string {
  return formatter('date', datePart, timeZone).format(new Date(instant));
}

// `23:59`. Throws RangeError for an invalid instant.
export function formatTime(instant: Instant, timeZone: string): string {
  return formatter('time', timePart, timeZone).format(new Date(instant));
}

// `31/12/2025 23:59`. Throws RangeError for an invalid instant.
export function formatDateTime(instant: Instant, timeZone: string): string {
  return `${formatDate(instant, timeZone)} ${formatTime(instant, timeZone)}`;
}

// `2025-12-31`, built from parts because ICU versions differ in the date order of a locale. Throws RangeError
// for an invalid instant.
export function isoDay(instant: Instant, timeZone: string): string {
  const parts = formatter('date', datePart, timeZone).formatToParts(new Date(instant));
  const digits = (type: 'year' | 'month' | 'day') =>
    (parts.find((part) => part.type === type)?.value ?? '').padStart(2, '0');
  return `${digits('year')}-${digits('month')}-${digits('day')}`;
}

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Formats a birthday's `1990-05-01` as `01/05/1990` in every time zone; throws RangeError for any other text.
 */
export function formatCalendarDate(date: string): string {
  const match = isoDate.exec(date);
  if (!match) throw new RangeError(`Not an ISO calendar date: ${date}`);
  return `${match[3]}/${match[2]}/${match[1]}`;
}
