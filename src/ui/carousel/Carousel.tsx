import { type FocusEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { fromTablet } from '../layout/screens.ts';
import { useOptionalPart } from '../lazy/useOptionalPart.ts';
import { CarouselBar } from './CarouselBar.tsx';
import type { CarouselControls } from './CarouselEngine.tsx';
import type { CarouselTexts } from './carouselTexts.ts';
import { useAutoplay } from './useAutoplay.ts';

interface CarouselProps {
  label: string;
  texts: CarouselTexts;
  slides: readonly { key: string; content: ReactNode }[];
  /** Width by height on phones and on wider screens: the place is kept before any picture arrives. */
  ratio: { phone: number; wide: number };
  /** Turns by itself, with a button to stop it; rests while pointed at or focused. */
  autoplayMs?: number;
}

type Move = (engine: CarouselControls) => void;

const loadEngine = () => import('./CarouselEngine.tsx').then((part) => part.CarouselEngine);

/**
 * Slides of one size. Until somebody points at them, presses a control or the first turn is due the slides scroll by
 * themselves: the engine is fetched then.
 */
export function Carousel({ label, texts, slides, ratio, autoplayMs }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [controls, setControls] = useState<CarouselControls>();
  const [selected, setSelected] = useState(0);
  const [held, setHeld] = useState(false);
  const several = slides.length > 1;
  const [asked, setAsked] = useState(false);
  const waiting = useRef<Move | null>(null);
  const Engine = useOptionalPart(loadEngine, several && (asked || held));
  const move = (towards: Move) => {
    if (controls) return towards(controls);
    waiting.current = towards;
    setAsked(true);
  };
  const { playing, setPlaying } = useAutoplay(several ? autoplayMs : undefined, held, () =>
    move((engine) => engine.next()),
  );
  const takeControls = useCallback((engine: CarouselControls) => {
    setControls(engine);
    waiting.current?.(engine);
    waiting.current = null;
  }, []);

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
  };
  return (
    <Box
      aria-roledescription={texts.carousel}
      aria-label={label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={leave}
    >
      {Engine && viewport && <Engine viewport={viewport} onReady={takeControls} onSelect={setSelected} />}
      <Viewport ref={setViewport} $scrolls={!controls} $phone={ratio.phone} $wide={ratio.wide}>
        <Track aria-live={playing && !held ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <Slide
              key={slide.key}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.position(index + 1, slides.length)}
              inert={controls !== undefined && index !== selected}
            >
              {slide.content}
            </Slide>
          ))}
        </Track>
      </Viewport>
      {several && (
        <CarouselBar
          texts={texts}
          slides={slides.length}
          selected={selected}
          onMove={move}
          playing={autoplayMs === undefined ? undefined : playing}
          onPlayingChange={setPlaying}
        />
      )}
    </Box>
  );
}

const Box = styled.section`
  position: relative;
  min-inline-size: 0;
`;

interface ViewportLook {
  $scrolls: boolean;
  $phone: number;
  $wide: number;
}

const Viewport = styled.div<ViewportLook>`
  overflow-x: ${({ $scrolls }) => ($scrolls ? 'auto' : 'hidden')};
  overflow-y: hidden;
  scroll-snap-type: ${({ $scrolls }) => ($scrolls ? 'x mandatory' : 'none')};
  scrollbar-width: none;
  border-radius: ${token('radius.panel')};
  aspect-ratio: ${({ $phone }) => $phone};

  ${fromTablet} {
    aspect-ratio: ${({ $wide }) => $wide};
  }
`;

const Track = styled.div`
  display: flex;
  block-size: 100%;
  touch-action: pan-y pinch-zoom;
`;

const Slide = styled.div`
  flex: 0 0 100%;
  min-inline-size: 0;
  block-size: 100%;
  scroll-snap-align: start;

  > a {
    display: block;
    block-size: 100%;
  }

  :focus-visible {
    outline-offset: -3px;
  }
`;
