import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { servicesOf } from '../state/services.ts';
import type { HttpError } from './httpError.ts';
import type { HttpRequest } from './httpRequest.ts';

/**
 * An endpoint's `query` returns an `HttpRequest`; its schema decides what the answer is. Typed as unknown
 * because one base query serves every endpoint: `endpoint.query` and the schema agree on the type.
 */
const sendRequest: BaseQueryFn<HttpRequest<unknown>, unknown, HttpError> = async (
  request,
  { extra, signal },
) => {
  const result = await servicesOf(extra).http.send({ ...request, signal });
  // Frozen at the top: the store would otherwise walk through every game of every answer to freeze it.
  return result.ok ? { data: Object.freeze(result.data) } : { error: result.error };
};

/** Features add their endpoints with `api.injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendRequest,
  endpoints: () => ({}),
  tagTypes: ['session', 'bonus', 'coupons', 'favourites', 'transactions', 'limits'],
});

declare module '../state/rootState.ts' {
  interface RootState {
    api: ReturnType<typeof api.reducer>;
  }
}
