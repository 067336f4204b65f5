import { api } from '../../shared/http/api.ts';
import { transactionReported } from '../../shared/state/moneyEvents.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { followPlayer } from '../session/followPlayer.ts';
import { selectUser } from '../session/meApi.ts';

/** A round of bets reports many: what they change is asked for once they have settled down, or after this long. */
const settleMs = 300;
const patienceMs = 2_000;

/** From login to logout the player's transactions are heard of, and whatever shows them is asked for again. */
export function startFollowingTransactions(startListening: AppStartListening): void {
  followPlayer(startListening, async ({ dispatch, getState, extra }) => {
    const { realtime } = servicesOf(extra);
    const user = selectUser(getState());
    if (!realtime || !user) return undefined;

    const { followTransactions } = await import('./followTransactions.ts');
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitingSince: number | null = null;
    const refresh = () => {
      waitingSince ??= performance.now();
      const waitedMs = performance.now() - waitingSince;
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          waitingSince = null;
          dispatch(api.util.invalidateTags(['transactions', 'limits']));
        },
        Math.max(0, Math.min(settleMs, patienceMs - waitedMs)),
      );
    };
    const unfollow = followTransactions(realtime, user.id, {
      onTransaction: (event) => {
        dispatch(transactionReported(event));
        refresh();
      },
      onMissed: refresh,
    });
    return () => {
      clearTimeout(timer);
      unfollow();
    };
  });
}
