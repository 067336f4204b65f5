import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { reportError } from '../../shared/errors/errorReports.ts';
import { reloadOnce } from '../../shared/reload/reloadGuard.ts';
import { mayReloadFor } from './staleChunk.ts';

/** The page did not come to life: what was prerendered stays readable, and a stale release is fetched anew. */
export function failedBoot(error: unknown, brand: BrandRecord): void {
  if (mayReloadFor(error)) {
    reloadOnce(location);
    return;
  }
  reportError(error, 'blocking');
  import('../../features/monitoring/monitorFailedBoot.ts')
    .then(({ monitorFailedBoot }) => monitorFailedBoot(brand))
    .catch(() => {});
}
