import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { HttpClient } from '../http/httpClient.ts';
import { type HttpError, isNotOffered } from '../http/httpError.ts';
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

/** Sends a call that operators may leave out; null means that this one does. */
export async function sendOptional<T>(
  http: HttpClient,
  request: HttpRequest<T>,
): Promise<{ data: T | null } | { error: HttpError }> {
  const result = await http.send(request);
  if (result.ok) return { data: result.data };
  return isNotOffered(result.error) ? { data: null } : { error: result.error };
}
