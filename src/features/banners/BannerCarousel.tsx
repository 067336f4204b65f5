import { Carousel } from '../../ui/carousel/Carousel.tsx';
import type { CarouselTexts } from '../../ui/carousel/carouselTexts.ts';
import { Warning } from '../legal/Warning.tsx';
import type { BannerSlide } from './bannerSlides.ts';
import { bentoPieceRatio, type HeroFormat, heroRatio } from './heroFormat.ts';
import { BannerContent } from './parts/BannerContent.tsx';

const carouselTexts: CarouselTexts = {
  carousel: 'carrossel',
  slide: 'destaque',
  previous: 'Destaque anterior',
  next: 'Próximo destaque',
  play: 'Passar destaques automaticamente',
  pause: 'Pausar destaques',
  position: (slide, slides) => `${slide} de ${slides}`,
};

interface BannerCarouselProps {
  slides: readonly BannerSlide[];
  format: HeroFormat;
  // Turns in the large piece of a bento.
  isPiece?: boolean;
}

const turnEveryMs = 7_000;
const pieceRatio = { phone: bentoPieceRatio, wide: bentoPieceRatio };

// Lazy, loaded with the first banner.
export function BannerCarousel({ slides, format, isPiece = false }: BannerCarouselProps) {
  return (
    <Carousel
      label={isPiece ? 'Em destaque' : 'Destaques'}
      texts={carouselTexts}
      ratio={isPiece ? pieceRatio : heroRatio}
      autoplayMs={turnEveryMs}
      slides={slides.map((slide, index) => ({
        key: slide.key,
        content: <BannerContent slide={slide} index={index} format={format} />,
        below: <Warning />,
      }))}
    />
  );
}
