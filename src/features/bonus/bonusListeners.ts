import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import {
  logoutRequested,
  playerArrived,
  sessionEnded,
  sessionLost,
} from '../../shared/state/sessionSlice.ts';
import type { ActiveBonusWatch } from './watchActiveBonuses.ts';

/** With a session come the player's rollovers; the active ones are followed until it ends. */
export function startFollowingBonuses(startListening: AppStartListening): void {
  let watch: ActiveBonusWatch | null = null;
  startListening({
    actionCreator: playerArrived,
    effect: async (_action, { dispatch, extra, condition, cancelActiveListeners }) => {
      cancelActiveListeners();
      if (!servicesOf(extra).brand.features.bonus) return;
      const ended = condition(isAnyOf(logoutRequested, sessionEnded, sessionLost));
      const { watchActiveBonuses } = await import('./watchActiveBonuses.ts');
      const mine = dispatch(watchActiveBonuses());
      watch = mine;
      try {
        mine.look();
        await ended;
      } finally {
        mine.end();
        if (watch === mine) watch = null;
      }
    },
  });
  startListening({
    predicate: (_action, now, before) =>
      watch !== null && (now.api !== before.api || now.realtime !== before.realtime),
    effect: () => watch?.look(),
  });
}
