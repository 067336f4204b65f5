import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { routeOfPath } from '../../../shared/paths/routeOfPath.ts';
import { routeEntry } from '../../../shared/paths/routeRules.ts';
import { loginRequested, registerRequested } from '../../../shared/state/authModalSlice.ts';
import { useAppDispatch } from '../../../shared/state/rootState.ts';
import { AspectImage } from '../../../ui/image/AspectImage.tsx';
import { recordBannerLink } from '../../attribution/recordSource.ts';
import { type BannerAction, bannerAction } from '../bannerAction.ts';
import type { BannerSlide } from '../bannerSlides.ts';

interface BannerPictureProps {
  slide: BannerSlide;
  position: number;
  // The first slide loads eagerly.
  priority: boolean;
}

// Clicks on buttons inside a banner do not follow its link.
export function BannerPicture({ slide, position, priority }: BannerPictureProps) {
  const dispatch = useAppDispatch();
  const brand = useBrand();
  const action = bannerAction(slide.link, brand.origin);
  const name = bannerName(action, position);
  const picture = <AspectImage src={slide.desktop} phoneSrc={slide.mobile} alt={name} priority={priority} />;

  const follow = () => {
    if (slide.link) void recordBannerLink(brand, slide.link);
  };
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof Element && event.target.closest('button')) return;
    follow();
    dispatch(action.kind === 'login' ? loginRequested() : registerRequested());
  };
  switch (action.kind) {
    case 'login':
    case 'register':
      return (
        <a href={`/?login=${action.kind === 'login' ? 1 : 0}`} onClick={open}>
          {picture}
        </a>
      );
    case 'page':
      return (
        <Link to={action.path} onClick={follow}>
          {picture}
        </Link>
      );
    case 'outside':
      return (
        <a href={action.href} target="_blank" rel="noopener noreferrer">
          {picture}
        </a>
      );
    case 'none':
      return picture;
  }
}

// Banners have no text, so the name comes from the link.
function bannerName(action: BannerAction, position: number): string {
  if (action.kind === 'login') return 'Destaque: entrar na conta';
  if (action.kind === 'register') return 'Destaque: criar conta';
  if (action.kind === 'outside') return `Destaque ${position} (abre em outra aba)`;
  const routeId = action.kind === 'page' ? routeOfPath(action.path) : null;
  return routeId ? `Destaque: ${routeEntry(routeId).title}` : `Destaque ${position}`;
}
