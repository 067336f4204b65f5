import type { AppStartListening, AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { consentChanged } from '../consent/consentSlice.ts';
import { mayUse } from '../consent/mayUse.ts';
import { addTrackingSink } from '../tracking/trackingSinks.ts';
import type { Monitoring } from './datadog.ts';

/** Starts monitoring if the brand configures it and consent allows it; a script that fails has no effect. */
export function registerMonitoring(
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
  const mayWatch = () => mayUse(store.getState(), brand.jurisdiction, 'statistics');

  async function follow(): Promise<void> {
    const isAllowed = mayWatch();
    if (!isAllowed && !starting) return;
    starting ??= start().catch(() => null);
    (await starting)?.allow(isAllowed);
  }

  async function start(): Promise<Monitoring | null> {
    if (!settings) return null;
    const { beginMonitoring } = await import('./beginMonitoring.ts');
    return beginMonitoring(settings, brand);
  }

  startListening({ actionCreator: consentChanged, effect: follow });
  void follow();
  addTrackingSink((event) => {
    // Events without consent are not reported later either.
    if (mayWatch()) void starting?.then((monitoring) => monitoring?.sink({ type: 'event', event }));
  });
}
