const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Formats a birthday's `1990-05-01` as `01/05/1990` in every time zone; throws RangeError for any other text.
 */
export function formatCalendarDate(date: string): string {
  const match = isoDate.exec(date);
  if (!match) throw new RangeError(`Not an ISO calendar date: ${date}`);
  return `${match[3]}/${match[2]}/${match[1]}`;
}
