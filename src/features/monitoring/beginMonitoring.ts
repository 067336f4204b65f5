import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { BrandRecord, MonitoringSettings } from '../../shared/brand/brandRecord.ts';
import type { ErrorReport } from '../../shared/errors/errorReports.ts';
import { crossSiteCookies } from '../../shared/storage/cookieJar.ts';
import { readConsent } from '../consent/consentCookie.ts';
import { type Monitoring, startDatadog } from './datadog.ts';
import type { MonitoringSink } from './monitoringSignal.ts';

export function beginMonitoring(settings: MonitoringSettings, brand: BrandRecord): Monitoring {
  const monitoring = startDatadog(settings, brand);
  takeErrorReports(monitoring.sink);
  watchWebVitals(monitoring.sink);
  return monitoring;
}

// Sends buffered events and boundary reports; Datadog observes the browser's own events from here on.
function takeErrorReports(sink: MonitoringSink): void {
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

// Reports each metric once it is final, mostly when the page is left.
function watchWebVitals(sink: MonitoringSink): void {
  const report = ({ name, value, rating }: MetricType) => sink({ type: 'vital', name, value, rating });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}

// Reports the errors of a failed start, if consent allows it.
export function monitorFailedBoot(brand: BrandRecord): void {
  const decision = readConsent(crossSiteCookies, brand);
  const isAllowed = decision ? decision.categories.includes('statistics') : brand.jurisdiction !== 'br';
  if (brand.monitoring && isAllowed) beginMonitoring(brand.monitoring, brand);
}
