import * as v from 'valibot';
import type { HttpClient } from '../../shared/http/httpClient.ts';

/** Tells the operator that a token is not wanted any more; nobody waits for the answer. */
export function revokeToken(http: HttpClient, token: string): void {
  void http.send({
    method: 'POST',
    path: '/api/auth/logout',
    authorization: `Bearer ${token}`,
    schema: v.unknown(),
  });
}
