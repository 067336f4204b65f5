import type { AppStartListening, AppStore } from '../../shared/state/rootState.ts';
import { type Services, servicesOf } from '../../shared/state/services.ts';
import { logoutRequested } from '../../shared/state/sessionSlice.ts';
import { consentChanged, hasConsent } from '../consent/consentSlice.ts';
import { attributionOf } from './attribution.ts';

/**
 * Records the arrival. Brazilian law: where a visitor came from is stored only after a yes to marketing, and removed
 * after a no.
 */
export function startAttribution(
  startListening: AppStartListening,
  { getState }: Pick<AppStore, 'getState'>,
  { brand }: Services,
): void {
  const attribution = attributionOf(brand);
  if (brand.jurisdiction !== 'br') return;
  const obey = () => attribution.allow(hasConsent(getState(), 'marketing'));
  obey();
  startListening({ actionCreator: consentChanged, effect: obey });
}

/** Logging out clears the coupon code, the one that is only in memory too: it was the player's. */
export function startForgettingCouponCode(startListening: AppStartListening): void {
  startListening({
    actionCreator: logoutRequested,
    effect: (_action, { extra }) => attributionOf(servicesOf(extra).brand).forgetCouponCode(),
  });
}
