import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { followPlayer } from '../session/followPlayer.ts';
import { meApi, selectUser } from '../session/meApi.ts';

/** From login to logout the balance follows what the operator pushes. Guests fetch nothing of this. */
export function startFollowingBalance(startListening: AppStartListening): void {
  followPlayer(startListening, async ({ dispatch, getState, extra }) => {
    const { realtime } = servicesOf(extra);
    const user = selectUser(getState());
    if (!realtime || !user) return undefined;

    const { followBalance } = await import('./followBalance.ts');
    return followBalance(realtime, user.id, () =>
      dispatch(meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false })),
    );
  });
}
