import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { CarouselControls } from './CarouselEngine.tsx';
import type { CarouselTexts } from './carouselTexts.ts';

interface CarouselBarProps {
  texts: CarouselTexts;
  slides: number;
  selected: number;
  // Runs at once, or as soon as the engine has loaded.
  onMove: (towards: (engine: CarouselControls) => void) => void;
  // Undefined without autoplay.
  playing: boolean | undefined;
  onPlayingChange: (playing: boolean) => void;
}

// Controls have their own row, because they must not depend on the colors of a picture.
export function CarouselBar({ texts, slides, selected, onMove, playing, onPlayingChange }: CarouselBarProps) {
  return (
    <Bar data-under>
      {playing !== undefined && (
        <IconButton
          size="s"
          aria-label={playing ? texts.pause : texts.play}
          icon={<Icon name={playing ? 'pause' : 'play'} size={16} />}
          onClick={() => onPlayingChange(!playing)}
        />
      )}
      <Dots>
        {Array.from({ length: slides }, (_, slide) => (
          <Dot
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its index
            key={slide}
            type="button"
            aria-label={texts.position(slide + 1, slides)}
            aria-current={slide === selected}
            onClick={() => onMove((engine) => engine.goTo(slide))}
          />
        ))}
      </Dots>
      <IconButton
        size="s"
        aria-label={texts.previous}
        icon={<Icon name="chevron-left" size={20} />}
        onClick={() => onMove((engine) => engine.previous())}
      />
      <IconButton
        size="s"
        aria-label={texts.next}
        icon={<Icon name="chevron-right" size={20} />}
        onClick={() => onMove((engine) => engine.next())}
      />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2xs')};
`;

const Dots = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 2.5rem;

  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 0.5rem;
    background: ${token('color.control-border')};
    transition: inline-size ${token('motion.fast')} ${token('motion.easing')};
  }

  &[aria-current='true']::before {
    inline-size: 1.25rem;
    background: ${token('color.primary')};
  }
`;
