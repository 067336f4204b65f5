import { useBrand } from '../../shared/brand/useBrand.ts';
import { useSetting } from '../settings/useSettings.ts';
import { everything, useGetTransactionsQuery } from './transactionsApi.ts';

const approvedDeposits = { ...everything, source: 'Deposit', type: '1', status: '2', page: 1, perPage: 1 };

/** Tells whether bonuses wait for the player's first deposit (`features_active_for_deposit`). */
export function useFirstDepositMissing(): boolean {
  const { jurisdiction } = useBrand();
  const isAsked = useSetting('features_active_for_deposit') && jurisdiction !== 'br';
  const { data } = useGetTransactionsQuery(approvedDeposits, { skip: !isAsked });
  return isAsked && data !== undefined && data.data.length === 0;
}
