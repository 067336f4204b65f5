import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { HttpError } from '../http/httpError.ts';
import type { HttpRequest } from '../http/httpRequest.ts';
import { readServices } from '../state/rootState.ts';

/** Sends a request from an endpoint's `queryFn`, with the response typed by its schema. */
export async function sendTyped<T>(
  { dispatch, signal }: Pick<BaseQueryApi, 'dispatch' | 'signal'>,
  request: HttpRequest<T>,
): Promise<{ data: T } | { error: HttpError }> {
  const result = await readServices(dispatch).http.send({ ...request, signal });
  return result.ok ? { data: result.data } : { error: result.error };
}
