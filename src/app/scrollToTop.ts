import type { AppStartListening } from '../shared/state/rootState.ts';
import { scrollToTopSet, selectScrollToTop } from '../shared/state/visitSlice.ts';

/** Scrolls the page to its top whenever the flag is set, and clears the flag. */
export function startScrollingToTop(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, state) => selectScrollToTop(state),
    effect: (_action, { dispatch }) => {
      dispatch(scrollToTopSet(false));
      window.scrollTo({ top: 0 });
    },
  });
}
