import { playerLoggedIn } from '../../shared/state/moneyEvents.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';

/** Opens the deposit after a login, not a reload, of a player without an approved deposit. */
export function listenForFirstDeposit(startListening: AppStartListening): void {
  startListening({
    actionCreator: playerLoggedIn,
    effect: async (_action, { dispatch, extra: { brand } }) => {
      // Brazilian law forbids calls to immediate action (Lei 14.790/2023 art. 17).
      if (brand.jurisdiction === 'br') return;
      const { offerFirstDeposit } = await import('./offerFirstDeposit.ts');
      await dispatch(offerFirstDeposit());
    },
  });
}
