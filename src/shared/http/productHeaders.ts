import type { InternalAxiosRequestConfig } from 'axios';
import type { HttpClientOptions } from './httpRequest.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    // Whether the stored token is sent, and a refusal ends the session.
    usesSession?: boolean;
    // Sent as it is in place of the session's token.
    ownAuthorization?: string;
    // The stored token that the request was sent with.
    sentToken?: string | null;
    idempotencyKey?: string;
  }
}

/** Adds the headers that every product request carries; a request interceptor. */
export function addProductHeaders({ session, userIp }: Pick<HttpClientOptions, 'session' | 'userIp'>) {
  return (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
    const { headers, data, ownAuthorization, idempotencyKey } = config;
    config.sentToken = config.usesSession ? session.token() : null;
    const authorization = config.sentToken ? `Bearer ${config.sentToken}` : ownAuthorization;
    const ip = userIp();
    headers.set('Accept', 'application/json');
    headers.set('Cache-Control', 'private');
    if (authorization) headers.set('Authorization', authorization);
    else headers.delete('Authorization');
    if (ip) headers.set('X-User-Ip', ip);
    if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
    // axios would name itself, which browsers then check against every API's CORS rules.
    headers.set('User-Agent', false);
    // The platform names the type of a form with its boundary; a request without a body has none.
    if (data === undefined || data instanceof FormData) headers.set('Content-Type', false);
    return config;
  };
}
