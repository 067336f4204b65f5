import * as v from 'valibot';
import { menuSchema } from '../content/menu.ts';
import { flagOr, textOr } from '../wire.ts';

const menu = v.nullish(menuSchema, () => []);

// `general_*`: an empty text keeps the brand's own value.
export const generalSettings = {
  general_title: textOr(''),
  general_logo: textOr(''),
  general_favicon: textOr(''),
  // What link previews show.
  general_share_image: textOr(''),
  general_main_color: textOr(''),
  general_secondary_color: textOr(''),
  general_background_color: textOr(''),
  general_timezone: textOr('America/Sao_Paulo'),
  general_registration_open: flagOr(true),
  // Version of the terms in force; under Brazilian law registrations name it, and a new one needs consent again.
  general_terms_version: textOr(''),
  general_facebook: textOr(''),
  general_telegram: textOr(''),
  general_twitter: textOr(''),
  general_youtube: textOr(''),
  general_instagram: textOr(''),
  general_tiktok: textOr(''),
  // License, optionally followed by `/group`.
  general_live_chat: textOr(''),
  general_show_chat_sidebar: flagOr(false),
  general_show_chat_widget: flagOr(false),
  general_show_chat_user_menu: flagOr(false),
  general_support_link: textOr(''),
  general_menu_site: menu,
  general_menu_start: menu,
  general_menu_mobile: menu,
  general_dynamic_buttons: menu,
  // An entry `Adicionar créditos` in the account's menu and in the phone's, for players, as long as deposits
  // are open.
  general_credit_entry: flagOr(false),
};
