import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { consentSuffices } from './consentSlice.ts';

/** Tells whether the visitor has consented to what pages with the guard `cookie-consent` need. */
export function useConsentSuffices(): boolean {
  const { jurisdiction } = useBrand();
  return useAppSelector((state) => consentSuffices(state, jurisdiction));
}
