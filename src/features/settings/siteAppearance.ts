import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { Settings } from '../../shared/contract/settings/settings.ts';
import { assetUrl } from '../../shared/paths/assetUrl.ts';
import { readSiteLink } from '../../shared/paths/siteLink.ts';

export interface SiteAppearance {
  title: string;
  logo: string;
  favicon: string;
  // The size of the operator's logo is unknown.
  hasOwnLogo: boolean;
}

type AppearanceBrand = Pick<BrandRecord, 'name' | 'pictures' | 'api'>;

/** Returns title, logo and favicon of the settings, else of the brand. */
export function siteAppearance(settings: Settings, brand: AppearanceBrand): SiteAppearance {
  const logo = assetUrl(settings.general_logo, brand.api.origin);
  return {
    title: settings.general_title || brand.name,
    logo: logo ?? brand.pictures.logo,
    favicon: assetUrl(settings.general_favicon, brand.api.origin) ?? brand.pictures.favicon,
    hasOwnLogo: logo !== null,
  };
}

export const socialNetworks = ['instagram', 'facebook', 'twitter', 'youtube', 'telegram', 'tiktok'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export interface SocialLink {
  network: SocialNetwork;
  href: string;
}

export function socialLinks(settings: Settings): SocialLink[] {
  return socialNetworks.flatMap((network) => {
    const link = readSiteLink(settings[`general_${network}`], '');
    return link?.kind === 'outside' ? [{ network, href: link.href }] : [];
  });
}

export function siteTexts(settings: Settings, brand: Pick<BrandRecord, 'name' | 'pictures' | 'api'>) {
  const { title, favicon } = siteAppearance(settings, brand);
  const shareImage = assetUrl(settings.general_share_image, brand.api.origin) ?? undefined;
  return { title, favicon, shareImage };
}
