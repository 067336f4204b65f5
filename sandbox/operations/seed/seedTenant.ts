import { standInLocation } from '../../domain/location.ts';
import { addFavorite } from '../../store/games/favorites.ts';
import { knowAnyDevice } from '../../store/players/devices.ts';
import { changePlayer, insertPlayer } from '../../store/players/users.ts';
import { insertCoupon } from '../../store/wallet/coupons.ts';
import { openOperatorAccounts } from '../../store/wallet/ledger.ts';
import { setReferrer } from '../../store/wallet/referrals.ts';
import { acceptTerms } from '../account/consents.ts';
import { factorLifetimeMs } from '../account/secondFactor.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { playHistory } from './history.ts';
import { readyCoupons } from './readyCoupons.ts';
import { readyPasswordHash, seedAccounts } from './seedAccounts.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

// Creates ready-made accounts, coupons and a history once per tenant, in one transaction.
export async function seedTenant(
  work: UnitOfWork,
  games: readonly { id: string; name: string }[],
  // The terms that the accounts have accepted; empty where the law asks for no consent.
  termsVersion: string,
): Promise<void> {
  const { db, tenant, now } = work;
  const claimed = await db
    .insertInto('seeded_tenants')
    .values({ tenant, seeded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('tenant')
    .executeTakeFirst();
  if (!claimed) return;
  const passwordHash = await readyPasswordHash();
  await openOperatorAccounts(db, tenant);
  for (const coupon of readyCoupons(now)) await insertCoupon(db, tenant, coupon);
  const ids = new Map<string, string>();
  for (const [index, account] of seedAccounts.entries()) {
    const { hasHistory, selfExcluded, invitedBy: _inviter, ...person } = account;
    const id = await insertPlayer(
      db,
      tenant,
      { ...person, passwordHash, referralCode: `sandbox${index + 1}`, referredBy: null, tracking: {} },
      now,
    );
    ids.set(person.email, id);
    if (termsVersion) await acceptTerms(work, id, termsVersion);
    await knowAnyDevice(db, tenant, id, new Date(now.getTime() + factorLifetimeMs));
    await changePlayer(db, tenant, id, { locatedUntil: standInLocation(now) });
    if (selfExcluded) await changePlayer(db, tenant, id, { excludedUntil: new Date(now.getTime() + yearMs) });
    if (!hasHistory) continue;
    await playHistory(work, id, games);
    for (const game of games.slice(0, 4)) await addFavorite(db, tenant, id, game.id, now);
  }
  for (const { email, invitedBy = '' } of seedAccounts) {
    const [id, inviter] = [ids.get(email), ids.get(invitedBy)];
    if (id && inviter) await setReferrer(db, tenant, id, inviter);
  }
}
