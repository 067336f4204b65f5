import type { AppStartListening } from '../../shared/state/rootState.ts';
import { scrollToTopSet, selectScrollToTop } from '../../shared/state/visitSlice.ts';

export function registerScrollToTop(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, state) => selectScrollToTop(state),
    effect: (_action, { dispatch }) => {
      dispatch(scrollToTopSet(false));
      window.scrollTo({ top: 0 });
    },
  });
}
