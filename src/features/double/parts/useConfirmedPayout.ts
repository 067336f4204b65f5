import { useEffect } from 'react';
import type { DoubleTable } from '../../../shared/contract/casino/games.ts';
import { api } from '../../../shared/query/api.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';

/** Invalidates the session when a bet is paid out and when a round with bets ends. */
export function useConfirmedPayout({ data, bets }: DoubleTable): void {
  const dispatch = useAppDispatch();
  const roundId = bets.length > 0 ? data.id : null;
  const paidCents = bets.reduce((sum, { payout }) => sum + payout, 0);

  useEffect(() => {
    if (roundId !== null && paidCents > 0) dispatch(api.util.invalidateTags(['session']));
  }, [roundId, paidCents, dispatch]);

  useEffect(() => {
    if (roundId === null) return undefined;
    return () => void dispatch(api.util.invalidateTags(['session']));
  }, [roundId, dispatch]);
}
