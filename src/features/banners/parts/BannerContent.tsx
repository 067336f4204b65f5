import type { BannerSlide } from '../bannerSlides.ts';
import { CaptionedBanner } from '../CaptionedBanner.tsx';
import type { HeroFormat } from '../heroFormat.ts';
import { BannerPicture } from './BannerPicture.tsx';

interface BannerContentProps {
  slide: BannerSlide;
  index: number;
  format: HeroFormat;
}

/** Shows one banner in the format of its layout; a picture with its own words is shown as it is. */
export function BannerContent({ slide, index, format }: BannerContentProps) {
  const priority = index === 0;
  return slide.caption ? (
    <CaptionedBanner slide={slide} caption={slide.caption} format={format} priority={priority} />
  ) : (
    <BannerPicture slide={slide} position={index + 1} priority={priority} />
  );
}
