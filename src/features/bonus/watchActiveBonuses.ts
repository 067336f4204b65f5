import { api } from '../../shared/http/api.ts';
import { selectIsRealtimeConnected } from '../../shared/realtime/realtimeSlice.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { selectUser } from '../session/meApi.ts';
import { bonusApi } from './bonusApi.ts';
import { followBonuses } from './followBonuses.ts';

/** Without realtime no event says what bets have moved. */
const pollWhileDisconnectedMs = 30_000;

const { getBonuses } = bonusApi.endpoints;
const selectBonuses = getBonuses.select();

export interface ActiveBonusWatch {
  /** To be called with every change of the state that may matter. */
  look: () => void;
  end: () => void;
}

/** Keeps the player's rollovers loaded and subscribes to the active ones; polls while realtime is down. */
export function watchActiveBonuses() {
  return (dispatch: AppDispatch, getState: () => RootState, extra: unknown): ActiveBonusWatch => {
    const { realtime } = servicesOf(extra);
    const kept = dispatch(getBonuses.initiate());
    const refetch = () => dispatch(api.util.invalidateTags(['bonus']));
    const follower = followBonuses(realtime, refetch);
    let seen: unknown;
    let wasConnected: boolean | null = null;
    /** The rollover that the profile named last: one that is not followed yet has come without a page's doing. */
    let named: string | undefined;
    return {
      look: () => {
        const { data } = selectBonuses(getState());
        if (data !== seen) {
          seen = data;
          follower.follow((data ?? []).filter(({ active }) => active === 1).map(({ id }) => id));
        }
        const current = selectUser(getState())?.user_rollover?.id;
        if (data && current !== named) {
          named = current;
          if (current !== undefined && !data.some(({ id }) => id === current)) refetch();
        }
        const isConnected = selectIsRealtimeConnected(getState());
        if (isConnected === wasConnected) return;
        wasConnected = isConnected;
        kept.updateSubscriptionOptions({ pollingInterval: isConnected ? 0 : pollWhileDisconnectedMs });
      },
      end: () => {
        follower.end();
        kept.unsubscribe();
      },
    };
  };
}
