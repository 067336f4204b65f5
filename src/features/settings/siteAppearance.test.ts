import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { defaultSettings } from '../../shared/contract/settings/defaultSettings.ts';
import type { Settings } from '../../shared/contract/settings/settings.ts';
import { siteAppearance, siteTexts, socialLinks } from './siteAppearance.ts';

const brand = testBrand();
const settings = (changes: Partial<Settings>): Settings =>
  Object.assign<Settings, Partial<Settings>>({ ...defaultSettings }, changes);

test('shows the title, logo, icon and share picture of the operator', () => {
  const own = settings({
    general_title: 'Casa Nova',
    general_logo: '/storage/logo.svg',
    general_favicon: 'https://img.example/icon.png',
    general_share_image: 'share.png',
  });
  const favicon = 'https://img.example/icon.png';
  expect(siteAppearance(own, brand)).toEqual({
    title: 'Casa Nova',
    logo: `${brand.api.origin}/storage/logo.svg`,
    favicon,
    hasOwnLogo: true,
  });
  const shareImage = `${brand.api.origin}/storage/share.png`;
  expect(siteTexts(own, brand)).toEqual({ title: 'Casa Nova', favicon, shareImage });
});

test('keeps what is the brand’s own without settings, or with unusable ones', () => {
  const own = { title: brand.name, logo: brand.pictures.logo, favicon: brand.pictures.favicon };
  const unusable = settings({ general_logo: 'javascript:alert(1)', general_favicon: '//evil.example/i.png' });
  for (const given of [defaultSettings, unusable])
    expect(siteAppearance(given, brand)).toEqual({ ...own, hasOwnLogo: false });
});

test('links the six social networks, and only those that the operator names', () => {
  const all = settings({
    general_instagram: 'https://social.example/instagram',
    general_facebook: 'https://social.example/facebook',
    general_twitter: 'https://social.example/twitter',
    general_youtube: 'https://social.example/youtube',
    general_telegram: 'https://social.example/telegram',
    general_tiktok: 'https://social.example/tiktok',
  });
  expect(socialLinks(all).map(({ network, href }) => [network, href])).toEqual(
    ['instagram', 'facebook', 'twitter', 'youtube', 'telegram', 'tiktok'].map((network) => [
      network,
      `https://social.example/${network}`,
    ]),
  );
  expect(socialLinks(settings({ general_tiktok: 'javascript:alert(1)' }))).toEqual([]);
});
