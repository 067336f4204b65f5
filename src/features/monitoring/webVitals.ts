import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { MonitoringSink } from './monitoringSignal.ts';

// Reports each metric once it is final, mostly when the page is left.
export function watchWebVitals(sink: MonitoringSink): void {
  const report = ({ name, value, rating }: MetricType) => sink({ type: 'vital', name, value, rating });
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report);
}
