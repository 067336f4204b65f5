import { reportError } from '../../shared/errors/errorReports.ts';
import { mayReloadFor, reloadOnce } from './staleChunk.ts';

/** The page did not come to life: what was prerendered stays readable, and a stale release is fetched anew. */
export function failedBoot(error: unknown): void {
  if (mayReloadFor(error)) reloadOnce(location);
  else reportError(error, 'blocking');
}
