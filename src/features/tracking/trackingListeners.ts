import { transactionReported } from '../../shared/state/moneyEvents.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { recordTransaction } from './recordTransaction.ts';

/** Deposits and bets, for whoever is told of them. */
export function startTrackingTransactions(startListening: AppStartListening): void {
  startListening({
    actionCreator: transactionReported,
    effect: ({ payload }) => recordTransaction(payload),
  });
}
