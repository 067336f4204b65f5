import { type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { fromTablet } from '../layout/screens.ts';
import { useNear } from '../lazy/useNear.ts';
import { useSpareTime } from '../lazy/useSpareTime.ts';
import { RailBox, RailHead } from './railFrame.ts';
import { useRailEnds } from './useRailEnds.ts';

interface RailProps {
  title: string;
  level?: 2 | 3;
  /** Beside the title, e.g. a link to the whole list. */
  action?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  items: readonly { key: string | number; content: ReactNode }[];
  /** CSS lengths. */
  itemWidth: { phone: string; wide: string };
  /** As high as an item: stands for the items of a row that is still far from the screen. */
  placeholder: ReactNode;
  /** What it has from the beginning: its places, what a phone shows of it (of a page's first rows), or all. */
  starts?: 'far' | 'near' | 'whole';
}

/** As many as a phone shows and one more. */
const itemsAtFirst = 4;

/**
 * One row that scrolls sideways by finger, wheel, keyboard (to the item in focus) or its two buttons.
 * Far from the screen it only keeps its place until there is time; items beyond its own edge come when it is scrolled or
 * reached by keyboard.
 */
export function Rail(props: RailProps) {
  const { title, level = 2, action, previousLabel, nextLabel, items, itemWidth, starts = 'far' } = props;
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLUListElement>(null);
  const firstBeyond = useRef<HTMLLIElement>(null);
  const near = useNear(box, starts !== 'far');
  const spare = useSpareTime();
  const scrolledTo = useNear(firstBeyond, starts === 'whole' || items.length <= itemsAtFirst);
  const [focused, setFocused] = useState(false);
  const showsMore = spare && matchMedia(fromTablet.replace('@media ', '')).matches;
  const filled = scrolledTo || focused || showsMore ? items.length : near || spare ? itemsAtFirst : 0;
  const places = filled > 0 ? items.length : itemsAtFirst + 1;
  const { atStart, atEnd } = useRailEnds(scroller, places);
  const scroll = (direction: 1 | -1) => {
    const element = scroller.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9, behavior: 'smooth' });
  };
  return (
    <RailBox ref={box} aria-labelledby={titleId}>
      <RailHead>
        <Title as={`h${level}`} id={titleId}>
          {title}
        </Title>
        {action}
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
      </RailHead>
      <Row
        ref={scroller}
        role="list"
        $phone={itemWidth.phone}
        $wide={itemWidth.wide}
        onFocus={() => setFocused(true)}
      >
        {items.slice(0, places).map(({ key, content }, place) => (
          <li key={key} ref={place === itemsAtFirst ? firstBeyond : undefined}>
            {place < filled ? content : place === 0 && props.placeholder}
          </li>
        ))}
      </Row>
    </RailBox>
  );
}

const Title = styled.h2`
  flex: 1;
  min-inline-size: 0;
`;

/** Fingers do not need them. They keep their place when all fits, so that nothing moves once that is known. */
const Buttons = styled.div<{ $unused: boolean }>`
  display: none;
  visibility: ${({ $unused }) => ($unused ? 'hidden' : 'visible')};

  ${fromTablet} {
    display: flex;
  }
`;

const Row = styled.ul<{ $phone: string; $wide: string }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${({ $phone }) => $phone};
  gap: ${token('space.s')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  /* Room for focus rings and for what rises when pointed at, without moving the row. */
  padding: ${token('space.2xs')} var(--bleed, ${token('space.2xs')});
  margin: calc(-1 * ${token('space.2xs')}) calc(-1 * var(--bleed, ${token('space.2xs')}));
  scroll-padding-inline: var(--bleed, ${token('space.2xs')});

  > li {
    min-inline-size: 0;
    scroll-snap-align: start;
  }

  ${fromTablet} {
    grid-auto-columns: ${({ $wide }) => $wide};
  }
`;
