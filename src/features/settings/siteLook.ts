import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { Settings } from '../../shared/contract/settings.ts';
import { assetAddress } from '../../shared/paths/assetAddress.ts';
import { readSiteLink } from '../../shared/paths/siteLink.ts';

export interface SiteLook {
  title: string;
  logo: string;
  favicon: string;
  /** The operator's own logo has a size nobody knows beforehand. */
  hasOwnLogo: boolean;
}

type LookBrand = Pick<BrandRecord, 'name' | 'pictures' | 'api'>;

/** Title, logo and favicon: the operator's where the settings name them, else the brand's. */
export function siteLook(settings: Settings, brand: LookBrand): SiteLook {
  const logo = assetAddress(settings.general_logo, brand.api.origin);
  return {
    title: settings.general_title || brand.name,
    logo: logo ?? brand.pictures.logo,
    favicon: assetAddress(settings.general_favicon, brand.api.origin) ?? brand.pictures.favicon,
    hasOwnLogo: logo !== null,
  };
}

export const socialNetworks = ['instagram', 'facebook', 'twitter', 'youtube', 'telegram', 'tiktok'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export interface SocialLink {
  network: SocialNetwork;
  href: string;
}

/** The operator's profiles, only those with a real address. */
export function socialLinks(settings: Settings): SocialLink[] {
  return socialNetworks.flatMap((network) => {
    const link = readSiteLink(settings[`general_${network}`], '');
    return link?.kind === 'outside' ? [{ network, href: link.href }] : [];
  });
}
