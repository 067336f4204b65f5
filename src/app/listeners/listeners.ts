import { createListenerMiddleware } from '@reduxjs/toolkit';
import { registerAlertHiding } from '../../features/alerts/alertsListeners.ts';
import { listenForFirstDeposit } from '../../features/deposit/depositListeners.ts';
import { addFavoriteAfterLogin } from '../../features/lobby/addFavoriteAfterLogin.ts';
import { registerLogout, registerLostSessions } from '../../features/session/sessionListeners.ts';
import { abortUnusedQueries } from '../../shared/query/abortUnusedQueries.ts';
import { whenApiLoaded } from '../../shared/query/apiSlot.ts';
import type { AppDispatch, AppStartListening, RootState } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { scrollToTopSet, selectScrollToTop } from '../../shared/state/visitSlice.ts';
import { fetchDeferredModules } from './fetchDeferredModules.ts';
import { loadPlayerModules } from './loadPlayerModules.ts';
import { persistMenu } from './persistMenu.ts';

// Every listener is registered here.
export function createListeners(services: Services) {
  const listeners = createListenerMiddleware<RootState, AppDispatch, Services>({ extra: services });
  const startListening = listeners.startListening.withTypes<RootState, AppDispatch, Services>();
  persistMenu(startListening);
  whenApiLoaded((api) => abortUnusedQueries(startListening, api));
  registerAlertHiding(startListening);
  registerLogout(startListening);
  registerLostSessions(startListening);
  listenForFirstDeposit(startListening);
  addFavoriteAfterLogin(startListening);
  registerScrollToTop(startListening);
  loadPlayerModules(startListening);
  fetchDeferredModules(startListening);
  return listeners;
}

function registerScrollToTop(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, state) => selectScrollToTop(state),
    effect: (_action, { dispatch }) => {
      dispatch(scrollToTopSet(false));
      window.scrollTo({ top: 0 });
    },
  });
}
