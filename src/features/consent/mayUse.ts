import type { Jurisdiction } from '../../shared/brand/brandRecord.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import type { OptionalCategory } from './consentDecision.ts';
import { hasConsent, selectConsentDecision } from './consentSlice.ts';

/** Tells whether a third party may load: after consent under Brazilian law, elsewhere until a refusal. */
export function mayUse(state: RootState, jurisdiction: Jurisdiction, category: OptionalCategory): boolean {
  const isAsked = jurisdiction === 'br' || selectConsentDecision(state) !== null;
  return !isAsked || hasConsent(state, category);
}
