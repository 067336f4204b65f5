import {
  combineReducers,
  configureStore,
  createAsyncThunk,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import type { HttpError } from '../../shared/http/httpError.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { sessionReducer, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { visitReducer } from '../../shared/state/visitSlice.ts';
import { listenForRefusals } from './followRefusal.ts';
import { identityReducer } from './identitySlice.ts';

const impeded: HttpError = { kind: 'http', status: 403, message: 'Não', fields: {}, reason: 'impeded' };
const refused = createAsyncThunk('refused', (_nothing: undefined, { rejectWithValue }) =>
  rejectWithValue(impeded),
);

function openStore() {
  const listeners = createListenerMiddleware();
  listenForRefusals(listeners.startListening.withTypes<RootState, AppDispatch, Services>());
  return configureStore({
    reducer: combineReducers({ identity: identityReducer, session: sessionReducer, visit: visitReducer }),
    middleware: (standard) => standard().prepend(listeners.middleware),
  });
}

test('takes a refused call of a player for one about this player', async () => {
  const store = openStore();
  store.dispatch(sessionStarted());
  await store.dispatch(refused(undefined));
  expect(store.getState().identity).toMatchObject({ isClosed: true, refusal: 'impeded' });
});

test('closes no account of this device for a registration that is refused', async () => {
  const store = openStore();
  await store.dispatch(refused(undefined));
  expect(store.getState().identity).toMatchObject({ isClosed: false, refusal: null });
});
