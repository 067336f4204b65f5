import { transactionTypes } from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { betSources } from '../../domain/statement.ts';
import type { Db } from '../database/database.ts';
import { anyId, anyText } from '../database/ids.ts';
import type { OperatorAccount } from '../operatorAccounts.ts';

/** Tells whether one of the player's accounts, which are locked, has staked since then. */
export async function hasStakedSince(
  db: Db,
  accounts: readonly OperatorAccount[],
  since: Date,
): Promise<boolean> {
  const ids = anyId(accounts.map(({ id }) => id));
  const stake = await db
    .selectFrom('transactions')
    .select('id')
    .where('tenant', '=', anyText(accounts.map(({ tenant }) => tenant)))
    .where('user_id', '=', ids)
    .where('created_at', '>', since)
    .where('source_type', 'in', betSources)
    .where('type', '=', transactionTypes.bet)
    .limit(1)
    .executeTakeFirst();
  return stake !== undefined;
}
