import type { LimitKind, LimitPeriod } from '../contract/account/protection.ts';
import { formatBrl } from './formatBrl.ts';

// Limits that are checked for every bet; the deposit limit is checked elsewhere.
export type PlayLimitKind = Exclude<LimitKind, 'deposit'>;

// A player's own limit and what counts towards it by now: cents for loss, minutes for time, bets for bets.
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

const values: Readonly<Record<PlayLimitKind, (value: number) => string>> = {
  loss: (value) => `de perda, ${formatBrl(value)}`,
  bets: (value) => `de apostas, ${value}`,
  time: (value) => `de tempo, ${value === 1 ? '1 minuto' : `${value} minutos`}`,
};

// `limite diário de tempo, 30 minutos`
const named = ({ kind, period, limit }: PlayLimit) => `limite ${periodNames[period]} ${values[kind](limit)}`;

/** Returns a limit with nothing left, even for the smallest bet; the time limit comes before the others. */
export function reachedLimit(limits: readonly PlayLimit[]): PlayLimit | null {
  const reached = limits.filter(({ limit, used }) => used >= limit);
  return reached.find(({ kind }) => kind === 'time') ?? reached[0] ?? null;
}

export const reachedText = (limit: PlayLimit) => `Você atingiu seu ${named(limit)}.`;

/**
 * Explains why the player's own limits refuse a stake, or returns null; the page and the sandbox share it.
 */
export function playLimitRefusal(limits: readonly PlayLimit[], stakeCents: number): string | null {
  const reached = reachedLimit(limits);
  if (reached) return reachedText(reached);
  // A stake counts as lost until it wins.
  const broken = limits.find(({ kind, limit, used }) => kind === 'loss' && used + stakeCents > limit);
  return broken ? `Esta aposta passa do seu ${named(broken)}.` : null;
}
