import type { LimitKind, LimitPeriod } from '../contract/protection.ts';
import { formatBrl } from './formatBrl.ts';

/** Limits that hold for every bet; the others hold elsewhere. */
export type PlayLimitKind = Exclude<LimitKind, 'deposit'>;

/** A player's own limit and what counts towards it by now: cents for loss, minutes for time, bets for bets. */
export interface PlayLimit {
  kind: PlayLimitKind;
  period: LimitPeriod;
  limit: number;
  used: number;
}

const periodNames: Readonly<Record<LimitPeriod, string>> = {
  day: 'diário',
  week: 'semanal',
  month: 'mensal',
};

/** What one more bet adds: a stake counts as lost until it wins; time is over once its last minute is. */
const added: Readonly<Record<PlayLimitKind, (stakeCents: number) => number>> = {
  loss: (stakeCents) => stakeCents,
  bets: () => 1,
  time: () => 1,
};

const texts: Readonly<Record<PlayLimitKind, (period: string, value: number) => string>> = {
  loss: (period, value) => `Esta aposta passa do seu limite ${period} de perda, ${formatBrl(value)}.`,
  bets: (period, value) => `Você atingiu seu limite ${period} de apostas, ${value}.`,
  time: (period, value) => `Você atingiu seu limite ${period} de tempo, ${value} minutos.`,
};

/**
 * Why the player's own limits refuse a stake; null: they allow it. The same function says it in the page before the
 * press and decides in the sandbox.
 */
export function playLimitRefusal(limits: readonly PlayLimit[], stakeCents: number): string | null {
  const broken = limits.find(({ kind, limit, used }) => used + added[kind](stakeCents) > limit);
  return broken ? texts[broken.kind](periodNames[broken.period], broken.limit) : null;
}
