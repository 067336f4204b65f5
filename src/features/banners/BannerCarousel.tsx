import { Carousel } from '../../ui/carousel/Carousel.tsx';
import { Warning } from '../legal/Warning.tsx';
import type { BannerSlide } from './bannerSlides.ts';
import { BannerPicture } from './parts/BannerPicture.tsx';
import { carouselTexts } from './parts/carouselTexts.ts';

interface BannerCarouselProps {
  slides: readonly BannerSlide[];
  ratio: { phone: number; wide: number };
}

const turnEveryMs = 7_000;

// Lazy, loaded with the first banner.
export function BannerCarousel({ slides, ratio }: BannerCarouselProps) {
  return (
    <Carousel
      label="Destaques"
      texts={carouselTexts}
      ratio={ratio}
      autoplayMs={turnEveryMs}
      slides={slides.map((slide, index) => ({
        key: slide.key,
        content: <BannerPicture slide={slide} position={index + 1} priority={index === 0} />,
        below: <Warning />,
      }))}
    />
  );
}
