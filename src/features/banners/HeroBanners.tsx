import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { fromDesktop, fromTablet } from '../../ui/layout/screens.ts';
import { useMediaQuery } from '../../ui/layout/useMediaQuery.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { Warning } from '../legal/Warning.tsx';
import { BrandHeadline } from './BrandHeadline.tsx';
import { bannerSlides } from './bannerSlides.ts';
import { useGetBannersQuery } from './bannersApi.ts';
import { bentoSlides, HeroBento } from './HeroBento.tsx';
import { type HeroFormat, heroBarHeight, heroRatio } from './heroFormat.ts';
import { BannerContent } from './parts/BannerContent.tsx';
import { useFirstPicture } from './useFirstPicture.ts';

const loadCarousel = () => import('./BannerCarousel.tsx').then((part) => part.BannerCarousel);

/** Shows the operator's banners; before, without and instead of them the brand's headline in the same format. */
export function HeroBanners({ format }: { format: HeroFormat }) {
  const { cdn, api } = useBrand();
  const state = useLoadState(useGetBannersQuery());
  const banners = state.kind === 'ready' ? state.value : null;
  const slides = useMemo(
    () => bannerSlides(banners ?? [], { cdn, apiOrigin: api.origin }),
    [banners, cdn, api.origin],
  );
  const arrived = useFirstPicture(slides[0]);
  const pieces = format === 'bento' ? bentoSlides(slides) : [];
  const isBento = useMediaQuery(fromDesktop, true) && pieces.length > 0;
  const further = slides.slice(pieces.length);
  const turns = isBento && further.length > 0;
  const BannerCarousel = useLazyComponent(loadCarousel, slides.length > 0 && (!isBento || turns));

  if (format === 'bento' && state.kind !== 'failed' && !arrived) {
    return <HeroBento slides={[null]} turns />;
  }
  if (arrived && pieces.length > 0 && (isBento || !BannerCarousel)) {
    return (
      <HeroBento slides={pieces} turns={turns}>
        {turns && BannerCarousel && (
          <BannerCarousel slides={[...pieces.slice(0, 1), ...further]} format={format} isPiece />
        )}
      </HeroBento>
    );
  }
  if (arrived && BannerCarousel) return <BannerCarousel slides={slides} format={format} />;
  const [first] = slides;
  return (
    <div>
      <div data-advert="">
        <Frame>
          {arrived && first ? (
            <BannerContent slide={first} index={0} format={format} />
          ) : (
            <BrandHeadline format={format} />
          )}
        </Frame>
        <Warning />
      </div>
      <Bar data-under>
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

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${token('radius.panel')};
  aspect-ratio: ${heroRatio.phone};

  ${fromTablet} {
    aspect-ratio: ${heroRatio.wide};
  }

  > a {
    display: block;
    block-size: 100%;
  }
`;

// Same height as the carousel's controls.
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.s')};
  min-block-size: ${heroBarHeight};
  color: ${token('color.text-muted')};
  font-size: 0.875rem;
`;
