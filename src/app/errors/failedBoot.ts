import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { reportError } from '../../shared/errors/errorReports.ts';
import { reloadOnce } from '../../shared/reload/reloadGuard.ts';
import { showErrorPage } from './showErrorPage.ts';
import { mayReloadFor } from './staleChunk.ts';

/**
 * Reloads a page whose chunks belong to an earlier release, and shows the static error page for other errors.
 */
export function failedBoot(error: unknown, brand: BrandRecord): void {
  if (mayReloadFor(error) && reloadOnce(location)) return;
  reportError(error, 'blocking');
  import('../../features/monitoring/beginMonitoring.ts')
    .then(({ monitorFailedBoot }) => monitorFailedBoot(brand))
    .catch(() => {})
    .finally(showErrorPage);
}
