import { useEffect, useState } from 'react';
import { onPhone } from '../../ui/layout/screens.ts';
import type { BannerSlide } from './bannerSlides.ts';

/** A picture that does not arrive must not keep the others from being seen. */
const patienceMs = 5_000;

/**
 * True once the first banner's picture can be drawn, so that it takes the poster's place without a blank moment. A
 * banner that is known from the beginning opens the page itself.
 */
export function useFirstPicture(slide: BannerSlide | undefined): boolean {
  const [readyKey, setReadyKey] = useState(slide?.key);
  useEffect(() => {
    if (!slide) return undefined;
    let current = true;
    const ready = () => {
      if (current) setReadyKey(slide.key);
    };
    const image = new Image();
    image.src = matchMedia(onPhone.replace('@media ', '')).matches ? slide.mobile : slide.desktop;
    image.decode().then(ready, ready);
    const timer = setTimeout(ready, patienceMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [slide]);
  return slide !== undefined && readyKey !== undefined;
}
