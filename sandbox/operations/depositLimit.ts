import type { LimitPeriod } from '../../src/shared/contract/protection.ts';
import { formatBrl } from '../../src/shared/money/formatBrl.ts';
import { currentLimit } from '../domain/limits.ts';
import { depositedSince } from '../store/deposits.ts';
import { listLimits } from '../store/limits.ts';
import type { Work } from './work.ts';

const periodDays: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 };
const periodNames: Readonly<Record<LimitPeriod, string>> = {
  day: 'diário',
  week: 'semanal',
  month: 'mensal',
};

/** Why the player's own deposit limits refuse this amount; null: they allow it. Unexpired open charges count. */
export async function depositLimitRefusal(
  work: Work,
  userId: string,
  amountCents: number,
): Promise<string | null> {
  for (const stored of await listLimits(work.sql, work.tenant, userId)) {
    const limit = currentLimit(stored, work.now);
    if (limit.kind !== 'deposit' || limit.value === null) continue;
    const since = new Date(work.now.getTime() - periodDays[limit.period] * 24 * 60 * 60 * 1000);
    const deposited = await depositedSince(work.sql, work.tenant, userId, since, work.now);
    if (deposited + amountCents > limit.value) {
      return `Este valor passa do seu limite ${periodNames[limit.period]} de depósito, ${formatBrl(limit.value)}.`;
    }
  }
  return null;
}
