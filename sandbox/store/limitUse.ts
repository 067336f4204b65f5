import { type LimitKind, type LimitPeriod, limitPeriods } from '../../src/shared/contract/protection.ts';
import type { Sql } from './database.ts';
import { depositedSince } from './deposits.ts';

export type LimitUse = Record<LimitKind, Record<LimitPeriod, number>>;

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
    use.time[period] = await minutesSince(sql, tenant, userId, since, now);
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
export async function minutesToday(sql: Sql, tenant: string, userId: string, now: Date): Promise<number> {
  const zone = "at time zone 'America/Sao_Paulo'";
  const [row] = await sql.query<{ midnight: Date }>(
    `select date_trunc('day', $1::timestamptz ${zone}) ${zone} as midnight`,
    [now],
  );
  return minutesSince(sql, tenant, userId, row?.midnight ?? now, now);
}

/** Minutes of sessions, whole ones; a session that is still open counts until now. */
async function minutesSince(
  sql: Sql,
  tenant: string,
  userId: string,
  since: Date,
  now: Date,
): Promise<number> {
  const [row] = await sql.query<{ minutes: number }>(
    `select coalesce(floor(sum(extract(epoch from
       least(coalesce(ended_at, expires_at), expires_at, $4) - greatest(created_at, $3)) / 60)), 0)::bigint as minutes
     from sessions
     where tenant = $1 and user_id = $2::bigint and least(coalesce(ended_at, expires_at), expires_at, $4) > $3`,
    [tenant, userId, since, now],
  );
  return row?.minutes ?? 0;
}
