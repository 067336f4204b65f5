import { readSiteLink } from '../../shared/paths/siteLink.ts';

export type BannerAction =
  | { kind: 'login' }
  | { kind: 'register' }
  | { kind: 'page'; path: string }
  | { kind: 'outside'; href: string }
  | { kind: 'none' };

/** What a click on a banner does: `login=1` in its link opens the login panel, `login=0` the register panel. */
export function bannerAction(link: string | null, siteOrigin: string): BannerAction {
  if (link === null) return { kind: 'none' };
  const address = URL.parse(link, siteOrigin);
  const login = address?.searchParams.get('login');
  if (login === '1') return { kind: 'login' };
  if (login === '0') return { kind: 'register' };
  return readSiteLink(link, siteOrigin) ?? { kind: 'none' };
}
