export interface SentToApi {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export function apiRequest(method: string, url: string, { token, body, headers }: SentToApi): Request {
  const sent = new Headers(headers);
  if (token && !sent.has('Authorization')) sent.set('Authorization', `Bearer ${token}`);
  if (body !== undefined && !sent.has('Content-Type')) sent.set('Content-Type', 'application/json');
  return new Request(url, { method, headers: sent, body: JSON.stringify(body) });
}
