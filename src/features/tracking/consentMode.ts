import type { OptionalCategory } from '../consent/consentDecision.ts';
import { gtag } from './tagQueue.ts';

// How long the tags wait for stored consent.
const waitForUpdateMs = 500;

type Signal = 'granted' | 'denied';

const categoryOfSignal = {
  ad_storage: 'marketing',
  ad_user_data: 'marketing',
  ad_personalization: 'marketing',
  analytics_storage: 'statistics',
} as const satisfies Record<string, OptionalCategory>;

export type ConsentSignals = Record<keyof typeof categoryOfSignal, Signal>;

export function consentSignals(isGiven: (category: OptionalCategory) => boolean): ConsentSignals {
  const signal = (category: OptionalCategory): Signal => (isGiven(category) ? 'granted' : 'denied');
  return {
    ad_storage: signal(categoryOfSignal.ad_storage),
    ad_user_data: signal(categoryOfSignal.ad_user_data),
    ad_personalization: signal(categoryOfSignal.ad_personalization),
    analytics_storage: signal(categoryOfSignal.analytics_storage),
  };
}

/** Denies every signal before any script loads. */
export function denyByDefault(): void {
  gtag('consent', 'default', { ...consentSignals(() => false), wait_for_update: waitForUpdateMs });
}

export function updateConsent(signals: ConsentSignals): void {
  gtag('consent', 'update', signals);
}
