import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { fromTablet, onPhone } from '../../ui/layout/screens.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { Warning } from '../legal/Warning.tsx';
import { bannerSlides } from './bannerSlides.ts';
import { useGetBannersQuery } from './bannersApi.ts';
import { useFirstPicture } from './useFirstPicture.ts';

const loadCarousel = () => import('./BannerCarousel.tsx').then((part) => part.BannerCarousel);

// Width by height of the operator's uploads.
export const heroRatio = { phone: 2, wide: 10 / 3 };

/** Shows the operator's banners, or the brand's share picture before, without and instead of them. */
export function HeroBanners() {
  const { cdn, api, pictures, name } = useBrand();
  const state = useLoadState(useGetBannersQuery());
  const banners = state.kind === 'ready' ? state.value : null;
  const slides = useMemo(
    () => bannerSlides(banners ?? [], { cdn, apiOrigin: api.origin }),
    [banners, cdn, api.origin],
  );
  const arrived = useFirstPicture(slides[0]);
  const BannerCarousel = useLazyComponent(loadCarousel, slides.length > 0);

  if (arrived && BannerCarousel) return <BannerCarousel slides={slides} ratio={heroRatio} />;
  const [first] = slides;
  return (
    <div>
      <div data-advert="">
        <picture>
          {arrived && first && <source media={onPhone.slice(7)} srcSet={first.mobile} />}
          <Poster
            src={arrived && first ? first.desktop : pictures.share}
            alt={name}
            width={1200}
            height={630}
            fetchPriority="high"
            decoding="sync"
            draggable={false}
          />
        </picture>
        <Warning />
      </div>
      <Bar>
        {state.kind === 'failed' && (
          <>
            <span role="status">Não foi possível carregar os destaques.</span>
            <Button variant="quiet" size="s" loading={state.retrying} onClick={state.retry}>
              Tentar de novo
            </Button>
          </>
        )}
      </Bar>
    </div>
  );
}

const Poster = styled.img`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: ${heroRatio.phone};
  object-fit: cover;
  /* The share picture is nearly twice as high as a wide banner, with its text slightly below the middle. */
  object-position: 50% 57%;
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface')};

  ${fromTablet} {
    aspect-ratio: ${heroRatio.wide};
  }
`;

// Same height as the carousel's controls.
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
  min-block-size: 2.5rem;
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
`;
