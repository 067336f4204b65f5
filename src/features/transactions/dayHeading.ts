import { isoDay } from '../../shared/time/formatTime.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Names the day of a movement: `Hoje`, `Ontem` or `segunda-feira, 23 de novembro de 2026`. */
export function dayHeading(instant: string, now: Date, timeZone: string): string {
  const day = isoDay(instant, timeZone);
  if (day === isoDay(now, timeZone)) return 'Hoje';
  if (day === isoDay(now.getTime() - dayMs, timeZone)) return 'Ontem';
  const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat('pt-BR', parts).format(new Date(instant));
}
