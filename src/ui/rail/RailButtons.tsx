import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { fromTablet } from '../layout/screens.ts';
import { useRailEnds } from './useRailEnds.ts';

interface RailButtonsProps {
  scroller: RefObject<HTMLElement | null>;
  // Number of items in the scroller.
  items: number;
  previousLabel: string;
  nextLabel: string;
}

/** Scrolls a row by almost its width; invisible while everything fits. */
export function RailButtons({ scroller, items, previousLabel, nextLabel }: RailButtonsProps) {
  const { atStart, atEnd } = useRailEnds(scroller, items);
  const scroll = (direction: 1 | -1) => {
    const element = scroller.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9, behavior: 'smooth' });
  };
  return (
    <Buttons $unused={atStart && atEnd}>
      <IconButton
        size="s"
        aria-label={previousLabel}
        icon={<Icon name="chevron-left" size={20} />}
        aria-disabled={atStart}
        onClick={() => scroll(-1)}
      />
      <IconButton
        size="s"
        aria-label={nextLabel}
        icon={<Icon name="chevron-right" size={20} />}
        aria-disabled={atEnd}
        onClick={() => scroll(1)}
      />
    </Buttons>
  );
}

// Touch devices do not need them; hidden buttons keep their space.
const Buttons = styled.div<{ $unused: boolean }>`
  display: none;
  visibility: ${({ $unused }) => ($unused ? 'hidden' : 'visible')};

  ${fromTablet} {
    display: flex;
  }
`;
