import type { ReferralHold } from '../../shared/money/referralHolds.ts';
import { useListWithdrawalsQuery } from './withdrawalsApi.ts';

const none: readonly ReferralHold[] = [];

/** Returns referral rewards that cannot be withdrawn yet, the next release first. */
export function useReferralHolds(): readonly ReferralHold[] {
  const { data } = useListWithdrawalsQuery();
  return data?.referral_holds ?? none;
}
