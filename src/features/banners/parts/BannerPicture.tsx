import { useBrand } from '../../../shared/brand/useBrand.ts';
import { routeOfPath } from '../../../shared/paths/routeOfPath.ts';
import { routeEntry } from '../../../shared/paths/routeRules.ts';
import { AspectImage } from '../../../ui/image/AspectImage.tsx';
import { type BannerAction, bannerAction } from '../bannerAction.ts';
import type { BannerSlide } from '../bannerSlides.ts';
import { BannerLink } from './BannerLink.tsx';

interface BannerPictureProps {
  slide: BannerSlide;
  position: number;
  // The first slide loads eagerly.
  priority: boolean;
}

/** Shows a banner whose picture contains its words. */
export function BannerPicture({ slide, position, priority }: BannerPictureProps) {
  const { origin, pictures } = useBrand();
  const name = bannerName(bannerAction(slide.link, origin), position);
  return (
    <BannerLink link={slide.link}>
      <AspectImage
        src={slide.desktop}
        phoneSrc={slide.mobile}
        alt={name}
        priority={priority}
        fallback={<img src={pictures.share} alt="" draggable={false} />}
      />
    </BannerLink>
  );
}

// Such banners have no text, so the name comes from the link.
function bannerName(action: BannerAction, position: number): string {
  if (action.kind === 'login') return 'Destaque: entrar na conta';
  if (action.kind === 'register') return 'Destaque: criar conta';
  if (action.kind === 'outside') return `Destaque ${position} (abre em outra aba)`;
  const routeId = action.kind === 'page' ? routeOfPath(action.path) : null;
  return routeId ? `Destaque: ${routeEntry(routeId).title}` : `Destaque ${position}`;
}
