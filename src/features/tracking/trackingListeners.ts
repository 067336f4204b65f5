import { playerRegistered } from '../../shared/state/accountEvents.ts';
import { playerLoggedIn, transactionReported } from '../../shared/state/moneyEvents.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { recordTransaction } from './recordTransaction.ts';
import { recordEvent } from './trackingSinks.ts';

/** Deposits and bets, for whoever is told of them. */
export function startTrackingTransactions(startListening: AppStartListening): void {
  startListening({
    actionCreator: transactionReported,
    effect: ({ payload }) => recordTransaction(payload),
  });
}

/** Who opens an account and who comes back. */
export function startTrackingAccounts(startListening: AppStartListening): void {
  startListening({ actionCreator: playerRegistered, effect: () => recordEvent({ event: 'registration' }) });
  startListening({ actionCreator: playerLoggedIn, effect: () => recordEvent({ event: 'login' }) });
}
