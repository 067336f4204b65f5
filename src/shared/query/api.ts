import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { HttpError } from '../http/httpError.ts';
import type { HttpRequest } from '../http/httpRequest.ts';
import { readServices } from '../state/rootState.ts';
import { putApi } from './apiSlot.ts';
import { apiTags } from './apiTags.ts';

// An endpoint's `query` returns an `HttpRequest`; its schema parses the response. Typed as unknown because
// one base query serves every endpoint: `endpoint.query` and the schema agree on the type.
const sendRequest: BaseQueryFn<HttpRequest<unknown>, unknown, HttpError> = async (
  request,
  { dispatch, signal },
) => {
  const result = await readServices(dispatch).http.send({ ...request, signal });
  // Frozen at the top level: otherwise the store would walk through every game of every response to freeze
  // it.
  return result.ok ? { data: Object.freeze(result.data) } : { error: result.error };
};

// Features add their endpoints with `api.injectEndpoints`.
export const api = createApi({
  reducerPath: 'api',
  baseQuery: sendRequest,
  endpoints: () => ({}),
  tagTypes: apiTags,
});
putApi(api);

declare module '../state/rootState.ts' {
  interface RootState {
    api: ReturnType<typeof api.reducer>;
  }
}
