import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { logoutRequested } from '../../shared/state/sessionSlice.ts';
import { consentChanged, hasConsent } from '../consent/consentSlice.ts';
import { recordLogout, recordMarketingConsent } from './recordArrival.ts';

/** Brazilian law: where a visitor came from is stored only after a yes to marketing, and removed after a no. */
export function startAskingBeforeAttribution(startListening: AppStartListening): void {
  startListening({
    actionCreator: consentChanged,
    effect: async (_action, { getState, extra }) => {
      const { brand } = servicesOf(extra);
      if (brand.jurisdiction === 'br')
        await recordMarketingConsent(brand, hasConsent(getState(), 'marketing'));
    },
  });
}

/** Logging out clears the coupon code, the one that is only in memory too. */
export function startForgettingCouponCode(startListening: AppStartListening): void {
  startListening({
    actionCreator: logoutRequested,
    effect: (_action, { extra }) => recordLogout(servicesOf(extra).brand),
  });
}
