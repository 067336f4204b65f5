import type { LimitPeriod } from '../../src/shared/contract/protection.ts';
import { currentLimit } from '../domain/limits.ts';
import { formatCents } from '../domain/money.ts';
import { listLimits } from '../store/limits.ts';
import { lostSince } from '../store/losses.ts';
import type { Work } from './work.ts';

const dayMs = 24 * 60 * 60 * 1000;
const periods: Readonly<Record<LimitPeriod, { days: number; name: string }>> = {
  day: { days: 1, name: 'diário' },
  week: { days: 7, name: 'semanal' },
  month: { days: 30, name: 'mensal' },
};

/** Why the player's own loss limits refuse this stake; null: they allow it. The stake counts as lost until it wins. */
export async function lossLimitRefusal(
  work: Work,
  userId: string,
  stakeCents: number,
): Promise<string | null> {
  for (const stored of await listLimits(work.sql, work.tenant, userId)) {
    const { kind, period, value } = currentLimit(stored, work.now);
    if (kind !== 'loss' || value === null) continue;
    const { days, name } = periods[period];
    const since = new Date(work.now.getTime() - days * dayMs);
    const lostCents = await lostSince(work.sql, work.tenant, userId, since);
    if (lostCents + stakeCents > value) {
      return `Esta aposta passa do seu limite ${name} de perda, ${formatCents(value)}.`;
    }
  }
  return null;
}
