import type { HttpError } from './httpError.ts';

/** No response came; `offline` when the browser knows that there is no network. */
export function networkError(): HttpError {
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return { kind: 'network', offline };
}
