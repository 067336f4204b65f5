import type { ErrorReport } from '../../shared/errors/errorReports.ts';
import type { TrackingEvent } from '../tracking/trackingEvent.ts';

/** A measure of how the page felt, in ms; the layout shift has no unit. */
export interface VitalSignal {
  type: 'vital';
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
}

/** All that monitoring is told, by whoever tells it. */
export type MonitoringSignal =
  | ({ type: 'error' } & ErrorReport)
  | VitalSignal
  | { type: 'event'; event: TrackingEvent };

export type MonitoringSink = (signal: MonitoringSignal) => void;
