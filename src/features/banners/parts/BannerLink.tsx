import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { loginRequested, registerRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { recordBannerLink } from '../../attribution/recordSource.ts';
import { bannerAction } from '../bannerAction.ts';

interface BannerLinkProps {
  link: string | null;
  className?: string;
  children: ReactNode;
}

/** Follows a banner's link; clicks on buttons inside do not, and without a link only the content is shown. */
export function BannerLink({ link, className, children }: BannerLinkProps) {
  const dispatch = useAppDispatch();
  const brand = useBrand();
  const action = bannerAction(link, brand.origin);

  const follow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return event.preventDefault();
    if (link) void recordBannerLink(brand, link);
    if (action.kind !== 'login' && action.kind !== 'register') return;
    event.preventDefault();
    dispatch(action.kind === 'login' ? loginRequested() : registerRequested());
  };
  switch (action.kind) {
    case 'login':
    case 'register':
      return (
        <a href={`/?login=${action.kind === 'login' ? 1 : 0}`} className={className} onClick={follow}>
          {children}
        </a>
      );
    case 'page':
      return (
        <Link to={action.path} className={className} onClick={follow}>
          {children}
        </Link>
      );
    case 'outside':
      return (
        <a
          href={action.href}
          className={className}
          target="_blank"
          rel="noopener noreferrer"
          onClick={follow}
        >
          {children}
        </a>
      );
    case 'none':
      return children;
  }
}
