import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectChosenCoupon } from '../../shared/state/walletDialogSlice.ts';

/** Returns the chosen coupon, or null when the brand or the law allows none. */
export function useDepositCoupon(): string | null {
  const { features, jurisdiction } = useBrand();
  const chosen = useAppSelector(selectChosenCoupon);
  return features.coupons && jurisdiction !== 'br' ? chosen : null;
}
