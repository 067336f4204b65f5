import { transactionReported } from '../../shared/state/moneyEvents.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { recordTransaction } from './recordTransaction.ts';

export function registerTransactionTracking(startListening: AppStartListening): void {
  startListening({
    actionCreator: transactionReported,
    effect: ({ payload }) => recordTransaction(payload),
  });
}
