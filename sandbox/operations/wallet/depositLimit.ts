import type { LimitPeriod } from '../../../src/shared/contract/account/protection.ts';
import { formatBrl } from '../../../src/shared/money/formatBrl.ts';
import { lowestLimits } from '../../domain/limits.ts';
import { listLimits } from '../../store/players/limits.ts';
import { depositedSince } from '../../store/wallet/deposits.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { operatorAccounts } from './playPermission.ts';

const periodDays: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 };
const periodNames: Readonly<Record<LimitPeriod, string>> = {
  day: 'diário',
  week: 'semanal',
  month: 'mensal',
};

/**
 * Returns why the player's deposit limits refuse this amount, or null. Open charges that have not expired count, except
 * the one that is being paid.
 */
export async function depositLimitRefusal(
  work: UnitOfWork,
  userId: string,
  amountCents: number,
  paidId: string | null = null,
): Promise<string | null> {
  const accounts = (await operatorAccounts(work, userId)).map(({ id }) => id);
  for (const limit of lowestLimits(await listLimits(work.db, accounts), work.now)) {
    if (limit.kind !== 'deposit' || limit.value === null) continue;
    const since = new Date(work.now.getTime() - periodDays[limit.period] * 24 * 60 * 60 * 1000);
    const deposited = await depositedSince(work.db, accounts, since, work.now, paidId);
    if (deposited + amountCents > limit.value) {
      return `Este valor passa do seu limite ${periodNames[limit.period]} de depósito, ${formatBrl(limit.value)}.`;
    }
  }
  return null;
}
