import { transactionReported } from '../../shared/state/moneyEvents.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { hasConsent } from '../consent/consentSlice.ts';

/** Deposits and bets are told to the marketing tags of a player who has said yes to marketing, once for all tabs. */
export function startTrackingTransactions(startListening: AppStartListening): void {
  startListening({
    actionCreator: transactionReported,
    effect: async ({ payload }, { getState }) => {
      if (!hasConsent(getState(), 'marketing')) return;
      const { recordTransaction } = await import('./recordTransaction.ts');
      await recordTransaction(payload);
    },
  });
}
