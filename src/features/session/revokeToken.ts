import { logoutCall } from '../../shared/contract/account/session.ts';
import type { HttpClient } from '../../shared/http/httpClient.ts';
import { requestOf } from '../../shared/query/fromCall.ts';

// Revokes a token at the operator without waiting for the response.
export function revokeToken(http: HttpClient, token: string): void {
  void http.send(requestOf(logoutCall, { authorization: `Bearer ${token}` }));
}
