import { transactionStatuses, transactionTypes } from '../../shared/contract/wallet/transactionCodes.ts';
import { getTransactionsCall } from '../../shared/contract/wallet/transactions.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { transactionReported } from '../../shared/state/moneyEvents.ts';
import type { AppThunk } from '../../shared/state/rootState.ts';

/** Reports a paid charge whose realtime event was missed; listeners ignore repeats by its number. */
export function reportPaid(chargeId: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { http }) => {
    const result = await http.send(
      requestOf(getTransactionsCall, {
        query: { source: 'Deposit', type: transactionTypes.in, status: transactionStatuses.approved },
      }),
    );
    const line = result.ok && result.data.data.find(({ source }) => source?.id === chargeId);
    if (line) dispatch(transactionReported(line));
  };
}
