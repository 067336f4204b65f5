import { useBrand } from '../../shared/brand/useBrand.ts';
import { useSetting } from '../settings/useSettings.ts';
import { everything, useGetTransactionsQuery } from './transactionsApi.ts';

const approvedDeposits = { ...everything, source: 'Deposit', type: '1', status: '2', page: 1, perPage: 1 };

/** Whether gifts wait for a first deposit (`features_active_for_deposit`) that this player has not made yet. */
export function useFirstDepositMissing(): boolean {
  const { jurisdiction } = useBrand();
  const isAsked = useSetting('features_active_for_deposit') && jurisdiction !== 'br';
  const { data } = useGetTransactionsQuery(approvedDeposits, { skip: !isAsked });
  return isAsked && data !== undefined && data.data.length === 0;
}
