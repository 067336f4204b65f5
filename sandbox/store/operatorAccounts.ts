import type { Standing } from '../domain/standing.ts';
import type { Db } from './database/database.ts';
import { anyId, anyText, idOf, rowId } from './database/ids.ts';

export interface OperatorAccount extends Standing {
  id: string;
  tenant: string;
}

/** Lists the accounts that the owner of an account has in these tenants, in the order in which they are locked. */
export function listOperatorAccounts(
  db: Db,
  tenants: readonly string[],
  userId: string,
): Promise<OperatorAccount[]> {
  return db
    .selectFrom('users')
    .select([
      rowId,
      'tenant',
      'suspended_until as suspendedUntil',
      'excluded_until as excludedUntil',
      'excluded_for_good as excludedForGood',
      'closed_at as closedAt',
    ])
    .where('tenant', '=', anyText(tenants))
    .where('document', '=', (eb) => eb.selectFrom('users').select('document').where('id', '=', idOf(userId)))
    .orderBy('id')
    .execute();
}

/** Locks accounts against other stakes and payments, and against a pause or an exclusion, in their order. */
export async function lockOperatorAccounts(db: Db, accounts: readonly OperatorAccount[]): Promise<void> {
  const ids = anyId(accounts.map(({ id }) => id));
  await db.selectFrom('users').select('id').where('id', '=', ids).orderBy('id').forNoKeyUpdate().execute();
}
