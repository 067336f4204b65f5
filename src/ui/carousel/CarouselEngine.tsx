import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';

export interface CarouselControls {
  previous: () => void;
  next: () => void;
  goTo: (slide: number) => void;
}

interface CarouselEngineProps {
  viewport: HTMLElement;
  // Called once, when the engine is ready.
  onReady: (controls: CarouselControls) => void;
  onSelect: (slide: number) => void;
}

// Renders nothing: adds dragging, wheel and looping.
export function CarouselEngine({ viewport, onReady, onSelect }: CarouselEngineProps) {
  const [attach, engine] = useEmblaCarousel({
    loop: true,
    startIndex: Math.round(viewport.scrollLeft / Math.max(1, viewport.clientWidth)),
  });

  useEffect(() => {
    // The engine transforms the content instead of scrolling.
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
