import {
  type LimitKind,
  type LimitPeriod,
  type Limits,
  limitPeriods,
} from '../../shared/contract/account/protection.ts';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { isSingularBrl } from '../../shared/money/isSingularBrl.ts';
import type { PlayLimit } from '../../shared/money/playLimits.ts';

// The limit with the least left, in the unit of its kind.
export interface RemainingLimit {
  period: LimitPeriod;
  limit: number;
  used: number;
  left: number;
}

export function tightestLimit(limits: Limits, kind: LimitKind): RemainingLimit | null {
  const rooms = limitPeriods.flatMap((period): RemainingLimit[] => {
    const limit = limits[kind][period];
    if (limit === null) return [];
    const used = limits.used[kind][period] ?? 0;
    return [{ period, limit, used, left: Math.max(0, limit - used) }];
  });
  return rooms.reduce<RemainingLimit | null>(
    (tightest, room) => (tightest === null || room.left < tightest.left ? room : tightest),
    null,
  );
}

/** Lists the limits that apply to a bet. */
export function playLimits(limits: Limits): PlayLimit[] {
  return (['bets', 'loss', 'time'] as const).flatMap((kind) =>
    limitPeriods.flatMap((period): PlayLimit[] => {
      const limit = limits[kind][period];
      return limit === null ? [] : [{ kind, period, limit, used: limits.used[kind][period] ?? 0 }];
    }),
  );
}

export function tightestOf(limits: readonly PlayLimit[]): PlayLimit[] {
  const tightest = new Map<PlayLimit['kind'], PlayLimit>();
  for (const one of limits) {
    const other = tightest.get(one.kind);
    if (!other || one.limit - one.used < other.limit - other.used) tightest.set(one.kind, one);
  }
  return [...tightest.values()];
}

// `R$ 40,00`, `3 apostas`, `25 min`.
export function limitAmount(kind: LimitKind, value: number): string {
  if (kind === 'deposit' || kind === 'loss') return formatBrl(value);
  if (kind === 'time') return `${value} min`;
  return value === 1 ? '1 aposta' : `${value.toLocaleString('pt-BR')} apostas`;
}

// `restam 3 apostas`, `resta 1 aposta`, `resta R$ 1,99`.
export function leftText(kind: LimitKind, left: number): string {
  const isMoney = kind === 'deposit' || kind === 'loss';
  const isOne = isMoney ? isSingularBrl(left) : left === 1;
  return `${isOne ? 'resta' : 'restam'} ${limitAmount(kind, left)}`;
}

export const periodNames: Readonly<Record<LimitPeriod, string>> = {
  day: 'diário',
  week: 'semanal',
  month: 'mensal',
};
