import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectUser } from '../session/me.ts';
import { useTimeZone } from '../settings/useTimeZone.ts';
import { today } from '../transactions/siteDates.ts';
import { useGetDayTotalsQuery } from '../transactions/transactionsApi.ts';
import { useBalance } from './balance.ts';
import { coalesce } from './coalesce.ts';

// RTK Query refuses a refetch after the panel is gone.
const nothing = async () => {};

// Throttles requests, because bets arrive in bursts.
const spacingMs = 2_000;

/** Returns today's prizes minus stakes in cents, refetched after every confirmed balance change. */
export function useDayResult(): number | null {
  const userId = useAppSelector(selectUser)?.id;
  const balance = useBalance();
  const timeZone = useTimeZone();
  const { currentData, refetch } = useGetDayTotalsQuery(
    userId === undefined ? skipToken : { userId, day: today(timeZone) },
  );
  const latest = useRef<() => PromiseLike<unknown>>(refetch);
  useEffect(() => {
    latest.current = refetch;
    return () => {
      latest.current = nothing;
    };
  });
  const ask = useRef(coalesce(() => latest.current(), spacingMs));
  const known = useRef(balance);
  useEffect(() => {
    const before = known.current;
    known.current = balance;
    if (!before || !balance) return;
    if (before.mainCents === balance.mainCents && before.bonusCents === balance.bonusCents) return;
    ask.current();
  }, [balance]);
  return currentData ? currentData.prizes - currentData.stakes : null;
}
