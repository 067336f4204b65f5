import { readSiteLink } from '../../shared/paths/siteLink.ts';

export type BannerAction =
  | { kind: 'login' }
  | { kind: 'register' }
  | { kind: 'page'; path: string }
  | { kind: 'outside'; href: string }
  | { kind: 'none' };

/** Returns the action of a banner link: `login=1` opens login, `login=0` register. */
export function bannerAction(link: string | null, siteOrigin: string): BannerAction {
  if (link === null) return { kind: 'none' };
  const url = URL.parse(link, siteOrigin);
  const login = url?.searchParams.get('login');
  if (login === '1') return { kind: 'login' };
  if (login === '0') return { kind: 'register' };
  return readSiteLink(link, siteOrigin) ?? { kind: 'none' };
}
