import { useEffect } from 'react';
import { channels, realtimeEvents } from '../../shared/contract/realtime.ts';
import { api } from '../../shared/http/api.ts';
import { type AppDispatch, type RootState, useAppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';

/** Bets come quickly; what they moved is asked for once they have settled down. */
const settleMs = 300;

function followBonuses(ids: readonly string[]) {
  return (dispatch: AppDispatch, _getState: () => RootState, extra: unknown): (() => void) => {
    const { realtime } = servicesOf(extra);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      clearTimeout(timer);
      timer = setTimeout(() => dispatch(api.util.invalidateTags(['bonus'])), settleMs);
    };
    const ends = ids.map((id) =>
      realtime?.subscribe({
        channel: channels.rollover(id),
        event: realtimeEvents.rollover,
        onEvent: refresh,
      }),
    );
    return () => {
      clearTimeout(timer);
      for (const end of ends) end?.();
    };
  };
}

/** Live progress: each rollover's channel says that something moved, the operator says how much. */
export function useFollowBonuses(ids: readonly string[]): void {
  const dispatch = useAppDispatch();
  const key = ids.join(' ');
  useEffect(() => (key ? dispatch(followBonuses(key.split(' '))) : undefined), [key, dispatch]);
}
