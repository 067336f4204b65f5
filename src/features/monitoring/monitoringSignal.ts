import type { ErrorReport } from '../../shared/errors/errorReports.ts';
import type { TrackingEvent } from '../tracking/trackingEvent.ts';

// In milliseconds, except CLS, which has no unit.
export interface VitalSignal {
  type: 'vital';
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
}

export type MonitoringSignal =
  | ({ type: 'error' } & ErrorReport)
  | VitalSignal
  | { type: 'event'; event: TrackingEvent };

export type MonitoringSink = (signal: MonitoringSignal) => void;
