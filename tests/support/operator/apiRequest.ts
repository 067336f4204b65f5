export interface SentToApi {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export function apiRequest(method: string, url: string, { token, body, headers }: SentToApi): Request {
  return new Request(url, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
