import { type LimitKind, type LimitPeriod, limitPeriods } from '../../src/shared/contract/protection.ts';
import { coveredMs, type Interval } from '../domain/timeUsed.ts';
import type { Sql } from './database.ts';
import { depositedSince } from './deposits.ts';

export type LimitUse = Record<LimitKind, Record<LimitPeriod, number>>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;
const periodDays: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 };

/** What counts towards a player's limits: in the last 24 hours, 7 and 30 days. Units as in the limits. */
export async function limitUse(sql: Sql, tenant: string, userId: string, now: Date): Promise<LimitUse> {
  const use: LimitUse = { deposit: none(), loss: none(), time: none(), bets: none() };
  for (const period of limitPeriods) {
    const since = new Date(now.getTime() - periodDays[period] * dayMs);
    use.deposit[period] = await depositedSince(sql, tenant, userId, since, now);
    const { bets, lost } = await playedSince(sql, tenant, userId, since);
    use.bets[period] = bets;
    use.loss[period] = Math.max(0, lost);
    use.time[period] = await minutesSince(sql, tenant, userId, since);
  }
  return use;
}

const none = () => ({ day: 0, week: 0, month: 0 });

/** Stakes less wins, in cents, and how many stakes. */
async function playedSince(
  sql: Sql,
  tenant: string,
  userId: string,
  since: Date,
): Promise<{ bets: number; lost: number }> {
  const [row] = await sql.query<{ bets: number; lost: number }>(
    `select count(*) filter (where type = 0) as bets,
       coalesce(sum(case when type = 0 then amount else -amount end), 0)::bigint as lost
     from transactions
     where tenant = $1 and user_id = $2::bigint and source_type in ('CasinoBet', 'SportBet') and status = 2
       and created_at >= $3`,
    [tenant, userId, since],
  );
  return row ?? { bets: 0, lost: 0 };
}

/** Minutes logged in since midnight in site time. */
export async function minutesToday(
  sql: Sql,
  tenant: string,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<number> {
  const zone = 'at time zone $2::text';
  const [row] = await sql.query<{ midnight: Date }>(
    `select date_trunc('day', $1::timestamptz ${zone}) ${zone} as midnight`,
    [now, timeZone],
  );
  return minutesSince(sql, tenant, userId, row?.midnight ?? now);
}

/** Whole minutes that the player's sessions cover, each from its start to the player's last activity in it. */
async function minutesSince(sql: Sql, tenant: string, userId: string, since: Date): Promise<number> {
  const sessions = await sql.query<Interval>(
    `select created_at as "from", last_active_at as "to" from sessions
     where tenant = $1 and user_id = $2::bigint and last_active_at > $3`,
    [tenant, userId, since],
  );
  return Math.floor(coveredMs(sessions, since) / minuteMs);
}
