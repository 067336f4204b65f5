import { isoDay } from '../../shared/time/formatTime.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns an ISO date that exists in a year the operator accepts, and an empty string for any other text. */
export function readDay(text: string): string {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return '';
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? '' : text;
}

/** Returns ISO dates in the operator's time zone. */
export const daysAgo = (days: number, timeZone: string) => isoDay(Date.now() - days * dayMs, timeZone);

export const today = (timeZone: string) => daysAgo(0, timeZone);
export const yearStart = (timeZone: string) => `${today(timeZone).slice(0, 4)}-01-01`;

/** Names the day of a movement: `Hoje`, `Ontem` or `segunda-feira, 23 de novembro de 2026`. */
export function dayHeading(instant: string, now: Date, timeZone: string): string {
  const day = isoDay(instant, timeZone);
  if (day === isoDay(now, timeZone)) return 'Hoje';
  if (day === isoDay(now.getTime() - dayMs, timeZone)) return 'Ontem';
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat('pt-BR', parts).format(new Date(instant));
}
