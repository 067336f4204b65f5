import {
  transactionStatuses,
  transactionsSchema,
  transactionTypes,
} from '../../shared/contract/transactions.ts';
import { transactionReported } from '../../shared/state/moneyEvents.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';

/**
 * Says that the charge has been paid to whoever counts deposits: nothing was pushed to a page that was being loaded, or
 * had no connection. Those who have heard of it know it by its number.
 */
export function reportPaid(chargeId: string) {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<void> => {
    const result = await servicesOf(extra).http.send({
      path: '/api/transactions',
      query: { source: 'Deposit', type: transactionTypes.in, status: transactionStatuses.approved },
      schema: transactionsSchema,
    });
    const line = result.ok && result.data.data.find(({ source }) => source?.id === chargeId);
    if (line) dispatch(transactionReported(line));
  };
}
