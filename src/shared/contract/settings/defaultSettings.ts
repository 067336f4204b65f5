import type { MenuItem } from '../content/menu.ts';

const noMenu: MenuItem[] = [];

// Without the schema, which is derived from these defaults and not part of the first load. Amounts are cents; keys are
// explained in docs/settings.md.
export const defaultSettings = {
  general_title: '',
  general_logo: '',
  general_favicon: '',
  // What link previews show.
  general_share_image: '',
  general_main_color: '',
  general_secondary_color: '',
  general_background_color: '',
  general_timezone: 'America/Sao_Paulo',
  general_registration_open: true,
  // Version of the terms in force; under Brazilian law registrations name it, and a new one needs consent again.
  general_terms_version: '',
  general_facebook: '',
  general_telegram: '',
  general_twitter: '',
  general_youtube: '',
  general_instagram: '',
  general_tiktok: '',
  // License, optionally followed by `/group`.
  general_live_chat: '',
  general_show_chat_sidebar: false,
  general_show_chat_widget: false,
  general_show_chat_user_menu: false,
  general_support_link: '',
  general_menu_site: noMenu,
  general_menu_start: noMenu,
  general_menu_mobile: noMenu,
  general_dynamic_buttons: noMenu,
  // An entry `Adicionar créditos` in the account's menu and in the phone's, for players, as long as deposits
  // are open.
  general_credit_entry: false,
  casino_enabled: true,
  casino_default_bet: 50,
  casino_min_total: 10,
  casino_max_total: 2000,
  sport_enabled: true,
  sport_min_total: 50,
  sport_min_single: 10,
  sport_multiple: 10,
  // Chooses the sportsbook integration.
  sport_type: 'altenar',
  deposit_enabled: true,
  deposit_min: 100,
  deposit_max: 5_000_000,
  // How many times a deposit must be wagered before a withdrawal; 0: not at all. The value at the deposit's
  // arrival counts. Never under Brazilian law: what a player has paid in is the player's own.
  deposit_rollover: 1,
  deposit_popup_enable: false,
  // Minutes.
  deposit_popup_timer: 10,
  // HTML from the operator's editor: sanitize before showing.
  deposit_popup_message: '',
  // Suggested deposits in whole reais (the spec's `10,20,30`; as cents they would lie below `deposit_min`).
  deposit_popup_values: [10, 20, 30],
  withdraw_enabled: true,
  withdraw_min: 100,
  withdraw_max: 10_000,
  // How many withdrawals a player may make per `withdraw_daily_type`.
  withdraw_daily_count: 1,
  withdraw_daily_type: 'day',
  // How many requests a player may send per day, refused ones included. 0: no limit.
  withdraw_daily_request: 0,
  // Days from the booking of a referral reward until it may be withdrawn; it can be played with at once. 0:
  // at once.
  withdraw_affiliate_days: 1,
  // The withdraw page starts the identity check by itself for a player who has not passed it.
  withdraw_auto_kyc: false,
  // While one withdrawal is under review, no other may be requested.
  withdraw_auto_disable: false,
  // Most that may be withdrawn between `_start` and `_end` (`HH:mm`, site time). 0: no limit.
  withdraw_max_interval: 0,
  withdraw_max_interval_start: '',
  withdraw_max_interval_end: '',
  // Most that may be withdrawn per hour. 0: no limit.
  withdraw_max_hourly: 0,
  // Percent by which the limits may be exceeded.
  withdraw_limit_variation: 0,
  refer_enabled: true,
  // The smallest first deposit that makes a referral count.
  refer_min: 100,
  // The largest sum a referrer can earn. 0: no limit.
  refer_max_refer: 0,
  // `main`: money, withdrawable after `withdraw_affiliate_days`. Any other word: a bonus with its rollover.
  refer_referrer_wallet_type: 'bonus',
  refer_referrer_amount: 0,
  // Which of the operator's terms a reward paid as a bonus gets.
  refer_referrer_rollover_id: '',
  // Whether the referred player is rewarded, too. Never under Brazilian law, which ties no bonus to a
  // deposit.
  refer_referee_enabled: false,
  refer_referee_wallet_type: 'bonus',
  refer_referee_amount: 0,
  refer_referee_rollover_id: '',
  bonus_enabled: true,
  // Spelled like this on the wire.
  maintence: false,
  pixel_gtm: '',
  // HTML from the operator's editor: sanitize before showing.
  footer_disclaimer: '',
  footer_disclaimer_image: '',
  // What the operator gives away opens with the player's first approved deposit: activating and redeeming
  // bonuses, and coupons that need no deposit. Never under Brazilian law, which ties no bonus to a deposit.
  features_active_for_deposit: false,
};
