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
    /** Answers under way, by path. Filled by `entry-early.ts`, emptied by the HTTP client. */
    __startCalls?: Record<string, Promise<Response>>;
  }
}

/**
 * The answer already under way for this path, once; later requests for it go out as usual. Whoever gives it up before it
 * has come leaves it to the next.
 */
export function takeStartCall(path: string, signal?: AbortSignal): Promise<Response> | null {
  if (typeof window === 'undefined') return null;
  const calls = window.__startCalls;
  const answer = calls?.[path];
  if (!calls || !answer) return null;
  delete calls[path];
  const leave = () => {
    calls[path] = answer;
  };
  const keep = () => signal?.removeEventListener('abort', leave);
  signal?.addEventListener('abort', leave);
  answer.then(keep, keep);
  return answer;
}
