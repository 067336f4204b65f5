import type { HttpError } from './httpError.ts';

export function networkError(): HttpError {
  const offline = typeof navigator !== 'undefined' && navigator.onLine === false;
  return { kind: 'network', offline };
}
