const dayMs = 24 * 60 * 60 * 1000;

// Made when a date is asked for: that takes longer than all the rest of the page's code that comes ahead of its use.
let isoDay: Intl.DateTimeFormat | undefined;

/** ISO dates as the operator's statement counts days: in the time of São Paulo. */
export function daysAgo(days: number): string {
  isoDay ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });
  return isoDay.format(new Date(Date.now() - days * dayMs));
}

export const today = () => daysAgo(0);
export const yearStart = () => `${today().slice(0, 4)}-01-01`;
