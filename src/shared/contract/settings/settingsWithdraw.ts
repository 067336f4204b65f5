import { centsOr, flagOr, textOr, wholeOr } from '../wire.ts';

export const withdrawSettings = {
  withdraw_enabled: flagOr(true),
  withdraw_min: centsOr(100),
  withdraw_max: centsOr(10_000),
  // How many withdrawals a player may make per `withdraw_daily_type`.
  withdraw_daily_count: wholeOr(1),
  withdraw_daily_type: textOr('day'),
  // How many requests a player may send per day, refused ones included. 0: no limit.
  withdraw_daily_request: wholeOr(0),
  // Days from the booking of a referral reward until it may be withdrawn; it can be played with at once. 0:
  // at once.
  withdraw_affiliate_days: wholeOr(1),
  // The withdraw page starts the identity check by itself for a player who has not passed it.
  withdraw_auto_kyc: flagOr(false),
  // While one withdrawal is under review, no other may be requested.
  withdraw_auto_disable: flagOr(false),
  // Most that may be withdrawn between `_start` and `_end` (`HH:mm`, site time). 0: no limit.
  withdraw_max_interval: centsOr(0),
  withdraw_max_interval_start: textOr(''),
  withdraw_max_interval_end: textOr(''),
  // Most that may be withdrawn per hour. 0: no limit.
  withdraw_max_hourly: centsOr(0),
  // Percent by which the limits may be exceeded.
  withdraw_limit_variation: wholeOr(0),
};
