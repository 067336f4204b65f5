import { useEffect, useState } from 'react';
import { onPhone } from '../../ui/layout/screens.ts';
import type { BannerSlide } from './bannerSlides.ts';

// A picture that fails to load must not block the others.
const patienceMs = 5_000;

/** Tells whether the first picture is decoded, so that it replaces the poster without a blank frame. */
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
