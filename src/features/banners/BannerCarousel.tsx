import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Warning } from '../legal/Warning.tsx';
import type { BannerSlide } from './bannerSlides.ts';
import { type HeroFormat, heroRatio } from './heroFormat.ts';
import { BannerContent } from './parts/BannerContent.tsx';
import { carouselTexts } from './parts/carouselTexts.ts';

interface BannerCarouselProps {
  slides: readonly BannerSlide[];
  format: HeroFormat;
}

const turnEveryMs = 7_000;

// Lazy, loaded with the first banner.
export function BannerCarousel({ slides, format }: BannerCarouselProps) {
  return (
    <Carousel
      label="Destaques"
      texts={carouselTexts}
      ratio={heroRatio}
      autoplayMs={turnEveryMs}
      slides={slides.map((slide, index) => ({
        key: slide.key,
        content: <BannerContent slide={slide} index={index} format={format} />,
        below: <Warning />,
      }))}
    />
  );
}
