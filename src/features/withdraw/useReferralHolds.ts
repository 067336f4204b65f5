import type { ReferralHold } from '../../shared/money/referralHolds.ts';
import { useListWithdrawalsQuery } from './withdrawalsApi.ts';

const none: readonly ReferralHold[] = [];

/** Money from referrals that may not be withdrawn yet, the first released first. */
export function useReferralHolds(): readonly ReferralHold[] {
  const { data } = useListWithdrawalsQuery();
  return data?.referral_holds ?? none;
}
