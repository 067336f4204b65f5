import { isoDay } from '../../shared/time/formatTime.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns ISO dates in the operator's time zone. */
export const daysAgo = (days: number, timeZone: string) => isoDay(Date.now() - days * dayMs, timeZone);

export const today = (timeZone: string) => daysAgo(0, timeZone);
export const yearStart = (timeZone: string) => `${today(timeZone).slice(0, 4)}-01-01`;
