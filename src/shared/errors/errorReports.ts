// `blocking`: the player sees an error page. `background`: the page went on.
export type ErrorKind = 'background' | 'blocking';

export interface ErrorReport {
  kind: ErrorKind;
  error: unknown;
}

declare global {
  interface Window {
    // Errors so far: the browser's error events from the early script, and what the boundaries caught.
    // Monitoring reads the list when it loads, and replaces `push` to receive the rest.
    __errorReports?: Pick<(Event | ErrorReport)[], 'push' | 'splice'>;
  }
}

/** Writes an error to the console and hands it to monitoring. */
export function reportError(error: unknown, kind: ErrorKind, write = console.error): void {
  write(error);
  if (typeof window !== 'undefined') window.__errorReports?.push({ kind, error });
}
