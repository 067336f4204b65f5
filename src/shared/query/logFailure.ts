import { reportError } from '../errors/errorReports.ts';
import type { HttpError } from '../http/httpError.ts';

/**
 * Logs that a list could not be loaded, without the server's message; for an endpoint's
 * `transformErrorResponse`.
 */
export function logFailure(what: string) {
  return (error: HttpError): HttpError => {
    const reason = error.kind === 'http' ? `status ${error.status}` : error.kind;
    if (error.kind !== 'aborted') {
      reportError(new Error(`${what} could not be loaded: ${reason}`), 'background', console.warn);
    }
    return error;
  };
}
