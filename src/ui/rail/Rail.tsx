import { type ReactNode, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { fromTablet } from '../layout/screens.ts';
import { useIdle } from '../lazy/useIdle.ts';
import { useInView } from '../lazy/useInView.ts';
import { RailButtons } from './RailButtons.tsx';
import { RailBox, RailHead } from './railFrame.ts';

interface RailProps {
  title: string;
  level?: 2 | 3;
  // Next to the title.
  action?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  items: readonly { key: string | number; content: ReactNode }[];
  // CSS lengths.
  itemWidth: { phone: string; wide: string };
  // Same height as an item; shown while the row is far from the viewport.
  placeholder: ReactNode;
  // Initial content: placeholders, the items that a phone shows, or all.
  starts?: 'far' | 'near' | 'whole';
}

// One more than a phone shows.
const itemsAtFirst = 4;

/** Shows a scrolling row that renders items near the viewport and the rest on scroll, focus or idle. */
export function Rail(props: RailProps) {
  const { title, level = 2, action, previousLabel, nextLabel, items, itemWidth, starts = 'far' } = props;
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLUListElement>(null);
  const firstBeyond = useRef<HTMLLIElement>(null);
  const near = useInView(box, starts !== 'far');
  const spare = useIdle();
  const scrolledTo = useInView(firstBeyond, starts === 'whole' || items.length <= itemsAtFirst);
  const [focused, setFocused] = useState(false);
  const showsMore = spare && matchMedia(fromTablet.replace('@media ', '')).matches;
  const filled = scrolledTo || focused || showsMore ? items.length : near || spare ? itemsAtFirst : 0;
  const places = filled > 0 ? items.length : itemsAtFirst + 1;
  return (
    <RailBox ref={box} aria-labelledby={titleId}>
      <RailHead>
        <Title as={`h${level}`} id={titleId}>
          {title}
        </Title>
        {action}
        <RailButtons scroller={scroller} items={places} previousLabel={previousLabel} nextLabel={nextLabel} />
      </RailHead>
      <Row
        ref={scroller}
        role="list"
        data-fades
        $phone={itemWidth.phone}
        $wide={itemWidth.wide}
        onFocus={() => setFocused(true)}
      >
        {items.slice(0, places).map(({ key, content }, index) => (
          <li key={key} ref={index === itemsAtFirst ? firstBeyond : undefined}>
            {index < filled ? content : index === 0 && props.placeholder}
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

const Row = styled.ul<{ $phone: string; $wide: string }>`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: ${({ $phone }) => $phone};
  gap: ${token('space.s')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scrollbar-width: none;
  /* Room for focus rings and hover effects without moving the row. */
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
