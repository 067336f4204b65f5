import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { followPlayer } from '../session/followPlayer.ts';
import type { ActiveBonusWatch } from './watchActiveBonuses.ts';

/** With a session come the player's rollovers; the active ones are followed until it ends. */
export function startFollowingBonuses(startListening: AppStartListening): void {
  let watch: ActiveBonusWatch | null = null;
  followPlayer(startListening, async ({ dispatch, extra }) => {
    if (!servicesOf(extra).brand.features.bonus) return undefined;
    const { watchActiveBonuses } = await import('./watchActiveBonuses.ts');
    const mine = dispatch(watchActiveBonuses());
    watch = mine;
    mine.look();
    return () => {
      mine.end();
      if (watch === mine) watch = null;
    };
  });
  startListening({
    predicate: (_action, now, before) =>
      watch !== null && (now.api !== before.api || now.realtime !== before.realtime),
    effect: () => watch?.look(),
  });
}
