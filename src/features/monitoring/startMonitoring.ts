import type { ErrorReport } from '../../shared/errors/errorReports.ts';
import type { AppStartListening, AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { consentChanged } from '../consent/consentSlice.ts';
import { mayUse } from '../consent/mayUse.ts';
import { addTrackingSink } from '../tracking/trackingSinks.ts';
import type { Monitoring } from './datadog.ts';
import type { MonitoringSink } from './monitoringSignal.ts';

/**
 * Watches errors, speed and the events of the catalogue, if the brand has monitoring and the visitor's consent allows
 * it. The vendor's script comes last of all; when it does not come, or fails, nobody notices.
 */
export function startMonitoring(
  startListening: AppStartListening,
  store: Pick<AppStore, 'getState'>,
  { brand }: Pick<Services, 'brand'>,
): void {
  const settings = brand.monitoring;
  if (!settings) {
    console.warn('Monitoring is skipped: its configuration is missing.');
    delete window.__errorReports;
    return;
  }
  let starting: Promise<Monitoring | null> | undefined;

  async function follow(): Promise<void> {
    const isAllowed = mayUse(store.getState(), brand.jurisdiction, 'statistics');
    if (!isAllowed && !starting) return;
    starting ??= start().catch(() => null);
    (await starting)?.allow(isAllowed);
  }

  async function start(): Promise<Monitoring | null> {
    if (!settings) return null;
    const [{ startDatadog }, { watchWebVitals }] = await Promise.all([
      import('./datadog.ts'),
      import('./webVitals.ts'),
    ]);
    const monitoring = startDatadog(settings, brand);
    takeErrorReports(monitoring.sink);
    watchWebVitals(monitoring.sink);
    addTrackingSink((event) => monitoring.sink({ type: 'event', event }));
    return monitoring;
  }

  startListening({ actionCreator: consentChanged, effect: follow });
  void follow();
}

/** Everything so far, then what the boundaries report. The browser's own events the vendor hears from now on. */
export function takeErrorReports(sink: MonitoringSink): void {
  const tell = (report: Event | ErrorReport) => sink({ type: 'error', ...errorReportOf(report) });
  const before = window.__errorReports?.splice(0) ?? [];
  window.__errorReports = {
    push: (...reports) => {
      for (const report of reports) if (!(report instanceof Event)) tell(report);
      return 0;
    },
    splice: () => [],
  };
  for (const report of before) tell(report);
}

function errorReportOf(report: Event | ErrorReport): ErrorReport {
  if (!(report instanceof Event)) return report;
  if (report instanceof PromiseRejectionEvent) return { kind: 'background', error: report.reason };
  if (report instanceof ErrorEvent) return { kind: 'background', error: report.error ?? report.message };
  return { kind: 'background', error: report.type };
}
