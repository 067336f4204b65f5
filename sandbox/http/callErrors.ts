import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CallError } from '../switches.ts';

export interface CallErrors {
  list(): readonly CallError[];
  set(callError: CallError): void;
  clear(): void;
  middleware: MiddlewareHandler;
}

/** Simulates calls that fail or wait, as set by the start page or a test; the first match applies. */
export function createCallErrors(): CallErrors {
  let callErrors: { callError: CallError; left: number }[] = [];
  const take = (method: string, path: string): CallError | undefined => {
    const found = callErrors.find(({ callError }) => matches(callError.pattern, method, path));
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) callErrors = callErrors.filter((other) => other !== found);
    return found.callError;
  };
  return {
    list: () =>
      callErrors.map(({ callError, left }) =>
        left === Infinity ? callError : { ...callError, times: left },
      ),
    set: (callError) => {
      callErrors = callErrors.filter((other) => other.callError.pattern !== callError.pattern);
      callErrors.push({ callError, left: callError.times ?? Infinity });
    },
    clear: () => {
      callErrors = [];
    },
    middleware: async (context, next) => {
      const callError = take(context.req.method, context.req.path);
      if (!callError) return next();
      if (callError.delayMs) {
        // An operator has the whole request before it is slow: a page that leaves meanwhile does not take it back.
        await context.req.arrayBuffer();
        await wait(callError.delayMs, undefined, { signal: context.req.raw.signal }).catch(() => {});
      }
      if (callError.status === undefined && callError.body === undefined) return next();
      return broken(callError);
    },
  };
}

function broken({ body, status }: CallError): Response {
  const init = { status: (status ?? 200) as ContentfulStatusCode };
  if (body === 'html') {
    const headers = { 'Content-Type': 'text/html' };
    return new Response('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', {
      ...init,
      headers,
    });
  }
  if (body === 'garbage') {
    return new Response('{"data":[{"id":', { ...init, headers: { 'Content-Type': 'application/json' } });
  }
  if (body === 'empty') return new Response(null, init);
  return Response.json({ message: 'Falha simulada.' }, init);
}

/** Matches a pattern such as `GET /v2/banners` or `* /api/*`, where `*` is any text and a trailing slash is ignored. */
export function matches(pattern: string, method: string, path: string): boolean {
  const [wantedMethod = '*', wantedPath = '*'] = pattern.trim().split(/\s+/);
  const plain = (text: string) => text.replace(/(.)\/$/, '$1');
  const expression = plain(wantedPath)
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return (
    (wantedMethod === '*' || wantedMethod.toUpperCase() === method) &&
    new RegExp(`^${expression}$`).test(plain(path))
  );
}
