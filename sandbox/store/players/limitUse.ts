import { sql } from 'kysely';
import {
  type LimitKind,
  type LimitPeriod,
  limitPeriods,
} from '../../../src/shared/contract/account/protection.ts';
import {
  transactionStatuses,
  transactionTypes,
} from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { betSources } from '../../domain/statement.ts';
import { coveredMs, type Interval } from '../../domain/timeUsed.ts';
import type { Db } from '../database/database.ts';
import { anyId } from '../database/ids.ts';
import { netPrizes, sumOf } from '../database/sums.ts';
import { depositedSince } from '../wallet/deposits.ts';

export type LimitUse = Record<LimitKind, Record<LimitPeriod, number>>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;
const periodDays: Readonly<Record<LimitPeriod, number>> = { day: 1, week: 7, month: 30 };

/** Returns what these accounts together used of their limits in the last 24 hours, 7 and 30 days, in the units of the limits. */
export async function limitUse(db: Db, userIds: readonly string[], now: Date): Promise<LimitUse> {
  const use: LimitUse = { deposit: none(), loss: none(), time: none(), bets: none() };
  for (const period of limitPeriods) {
    const since = new Date(now.getTime() - periodDays[period] * dayMs);
    use.deposit[period] = await depositedSince(db, userIds, since, now);
    const { bets, lost } = await playedSince(db, userIds, since);
    use.bets[period] = bets;
    use.loss[period] = Math.max(0, lost);
    use.time[period] = await minutesSince(db, userIds, since);
  }
  return use;
}

const none = () => ({ day: 0, week: 0, month: 0 });

// Stakes less wins in cents, and the number of stakes.
async function playedSince(
  db: Db,
  userIds: readonly string[],
  since: Date,
): Promise<{ bets: number; lost: number }> {
  const { bets, won } = await db
    .selectFrom('transactions')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('type', '=', transactionTypes.bet).as('bets'),
      sumOf(netPrizes).as('won'),
    ])
    .where('user_id', '=', anyId(userIds))
    .where('source_type', 'in', betSources)
    .where('status', '=', transactionStatuses.approved)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { bets, lost: -won };
}

/** Returns the minutes logged in since midnight in the site's time zone. */
export async function minutesToday(
  db: Db,
  userIds: readonly string[],
  now: Date,
  timeZone: string,
): Promise<number> {
  const { rows } = await sql<{ midnight: Date }>`
    select date_trunc('day', ${now}::timestamptz at time zone ${timeZone}::text) at time zone ${timeZone}::text as midnight`.execute(
    db,
  );
  return minutesSince(db, userIds, rows[0]?.midnight ?? now);
}

// Whole minutes that sessions cover, each from its start to its last activity.
async function minutesSince(db: Db, userIds: readonly string[], since: Date): Promise<number> {
  const sessions: Interval[] = await db
    .selectFrom('sessions')
    .select(['created_at as from', 'last_active_at as to'])
    .where('user_id', '=', anyId(userIds))
    .where('last_active_at', '>', since)
    .execute();
  return Math.floor(coveredMs(sessions, since) / minuteMs);
}
