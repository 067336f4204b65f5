import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { consentReducer } from '../features/consent/consentSlice.ts';
import { identityReducer } from '../features/verification/identitySlice.ts';
import { apiArrived, apiMiddleware, apiReducer, whenApiLoaded } from '../shared/query/apiSlot.ts';
import { realtimeReducer } from '../shared/realtime/realtimeSlice.ts';
import { alertsReducer } from '../shared/state/alertsSlice.ts';
import { authModalReducer } from '../shared/state/authModalSlice.ts';
import { menuReducer } from '../shared/state/menuSlice.ts';
import type { AppStore, RootState } from '../shared/state/rootState.ts';
import type { Services } from '../shared/state/services.ts';
import { sessionReducer } from '../shared/state/sessionSlice.ts';
import { visitReducer } from '../shared/state/visitSlice.ts';
import { walletDialogReducer } from '../shared/state/walletDialogSlice.ts';
import { createListeners } from './listeners/listeners.ts';

// Lazy, because no slow work runs while modules load.
const createReducer = () =>
  combineReducers({
    alerts: alertsReducer,
    api: apiReducer,
    authModal: authModalReducer,
    consent: consentReducer,
    identity: identityReducer,
    menu: menuReducer,
    realtime: realtimeReducer,
    session: sessionReducer,
    visit: visitReducer,
    walletDialog: walletDialogReducer,
  });

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
/**
 * Fails to compile when RootState and the mounted reducers differ.
 * @public
 */
export const storeIsWhole: Same<ReturnType<ReturnType<typeof createReducer>>, RootState> = true;

export function createStore(services: Services, preloaded?: Partial<RootState>): AppStore {
  const store = configureStore({
    reducer: createReducer(),
    preloadedState: preloaded,
    middleware: (standard) =>
      standard({ thunk: { extraArgument: services } })
        .prepend(createListeners(services).middleware)
        .concat(apiMiddleware),
  });
  // Fills in what RTK Query expects of its state.
  whenApiLoaded(() => store.dispatch(apiArrived()));
  return store;
}
