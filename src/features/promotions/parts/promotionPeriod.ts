import type { Promotion } from '../../../shared/contract/content/promotions.ts';
import { formatDate } from '../../../shared/time/formatTime.ts';

export interface PromotionPeriod {
  state: 'upcoming' | 'running' | 'ended';
  // As in `até 15/12/2026`.
  text: string;
}

function instant(text: string | undefined): number | null {
  const ms = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}

/** Describes when a promotion runs; invalid dates count as absent. */
export function promotionPeriod(
  { starts_at, ends_at }: Pick<Promotion, 'starts_at' | 'ends_at'>,
  nowMs: number,
  timeZone: string,
): PromotionPeriod {
  const start = instant(starts_at);
  const end = instant(ends_at);
  if (end !== null && end <= nowMs)
    return { state: 'ended', text: `Encerrada em ${formatDate(end, timeZone)}` };
  if (start !== null && start > nowMs)
    return { state: 'upcoming', text: `Começa em ${formatDate(start, timeZone)}` };
  if (end === null) return { state: 'running', text: 'Por tempo indeterminado' };
  return { state: 'running', text: `Até ${formatDate(end, timeZone)}` };
}
