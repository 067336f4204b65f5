import { useMemo } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { readSiteLink, type SiteLink } from '../../shared/paths/siteLink.ts';
import { type SiteLook, type SocialLink, siteLook, socialLinks } from './siteLook.ts';
import { useSettings } from './useSettings.ts';

export function useSiteLook(): SiteLook {
  const settings = useSettings();
  const brand = useBrand();
  return useMemo(() => siteLook(settings, brand), [settings, brand]);
}

export function useSocialLinks(): SocialLink[] {
  const settings = useSettings();
  return useMemo(() => socialLinks(settings), [settings]);
}

/** Where players get help; null when the operator names nothing. */
export function useSupportLink(): SiteLink | null {
  const { general_support_link: link } = useSettings();
  const { origin } = useBrand();
  return useMemo(() => readSiteLink(link, origin), [link, origin]);
}
