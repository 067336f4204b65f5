import {
  type LimitKind,
  type LimitPeriod,
  type Limits,
  limitPeriods,
} from '../../shared/contract/protection.ts';

/** The limit that leaves the least, in the unit of its kind; null: the player has none of this kind. */
export interface LimitRoom {
  period: LimitPeriod;
  limit: number;
  used: number;
  left: number;
}

export function tightestLimit(limits: Limits, kind: LimitKind): LimitRoom | null {
  const rooms = limitPeriods.flatMap((period): LimitRoom[] => {
    const limit = limits[kind][period];
    if (limit === null) return [];
    const used = limits.used[kind][period] ?? 0;
    return [{ period, limit, used, left: Math.max(0, limit - used) }];
  });
  return rooms.reduce<LimitRoom | null>(
    (tightest, room) => (tightest === null || room.left < tightest.left ? room : tightest),
    null,
  );
}

export const periodNames: Readonly<Record<LimitPeriod, string>> = {
  day: 'diário',
  week: 'semanal',
  month: 'mensal',
};
