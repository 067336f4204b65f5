import { registerUsedCouponCleanup } from '../../features/attribution/attributionListeners.ts';
import { listenForConsent } from '../../features/consent/consentListeners.ts';
import { registerStoredCoupon } from '../../features/coupons/couponsListeners.ts';
import { listenForPaid } from '../../features/deposit/paidListeners.ts';
import {
  registerFavoritesCookie,
  registerFavoritesLoading,
} from '../../features/lobby/favoritesListeners.ts';
import { registerBetActivity } from '../../features/session/activityListeners.ts';
import { type LateStart, registerCacheReset } from '../../features/session/cacheReset.ts';
import { registerLostPage } from '../../features/session/lostPage.ts';
import { registerTransactionTracking } from '../../features/tracking/recordTransaction.ts';
import { listenForRefusals } from '../../features/verification/followRefusal.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';

/** Registers listeners that only a logged-in player needs. */
export function registerPlayerListeners(startListening: AppStartListening, late: LateStart): void {
  registerCacheReset(startListening, late);
  registerTransactionTracking(startListening);
  listenForPaid(startListening);
  listenForConsent(startListening);
  registerStoredCoupon(startListening);
  registerUsedCouponCleanup(startListening);
  registerFavoritesLoading(startListening);
  registerFavoritesCookie(startListening);
  registerBetActivity(startListening);
  registerLostPage(startListening);
  listenForRefusals(startListening);
}
