import { playerLoggedIn } from '../../shared/state/moneyEvents.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';

/** A login, unlike a reload, opens the deposit of a player who has never made one. */
export function startOfferingFirstDeposit(startListening: AppStartListening): void {
  startListening({
    actionCreator: playerLoggedIn,
    effect: async (_action, { dispatch }) => {
      const { offerFirstDeposit } = await import('./offerFirstDeposit.ts');
      await dispatch(offerFirstDeposit());
    },
  });
}
