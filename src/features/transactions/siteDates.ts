import { isoDay } from '../../shared/time/formatTime.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** ISO dates as the operator's statement counts days: in the time of São Paulo. */
export const daysAgo = (days: number) => isoDay(Date.now() - days * dayMs);

export const today = () => daysAgo(0);
export const yearStart = () => `${today().slice(0, 4)}-01-01`;
