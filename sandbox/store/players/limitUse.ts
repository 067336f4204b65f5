import {
  type LimitKind,
  type LimitPeriod,
  limitPeriods,
} from '../../../src/shared/contract/account/protection.ts';
import { coveredMs, type Interval } from '../../domain/timeUsed.ts';
import type { Sql } from '../database/database.ts';
import { idArray } from '../operatorAccounts.ts';
import { depositedSince } from '../wallet/deposits.ts';

export type LimitUse = Record<LimitKind, Record<LimitPeriod, number>>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;
const periodDays: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 };

/** Returns what these accounts together used of their limits in the last 24 hours, 7 and 30 days, in the units of the limits. */
export async function limitUse(sql: Sql, userIds: readonly string[], now: Date): Promise<LimitUse> {
  const use: LimitUse = { deposit: none(), loss: none(), time: none(), bets: none() };
  for (const period of limitPeriods) {
    const since = new Date(now.getTime() - periodDays[period] * dayMs);
    use.deposit[period] = await depositedSince(sql, userIds, since, now);
    const { bets, lost } = await playedSince(sql, userIds, since);
    use.bets[period] = bets;
    use.loss[period] = Math.max(0, lost);
    use.time[period] = await minutesSince(sql, userIds, since);
  }
  return use;
}

const none = () => ({ day: 0, week: 0, month: 0 });

// Stakes less wins in cents, and the number of stakes.
async function playedSince(
  sql: Sql,
  userIds: readonly string[],
  since: Date,
): Promise<{ bets: number; lost: number }> {
  const [row] = await sql.query<{ bets: number; lost: number }>(
    `select count(*) filter (where type = 0) as bets,
       coalesce(sum(case when type = 0 then amount else -amount end), 0)::bigint as lost
     from transactions
     where user_id = any($1::bigint[]) and source_type in ('CasinoBet', 'SportBet') and status = 2
       and created_at >= $2`,
    [idArray(userIds), since],
  );
  return row ?? { bets: 0, lost: 0 };
}

/** Returns the minutes logged in since midnight in the site's time zone. */
export async function minutesToday(
  sql: Sql,
  userIds: readonly string[],
  now: Date,
  timeZone: string,
): Promise<number> {
  const zone = 'at time zone $2::text';
  const [row] = await sql.query<{ midnight: Date }>(
    `select date_trunc('day', $1::timestamptz ${zone}) ${zone} as midnight`,
    [now, timeZone],
  );
  return minutesSince(sql, userIds, row?.midnight ?? now);
}

// Whole minutes that sessions cover, each from its start to its last activity.
async function minutesSince(sql: Sql, userIds: readonly string[], since: Date): Promise<number> {
  const sessions = await sql.query<Interval>(
    `select created_at as "from", last_active_at as "to" from sessions
     where user_id = any($1::bigint[]) and last_active_at > $2`,
    [idArray(userIds), since],
  );
  return Math.floor(coveredMs(sessions, since) / minuteMs);
}
