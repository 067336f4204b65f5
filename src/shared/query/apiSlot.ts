import { createAction, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import type { BaseQueryFn, Api as RtkApi } from '@reduxjs/toolkit/query/react';
import type { HttpError } from '../http/httpError.ts';
import type { HttpRequest } from '../http/httpRequest.ts';
import type { RootState } from '../state/rootState.ts';
import type { ApiTag } from './apiTags.ts';

// Not `typeof api`: that module fills this place.
export type LoadedApi = RtkApi<
  BaseQueryFn<HttpRequest<unknown>, unknown, HttpError>,
  Record<never, never>,
  'api',
  ApiTag
>;
type ApiState = RootState['api'];

let loaded: LoadedApi | null = null;
const waiting = new Set<(api: LoadedApi) => void>();

/** Puts the API in its place in every store, once its chunk has loaded. */
export function putApi(api: LoadedApi): void {
  loaded = api;
  for (const call of waiting) call(api);
  waiting.clear();
}

/** Calls back with the API, now or once it has loaded. */
export function whenApiLoaded(call: (api: LoadedApi) => void): void {
  if (loaded) call(loaded);
  else waiting.add(call);
}

// A query waits for its code, could not load it, or is about to be sent.
export const queryAwaited = createAction<string>('query/awaited');
export const queryMissed = createAction<{ name: string; error: HttpError }>('query/missed');
export const queryReady = createAction<string>('query/ready');

export const apiArrived = createAction('query/apiArrived');

// Cache key of a query without an argument.
export const cacheKeyOf = (name: string) => `${name}(undefined)`;

// Replaces the entry of a query that has not been sent; a prerendered one has data, others go with null.
function withEntry(state: ApiState, endpointName: string, changes: object | null): ApiState {
  const key = cacheKeyOf(endpointName);
  const { [key]: entry, ...others } = state.queries;
  if (entry?.requestId !== undefined) return state;
  if (!changes && entry?.data === undefined) return { ...state, queries: others };
  const changed = { ...entry, endpointName, error: undefined, status: 'fulfilled', ...changes };
  return { ...state, queries: { ...others, [key]: changed } } as ApiState;
}

// Gives waiting queries the states that RTK Query gives to requests.
function reduceWaiting(state: ApiState, action: UnknownAction): ApiState {
  if (queryReady.match(action)) return withEntry(state, action.payload, null);
  if (queryAwaited.match(action)) {
    const { error } = state.queries[cacheKeyOf(action.payload)] ?? {};
    return withEntry(state, action.payload, { status: 'pending', error });
  }
  if (!queryMissed.match(action)) return state;
  const { name, error } = action.payload;
  return withEntry(state, name, { status: 'rejected', error });
}

const noCalls = { queries: {}, mutations: {} };

/** Reduces the state of the API, also before its code has loaded. */
export function apiReducer(state: Partial<ApiState> = noCalls, action: UnknownAction): ApiState {
  // A prerendered state has queries alone.
  const whole = (state.mutations ? state : { ...noCalls, ...state }) as ApiState;
  const waiting = reduceWaiting(whole, action);
  return loaded ? loaded.reducer(waiting, action) : waiting;
}

/** Passes actions through the middleware of the API once it has loaded. */
export const apiMiddleware: Middleware = (store) => (next) => {
  let handle: ReturnType<ReturnType<Middleware>> | null = null;
  return (action) => {
    if (loaded) handle ??= loaded.middleware(store)(next);
    return (handle ?? next)(action);
  };
};
