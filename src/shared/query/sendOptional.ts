import type { HttpClient } from '../http/httpClient.ts';
import { type HttpError, isNotOffered } from '../http/httpError.ts';
import type { HttpRequest } from '../http/httpRequest.ts';

/** Sends a call that operators may leave out; null means that this one does. */
export async function sendOptional<T>(
  http: HttpClient,
  request: HttpRequest<T>,
): Promise<{ data: T | null } | { error: HttpError }> {
  const result = await http.send(request);
  if (result.ok) return { data: result.data };
  return isNotOffered(result.error) ? { data: null } : { error: result.error };
}
