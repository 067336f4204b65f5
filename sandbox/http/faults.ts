import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { CallFault } from '../switches.ts';

export interface Faults {
  list(): readonly CallFault[];
  set(fault: CallFault): void;
  clear(): void;
  middleware: MiddlewareHandler;
}

/** Simulates calls that fail or wait, as set by the start page or a test; the first match applies. */
export function callFaults(): Faults {
  let faults: { fault: CallFault; left: number }[] = [];
  const take = (method: string, path: string): CallFault | undefined => {
    const found = faults.find(({ fault }) => matches(fault.pattern, method, path));
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) faults = faults.filter((other) => other !== found);
    return found.fault;
  };
  return {
    list: () => faults.map(({ fault, left }) => (left === Infinity ? fault : { ...fault, times: left })),
    set: (fault) => {
      faults = faults.filter((other) => other.fault.pattern !== fault.pattern);
      faults.push({ fault, left: fault.times ?? Infinity });
    },
    clear: () => {
      faults = [];
    },
    middleware: async (context, next) => {
      const fault = take(context.req.method, context.req.path);
      if (!fault) return next();
      if (fault.delayMs)
        await wait(fault.delayMs, undefined, { signal: context.req.raw.signal }).catch(() => {});
      if (fault.status === undefined && fault.body === undefined) return next();
      return broken(fault);
    },
  };
}

function broken({ body, status }: CallFault): Response {
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
