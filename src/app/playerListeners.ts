import { startForgettingCouponCode } from '../features/attribution/attributionListeners.ts';
import { startFollowingBonuses } from '../features/bonus/bonusListeners.ts';
import { startApplyingStoredCode } from '../features/coupons/couponsListeners.ts';
import { startReportingPaid } from '../features/deposit/paidListeners.ts';
import { startKeepingFavorites, startLoadingFavorites } from '../features/lobby/favoritesListeners.ts';
import { startCountingBets } from '../features/session/activityListeners.ts';
import { startTrackingTransactions } from '../features/tracking/trackingListeners.ts';
import { startFollowingTransactions } from '../features/transactions/transactionsListeners.ts';
import { startFollowingBalance } from '../features/wallet/walletRealtime.ts';
import type { AppStartListening } from '../shared/state/rootState.ts';

/** Listeners that have nothing to do before somebody logs in. */
export function startPlayerListeners(startListening: AppStartListening): void {
  startFollowingBalance(startListening);
  startFollowingTransactions(startListening);
  startTrackingTransactions(startListening);
  startReportingPaid(startListening);
  startApplyingStoredCode(startListening);
  startForgettingCouponCode(startListening);
  startFollowingBonuses(startListening);
  startLoadingFavorites(startListening);
  startKeepingFavorites(startListening);
  startCountingBets(startListening);
}
