import { type FocusEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { fromTablet } from '../layout/screens.ts';
import { useLazyComponent } from '../lazy/useLazyComponent.ts';
import { CarouselBar } from './CarouselBar.tsx';
import type { CarouselControls } from './CarouselEngine.tsx';
import type { CarouselTexts } from './carouselTexts.ts';
import { useAutoplay } from './useAutoplay.ts';

interface CarouselProps {
  label: string;
  texts: CarouselTexts;
  // `below` stays under the picture.
  slides: readonly { key: string; content: ReactNode; below?: ReactNode }[];
  // Width by height, which reserves the space before a picture loads.
  ratio: { phone: number; wide: number };
  // Milliseconds; pauses on hover and focus.
  autoplayMs?: number;
}

type Move = (engine: CarouselControls) => void;

const loadEngine = () => import('./CarouselEngine.tsx').then((part) => part.CarouselEngine);

/** Shows slides that scroll natively until the first hover, control or turn loads the engine. */
export function Carousel({ label, texts, slides, ratio, autoplayMs }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [controls, setControls] = useState<CarouselControls>();
  const [selected, setSelected] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  const several = slides.length > 1;
  const [asked, setAsked] = useState(false);
  const waiting = useRef<Move | null>(null);
  const Engine = useLazyComponent(loadEngine, several && (asked || held));
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
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };
  return (
    <Box
      aria-roledescription={texts.carousel}
      aria-label={label}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      {Engine && viewport && <Engine viewport={viewport} onReady={takeControls} onSelect={setSelected} />}
      <Viewport ref={setViewport} $scrolls={!controls}>
        <Track aria-live={playing && !held ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <Slide
              key={slide.key}
              role="group"
              data-advert=""
              aria-roledescription={texts.slide}
              aria-label={texts.position(index + 1, slides.length)}
              inert={controls !== undefined && index !== selected}
            >
              <Frame $phone={ratio.phone} $wide={ratio.wide}>
                {slide.content}
              </Frame>
              {slide.below}
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

const Viewport = styled.div<{ $scrolls: boolean }>`
  overflow-x: ${({ $scrolls }) => ($scrolls ? 'auto' : 'hidden')};
  overflow-y: hidden;
  scroll-snap-type: ${({ $scrolls }) => ($scrolls ? 'x mandatory' : 'none')};
  scrollbar-width: none;
`;

const Frame = styled.div<{ $phone: number; $wide: number }>`
  overflow: hidden;
  border-radius: ${token('radius.panel')};
  aspect-ratio: ${({ $phone }) => $phone};

  ${fromTablet} {
    aspect-ratio: ${({ $wide }) => $wide};
  }

  > a {
    display: block;
    block-size: 100%;
  }
`;

const Track = styled.div`
  display: flex;
  touch-action: pan-y pinch-zoom;
`;

const Slide = styled.div`
  flex: 0 0 100%;
  min-inline-size: 0;
  scroll-snap-align: start;

  :focus-visible {
    outline-offset: -3px;
  }
`;
