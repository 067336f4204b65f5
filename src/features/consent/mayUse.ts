import type { Jurisdiction } from '../../shared/brand/brandRecord.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import type { OptionalCategory } from './consentDecision.ts';
import { hasConsent, selectConsentDecision } from './consentSlice.ts';

/** Whether a third party of this category may be there: under Brazilian law after a yes, elsewhere until a no. */
export function mayUse(state: RootState, jurisdiction: Jurisdiction, category: OptionalCategory): boolean {
  const isAsked = jurisdiction === 'br' || selectConsentDecision(state) !== null;
  return !isAsked || hasConsent(state, category);
}
