/** The calls every page starts with, in parallel, before the app's code has loaded. */
export const startCalls = [
  '/v2/coupons/register',
  '/api/casino-games/providers',
  '/v2/settings/',
  '/v2/images/',
  '/v2/casino-games/category',
  '/v2/promotions',
  '/v2/banners',
] as const;

declare global {
  interface Window {
    /** Pending responses by path. Filled by `entry-early.ts`, emptied by the HTTP client. */
    __startCalls?: Record<string, Promise<Response>>;
  }
}

/**
 * Takes the pending response of a path, once; later requests for the path go out as usual. A caller that is canceled
 * before the response has come leaves it to the next one.
 */
export function takeStartCall(path: string, signal?: AbortSignal | null): Promise<Response> | null {
  if (typeof window === 'undefined') return null;
  const calls = window.__startCalls;
  const response = calls?.[path];
  if (!calls || !response) return null;
  delete calls[path];
  const leave = () => {
    // What took too long for one caller takes too long for the next.
    if (signal?.reason?.code !== 'ETIMEDOUT') calls[path] = response;
  };
  const keep = () => signal?.removeEventListener('abort', leave);
  signal?.addEventListener('abort', leave);
  response.then(keep, keep);
  return response;
}
