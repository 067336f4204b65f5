import { datadogRum, type RumBeforeSend } from '@datadog/browser-rum';
import type { BrandRecord, MonitoringSettings } from '../../shared/brand/brandRecord.ts';
import type { MonitoringSignal, MonitoringSink } from './monitoringSignal.ts';
import { scrubbedError, scrubWithin } from './scrub.ts';

export interface Monitoring {
  sink: MonitoringSink;
  // Consent changed; without it nothing is collected.
  allow: (isAllowed: boolean) => void;
}

// Parts of an event that contain free text.
const writtenParts = ['view', 'error', 'resource', 'action', 'long_task', 'vital', 'context'] as const;

/** Removes personal data from an event and adds the error kind. */
export const cleanEvent: RumBeforeSend = (event, origin) => {
  if (event.type === 'error') {
    // The app reports what it logs; other console errors are not ours.
    if (event.error.source === 'console') return false;
    if (event.error.causes?.length) {
      // Datadog sends causes unscrubbed.
      tell({
        type: 'error',
        kind: 'background',
        error: 'error' in origin ? origin.error : event.error.message,
      });
      return false;
    }
    event.context = { kind: 'background', ...event.context };
  }
  for (const part of writtenParts) scrubWithin(Reflect.get(event, part));
  return true;
};

function tell(signal: MonitoringSignal): void {
  if (signal.type === 'error') {
    datadogRum.addError(scrubbedError(signal.error), { kind: signal.kind });
  } else if (signal.type === 'vital') {
    const { name, value, rating } = signal;
    datadogRum.addAction('web-vital', { name, value, rating });
  } else if (signal.event.event !== 'page_view') {
    // Datadog records page views on its own.
    const { event, ...facts } = signal.event;
    datadogRum.addAction(event, facts);
  }
}

/** Starts Datadog RUM with the build id as version, under which source maps are uploaded. */
export function startDatadog(
  settings: MonitoringSettings,
  { build }: Pick<BrandRecord, 'build'>,
): Monitoring {
  const { applicationId, clientToken, site, env, service } = settings;
  const { sessionSampleRate, sessionReplaySampleRate, defaultPrivacyLevel } = settings;
  datadogRum.init({
    applicationId,
    clientToken,
    site,
    env,
    service,
    version: build.id,
    sessionSampleRate,
    sessionReplaySampleRate,
    defaultPrivacyLevel,
    trackUserInteractions: true,
    trackAnonymousUser: false,
    beforeSend: cleanEvent,
  });
  return {
    sink: tell,
    allow: (isAllowed) => datadogRum.setTrackingConsent(isAllowed ? 'granted' : 'not-granted'),
  };
}
