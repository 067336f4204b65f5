import type { AppStartListening, AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { logoutRequested } from '../../shared/state/sessionSlice.ts';
import { consentChanged, hasConsent } from '../consent/consentSlice.ts';
import { attributionOf } from './attribution.ts';

/** Records the landing; Brazilian law allows storing it only with consent to marketing (LGPD art. 8). */
export function registerAttribution(
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

/** Clears the coupon code on logout, also the one in memory, because it belongs to the player. */
export function registerUsedCouponCleanup(startListening: AppStartListening): void {
  startListening({
    actionCreator: logoutRequested,
    effect: (_action, { extra }) => attributionOf(extra.brand).forgetCouponCode(),
  });
}
