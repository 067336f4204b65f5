import { useBrand } from '../../shared/brand/useBrand.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectChosenCoupon } from '../../shared/state/walletDialogSlice.ts';

/** The coupon that the next deposit is made with; null where the brand or the law knows none. */
export function useDepositCoupon(): string | null {
  const { features, jurisdiction } = useBrand();
  const chosen = useAppSelector(selectChosenCoupon);
  return features.coupons && jurisdiction !== 'br' ? chosen : null;
}
