import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppDispatch } from '../../shared/state/rootState.ts';
import { depositRequested } from '../../shared/state/walletDialogSlice.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { useSetting } from '../settings/useSettings.ts';
import { everything, useGetTransactionsQuery } from './transactionsApi.ts';

/** Explains that bonuses wait for a first deposit; renders nothing otherwise. */
export function FirstDepositNote({ children }: { children: string }) {
  const dispatch = useAppDispatch();
  if (!useFirstDepositMissing()) return null;
  return (
    <Note
      action={
        <Button size="s" onClick={() => dispatch(depositRequested())}>
          Depositar
        </Button>
      }
    >
      {children}
    </Note>
  );
}

const approvedDeposits = { ...everything, source: 'Deposit', type: '1', status: '2', page: 1, perPage: 1 };

/** Tells whether bonuses wait for the player's first deposit (`features_active_for_deposit`). */
export function useFirstDepositMissing(): boolean {
  const { jurisdiction } = useBrand();
  const isAsked = useSetting('features_active_for_deposit') && jurisdiction !== 'br';
  const { data } = useGetTransactionsQuery(approvedDeposits, { skip: !isAsked });
  return isAsked && data !== undefined && data.data.length === 0;
}
