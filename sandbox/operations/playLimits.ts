import type { LimitKind, LimitPeriod } from '../../src/shared/contract/protection.ts';
import { formatBrl } from '../../src/shared/money/formatBrl.ts';
import { currentLimit } from '../domain/limits.ts';
import { listLimits } from '../store/limits.ts';
import { limitUse } from '../store/limitUse.ts';
import type { Work } from './work.ts';

const periodNames: Readonly<Record<LimitPeriod, string>> = {
  day: 'diário',
  week: 'semanal',
  month: 'mensal',
};

/**
 * Why the player's own limits on loss, time and number of bets refuse this stake; null: they allow it. The stake
 * counts as lost until it wins. The limits' rows stay locked, so that stakes of one player take turns.
 */
export async function playLimitRefusal(
  work: Work,
  userId: string,
  stakeCents: number,
): Promise<string | null> {
  const limits = (await listLimits(work.sql, work.tenant, userId)).map((limit) =>
    currentLimit(limit, work.now),
  );
  if (!limits.some(({ kind, value }) => kind !== 'deposit' && value !== null)) return null;
  const use = await limitUse(work.sql, work.tenant, userId, work.now);
  for (const { kind, period, value } of limits) {
    if (value === null || kind === 'deposit') continue;
    if (use[kind][period] + added[kind](stakeCents) > value) return texts[kind](periodNames[period], value);
  }
  return null;
}

type PlayKind = Exclude<LimitKind, 'deposit'>;

/** What one more bet adds; time is over once its last minute is. */
const added: Readonly<Record<PlayKind, (stakeCents: number) => number>> = {
  loss: (stakeCents) => stakeCents,
  bets: () => 1,
  time: () => 1,
};

const texts: Readonly<Record<PlayKind, (period: string, value: number) => string>> = {
  loss: (period, value) => `Esta aposta passa do seu limite ${period} de perda, ${formatBrl(value)}.`,
  bets: (period, value) => `Você atingiu seu limite ${period} de apostas, ${value}.`,
  time: (period, value) => `Você atingiu seu limite ${period} de tempo, ${value} minutos.`,
};
