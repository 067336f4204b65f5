import { sql } from 'kysely';
import { transactionStatuses } from '../../../src/shared/contract/wallet/transactionCodes.ts';
import type { MainMovement } from '../../domain/heldRewards.ts';
import { entryKinds } from '../../domain/ledger.ts';
import type { Db } from '../database/database.ts';
import { idOf } from '../database/ids.ts';

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
export function listReferrals(db: Db, tenant: string, referrerId: string): Promise<ReferredPlayer[]> {
  return db
    .selectFrom('users')
    .select(({ cast, fn, lit, selectFrom }) => [
      cast<string>('users.id', 'text').as('id'),
      'name',
      'created_at as createdAt',
      selectFrom('deposits')
        .select('amount')
        .whereRef('deposits.user_id', '=', 'users.id')
        .where('status', '=', transactionStatuses.approved)
        .orderBy('paid_at')
        .orderBy('deposits.id')
        .limit(1)
        .as('firstDepositCents'),
      fn
        .coalesce(
          selectFrom('entries')
            .innerJoin('postings', (join) =>
              join.onRef('postings.entry_id', '=', 'entries.id').on('postings.amount', '>', 0),
            )
            .select('postings.amount')
            .where('entries.tenant', '=', tenant)
            .where('entries.user_id', '=', idOf(referrerId))
            .where('entries.key', '=', sql<string>`'referral:' || users.id`),
          lit(0),
        )
        .as('earnedCents'),
    ])
    .where('tenant', '=', tenant)
    .where('referred_by', '=', idOf(referrerId))
    .orderBy('users.id', 'desc')
    .execute();
}

export async function referrerOf(db: Db, tenant: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select(({ cast }) => cast<string | null>('referred_by', 'text').as('referrer'))
    .where('tenant', '=', tenant)
    .where('id', '=', idOf(userId))
    .executeTakeFirst();
  return row?.referrer ?? null;
}

export async function setReferrer(db: Db, tenant: string, userId: string, referrerId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ referred_by: referrerId })
    .where('tenant', '=', tenant)
    .where('id', '=', idOf(userId))
    .execute();
}

const movedLater = sql<number>`sum(amount) over (order by entries.id desc rows between unbounded preceding and 1 preceding)`;

/** Lists movements of the main wallet since the first reward after that moment, oldest first. */
export function movementsSinceReward(
  db: Db,
  tenant: string,
  userId: string,
  after: Date,
): Promise<MainMovement[]> {
  return db
    .with('first', (query) =>
      query
        .selectFrom('entries')
        .select(({ fn }) => fn.min<number>('id').as('id'))
        .where('tenant', '=', tenant)
        .where('user_id', '=', idOf(userId))
        .where('kind', '=', entryKinds.referralReward)
        .where('created_at', '>', after),
    )
    .selectFrom('entries')
    .innerJoin('postings', 'postings.entry_id', 'entries.id')
    .innerJoin('accounts', (join) =>
      join
        .onRef('accounts.id', '=', 'postings.account_id')
        .on('accounts.name', '=', 'main')
        .onRef('accounts.user_id', '=', 'entries.user_id'),
    )
    .select(({ eb, lit, ref }) => [
      'entries.created_at as at',
      eb
        .case()
        .when('kind', '=', entryKinds.referralReward)
        .then(ref('amount'))
        .else(lit<number>(0))
        .end()
        .as('rewardCents'),
      sql<number>`(accounts.balance - coalesce(${movedLater}, 0))::bigint`.as('balanceAfterCents'),
    ])
    .where('entries.tenant', '=', tenant)
    .where('entries.user_id', '=', idOf(userId))
    .where('entries.id', '>=', ({ selectFrom }) => selectFrom('first').select('id'))
    .orderBy('entries.id')
    .execute();
}
