import {
  transactionStatuses,
  transactionsSchema,
  transactionTypes,
} from '../../shared/contract/transactions.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { depositRequested, selectWalletDialog } from '../../shared/state/walletDialogSlice.ts';
import { selectSettings } from '../settings/useSettings.ts';

/** Whether there is an approved deposit is the operator's to say; without its word nothing opens. */
export function offerFirstDeposit() {
  return async (dispatch: AppDispatch, getState: () => RootState, extra: unknown): Promise<void> => {
    const result = await servicesOf(extra).http.send({
      path: '/api/transactions',
      query: { source: 'Deposit', type: transactionTypes.in, status: transactionStatuses.approved },
      schema: transactionsSchema,
    });
    if (!result.ok || result.data.data.length > 0) return;
    const state = getState();
    const isFree = selectIsAuthenticated(state) && selectWalletDialog(state) === null;
    if (isFree && selectSettings(state).deposit_enabled) dispatch(depositRequested());
  };
}
