import type { MainMovement } from '../../domain/heldRewards.ts';
import type { Sql } from '../database/database.ts';

export interface ReferredPlayer {
  id: string;
  name: string;
  createdAt: Date;
  // Null until the first deposit is paid.
  firstDepositCents: number | null;
  earnedCents: number;
}

// Key of the reward's entry in the books of the referrer.
export const rewardKey = (refereeId: string) => `referral:${refereeId}`;

// Newest first.
export function listReferrals(sql: Sql, tenant: string, referrerId: string): Promise<ReferredPlayer[]> {
  return sql.query<ReferredPlayer>(
    `select users.id::text as id, name, created_at as "createdAt",
       (select amount from deposits where deposits.user_id = users.id and status = 2 order by paid_at, id limit 1) as "firstDepositCents",
       coalesce((select postings.amount from entries join postings on postings.entry_id = entries.id and postings.amount > 0
         where entries.tenant = $1 and entries.user_id = $2::bigint and entries.key = 'referral:' || users.id), 0) as "earnedCents"
     from users where tenant = $1 and referred_by = $2::bigint order by users.id desc`,
    [tenant, referrerId],
  );
}

export async function referrerOf(sql: Sql, tenant: string, userId: string): Promise<string | null> {
  const [row] = await sql.query<{ referrer: string | null }>(
    'select referred_by::text as referrer from users where tenant = $1 and id = $2::bigint',
    [tenant, userId],
  );
  return row?.referrer ?? null;
}

export async function setReferrer(
  sql: Sql,
  tenant: string,
  userId: string,
  referrerId: string,
): Promise<void> {
  await sql.query('update users set referred_by = $3::bigint where tenant = $1 and id = $2::bigint', [
    tenant,
    userId,
    referrerId,
  ]);
}

/** Lists movements of the main wallet since the first reward after that moment, oldest first. */
export function movementsSinceReward(
  sql: Sql,
  tenant: string,
  userId: string,
  after: Date,
): Promise<MainMovement[]> {
  return sql.query<MainMovement>(
    `with first as (
       select min(id) as id from entries
       where tenant = $1 and user_id = $2::bigint and kind = 'referral_reward' and created_at > $3
     )
     select entries.created_at as at,
       case when kind = 'referral_reward' then amount else 0 end as "rewardCents",
       (accounts.balance - coalesce(sum(amount) over (order by entries.id desc rows between unbounded preceding and 1 preceding), 0))::bigint
         as "balanceAfterCents"
     from entries join postings on postings.entry_id = entries.id
       join accounts on accounts.id = postings.account_id and accounts.name = 'main' and accounts.user_id = entries.user_id
     where entries.tenant = $1 and entries.user_id = $2::bigint and entries.id >= (select id from first)
     order by entries.id`,
    [tenant, userId, after],
  );
}
