import { useEffect } from 'react';
import { type AppThunk, useAppDispatch } from '../state/rootState.ts';
import type { RealtimeName } from './realtimeTable.ts';

const subscribed =
  (name: RealtimeName, id: string): AppThunk<(() => void) | undefined> =>
  (_dispatch, _getState, { realtime }) =>
    realtime?.subscribe({ name, id });

/** Subscribes to a row of the realtime table for each id. */
export function useRealtime(name: RealtimeName, ids: readonly string[]): void {
  const dispatch = useAppDispatch();
  const key = ids.join(' ');
  useEffect(() => {
    const ends = key.split(' ').map((id) => (id ? dispatch(subscribed(name, id)) : undefined));
    return () => {
      for (const end of ends) end?.();
    };
  }, [name, key, dispatch]);
}
