import { useMemo } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { readSiteLink, type SiteLink } from '../../shared/paths/siteLink.ts';
import { type SiteAppearance, type SocialLink, siteAppearance, socialLinks } from './siteAppearance.ts';
import { useSettings } from './useSettings.ts';

export function useSiteAppearance(): SiteAppearance {
  const settings = useSettings();
  const brand = useBrand();
  return useMemo(() => siteAppearance(settings, brand), [settings, brand]);
}

export function useSocialLinks(): SocialLink[] {
  const settings = useSettings();
  return useMemo(() => socialLinks(settings), [settings]);
}

export function useSupportLink(): SiteLink | null {
  const { general_support_link: link } = useSettings();
  const { origin } = useBrand();
  return useMemo(() => readSiteLink(link, origin), [link, origin]);
}
