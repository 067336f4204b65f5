import { transactionStatuses, transactionTypes } from '../../shared/contract/wallet/transactionCodes.ts';
import { getTransactionsCall } from '../../shared/contract/wallet/transactions.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import type { AppThunk } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { depositRequested, selectWalletDialog } from '../../shared/state/walletDialogSlice.ts';
import { selectSettings } from '../settings/useSettings.ts';

/** Opens the deposit when the operator confirms that the player has no approved one. */
export function offerFirstDeposit(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { http }) => {
    const result = await http.send(
      requestOf(getTransactionsCall, {
        query: { source: 'Deposit', type: transactionTypes.in, status: transactionStatuses.approved },
      }),
    );
    if (!result.ok || result.data.data.length > 0) return;
    const state = getState();
    const isFree = selectIsAuthenticated(state) && selectWalletDialog(state) === null;
    if (isFree && selectSettings(state).deposit_enabled) dispatch(depositRequested());
  };
}
