import type { Settings } from '../../src/shared/contract/settings/settings.ts';
import type { SandboxBrand } from '../tenants.ts';
import { menus } from './menus.ts';

/** Returns the settings that differ from the contract's defaults, amounts in cents. */
export function settings(brand: SandboxBrand): Partial<Settings> {
  const { features, id, jurisdiction, name } = brand;
  return {
    general_title: name,
    general_facebook: `https://facebook.example/${id}`,
    general_telegram: `https://telegram.example/${id}`,
    general_twitter: `https://x.example/${id}`,
    general_youtube: `https://youtube.example/${id}`,
    general_instagram: `https://instagram.example/${id}`,
    general_tiktok: `https://tiktok.example/${id}`,
    general_terms_version: jurisdiction === 'br' ? termsVersion : '',
    general_live_chat: features.chat ? '12345678/2' : '',
    general_show_chat_sidebar: features.chat,
    general_show_chat_widget: features.chat,
    general_show_chat_user_menu: features.chat,
    general_support_link: `https://ajuda.example/${id}`,
    ...menus(brand),
    casino_enabled: features.casino,
    sport_enabled: features.sports || features.esports,
    deposit_popup_message:
      '<p>Você pode definir um limite de depósitos em <a href="/user/protection">Jogo responsável</a>.</p>',
    deposit_popup_values: [20, 50, 100, 200],
    withdraw_max: 1_000_000,
    withdraw_daily_count: 3,
    refer_enabled: features.referrals,
    refer_min: 2000,
    refer_referrer_amount: 1000,
    refer_referrer_wallet_type: 'main',
    bonus_enabled: features.bonus,
    footer_disclaimer: disclaimer,
    footer_disclaimer_image: '/storage/strips/responsible-play.svg',
  };
}

// The date of the terms of use that every brand publishes.
export const termsVersion = '2026-11-24';

// The footer already names the company.
const disclaimer =
  '<p>Apostas são entretenimento e podem causar perdas. Proibido para menores de 18 anos. ' +
  'Você pode definir limites e fazer pausas quando quiser.</p>';
