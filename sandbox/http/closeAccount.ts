import { type Closing, withoutShortening } from '../domain/standing.ts';
import { endAccounts } from '../games/endAccounts.ts';
import { notFound } from '../operations/refusal.ts';
import { operatorAccounts } from '../operations/wallet/playPermission.ts';
import { endSessionsOf } from '../store/players/sessions.ts';
import { changePlayer, lockPlayer } from '../store/players/users.ts';
import type { TenantServices } from './services.ts';

/**
 * Starts a pause or an exclusion at once, ends every session, and returns the end that holds. Under Brazilian law
 * sessions stay, and an exclusion pays out what every brand of the operator holds.
 */
export async function closeAccount(
  services: TenantServices,
  userId: string,
  change: Closing,
): Promise<Closing> {
  const { brand, transact } = services;
  const { isLawful, accounts, closing } = await transact(brand.id, async (work) => {
    const { db, tenant, now, law } = work;
    const player = await lockPlayer(db, tenant, userId);
    if (!player) throw notFound();
    const closing = withoutShortening(change, player);
    await changePlayer(db, tenant, userId, closing);
    if (!law.isLawful) await endSessionsOf(db, tenant, userId, now);
    return { isLawful: law.isLawful, accounts: await operatorAccounts(work, userId), closing };
  });
  if (!isLawful) await services.subscriptions.dropEnded(userId);
  else if (!change.suspendedUntil) await endAccounts(transact, accounts);
  return closing;
}
