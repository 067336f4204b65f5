import type { AppDispatch } from '../../shared/state/rootState.ts';
import { bonusApi } from './bonusApi.ts';

/** The active rollover, at hand before a page asks for it. A failure is nobody's concern here: pages ask again. */
export function loadBonuses() {
  return async (dispatch: AppDispatch): Promise<void> => {
    await dispatch(bonusApi.endpoints.getBonuses.initiate({ activeOnly: true }, { subscribe: false }));
  };
}
