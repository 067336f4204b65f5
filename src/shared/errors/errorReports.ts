/** `blocking`: the player sees an error page. `background`: the page went on. */
export type ErrorKind = 'background' | 'blocking';

export interface ErrorReport {
  kind: ErrorKind;
  error: unknown;
}

declare global {
  interface Window {
    /**
     * What went wrong so far: the browser's own error events, as the early script hears them, and what the boundaries
     * caught. Monitoring reads it when it comes, and is told of the rest by `push`.
     */
    __errorReports?: Pick<(Event | ErrorReport)[], 'push' | 'splice'>;
  }
}

/** Writes an error to the console and hands it to monitoring. */
export function reportError(error: unknown, kind: ErrorKind, write = console.error): void {
  write(error);
  if (typeof window !== 'undefined') window.__errorReports?.push({ kind, error });
}
