import { centsOr, flagOr, textOr } from '../wire.ts';

export const referSettings = {
  refer_enabled: flagOr(true),
  // The smallest first deposit that makes a referral count.
  refer_min: centsOr(100),
  // The largest sum a referrer can earn. 0: no limit.
  refer_max_refer: centsOr(0),
  // `main`: money, withdrawable after `withdraw_affiliate_days`. Any other word: a bonus with its rollover.
  refer_referrer_wallet_type: textOr('bonus'),
  refer_referrer_amount: centsOr(0),
  // Which of the operator's terms a reward paid as a bonus gets.
  refer_referrer_rollover_id: textOr(''),
  // Whether the referred player is rewarded, too. Never under Brazilian law, which ties no bonus to a
  // deposit.
  refer_referee_enabled: flagOr(false),
  refer_referee_wallet_type: textOr('bonus'),
  refer_referee_amount: centsOr(0),
  refer_referee_rollover_id: textOr(''),
};
