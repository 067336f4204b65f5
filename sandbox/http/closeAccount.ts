import { endAccounts } from '../games/endAccounts.ts';
import { operatorAccounts } from '../operations/playPermission.ts';
import { endSessionsOf } from '../store/sessions.ts';
import { changePlayer, type PlayerChanges } from '../store/users.ts';
import type { TenantServices } from './services.ts';

/**
 * Starts a pause or an exclusion at once and ends every session. Under Brazilian law sessions stay, and an exclusion
 * pays out what every brand of the operator holds.
 */
export async function closeAccount(
  services: TenantServices,
  userId: string,
  change: Pick<PlayerChanges, 'suspendedUntil' | 'excludedUntil' | 'excludedForGood'>,
): Promise<void> {
  const { brand, transact } = services;
  const { isLawful, accounts } = await transact(brand.id, async (work) => {
    await changePlayer(work.sql, work.tenant, userId, change);
    if (!work.law.isLawful) await endSessionsOf(work.sql, work.tenant, userId, work.now);
    return { isLawful: work.law.isLawful, accounts: await operatorAccounts(work, userId) };
  });
  if (!isLawful) {
    await services.subscriptions.dropEnded(userId);
    return;
  }
  if (change.suspendedUntil) return;
  await endAccounts(transact, accounts);
}
