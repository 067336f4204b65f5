import type { Habits } from '../../../src/shared/contract/account/habits.ts';
import { transactionStatuses } from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { betSources } from '../../domain/statement.ts';
import type { Db } from '../database/database.ts';
import { anyId } from '../database/ids.ts';
import { netPrizes, sumOf } from '../database/sums.ts';

export type StoredHabits = Pick<Habits, 'reality_check' | 'quiet_hours'>;

/** Reads the habits of accounts that count together; one with hours without deposits comes first. */
export async function readHabits(db: Db, userIds: readonly string[]): Promise<StoredHabits> {
  const row = await db
    .selectFrom('habits')
    .select(['reality_check', 'quiet_from as from', 'quiet_until as until'])
    .where('user_id', '=', anyId(userIds))
    .orderBy(({ eb }) => eb('quiet_from', 'is', null))
    .orderBy('user_id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { reality_check: 60, quiet_hours: null };
  const { reality_check, from, until } = row;
  return { reality_check, quiet_hours: from === null || until === null ? null : { from, until } };
}

export async function saveHabits(
  db: Db,
  tenant: string,
  userId: string,
  { reality_check, quiet_hours }: StoredHabits,
): Promise<void> {
  const habits = {
    reality_check,
    quiet_from: quiet_hours?.from ?? null,
    quiet_until: quiet_hours?.until ?? null,
  };
  await db
    .insertInto('habits')
    .values({ tenant, user_id: userId, ...habits })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(habits))
    .execute();
}

/** Sums up prizes minus stakes since the accounts were opened, in cents. */
export async function lifetimeResult(db: Db, userIds: readonly string[]): Promise<number> {
  const { cents } = await db
    .selectFrom('transactions')
    .select(sumOf(netPrizes).as('cents'))
    .where('user_id', '=', anyId(userIds))
    .where('status', '=', transactionStatuses.approved)
    .where('source_type', 'in', betSources)
    .executeTakeFirstOrThrow();
  return cents;
}
