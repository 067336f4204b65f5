import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

export interface CarouselControls {
  previous: () => void;
  next: () => void;
  goTo: (slide: number) => void;
}

interface CarouselEngineProps {
  viewport: HTMLElement;
  /** Once, as soon as it can be controlled. */
  onReady: (controls: CarouselControls) => void;
  onSelect: (slide: number) => void;
}

/** Dragging, wheels and endless turning. Draws nothing; fetched after the first slide is on screen. */
export function CarouselEngine({ viewport, onReady, onSelect }: CarouselEngineProps) {
  const [attach, engine] = useEmblaCarousel({
    loop: true,
    startIndex: Math.round(viewport.scrollLeft / Math.max(1, viewport.clientWidth)),
  });

  useEffect(() => {
    // Until now the viewport scrolled by itself; the engine moves its content instead.
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!engine) return undefined;
    const select = () => onSelect(engine.selectedScrollSnap());
    engine.on('select', select);
    select();
    onReady({
      previous: () => engine.scrollPrev(),
      next: () => engine.scrollNext(),
      goTo: (slide) => engine.scrollTo(slide),
    });
    return () => {
      engine.off('select', select);
    };
  }, [engine, onReady, onSelect]);

  return null;
}
