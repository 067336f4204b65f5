import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCarriesContent } from '../../../../shared/paths/PageDataContext.ts';
import { token } from '../../../../shared/tokens/token.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { tableRatio } from '../../gameCardStyle.ts';
import type { LobbyGame } from '../../lobbyGames.ts';
import type { LobbyView } from '../lobbyView.ts';
import { GameRow } from './GameRow.tsx';
import type { CardShape, GridGeometry } from './gridGeometry.ts';
import { useCardKeys } from './useCardKeys.ts';
import { useCardLinks } from './useCardLinks.ts';
import { useListTop } from './useListTop.ts';

interface GameRowsProps extends GridGeometry {
  label: string;
  games: readonly LobbyGame[];
  pages: number;
  shape: CardShape;
  onChange: (change: Pick<LobbyView, 'pages'>) => void;
}

// Divides into whole rows of most widths.
const gamesPerPage = 60;
// Height of headers and bars that may cover a card, in pixels.
const inSightPx = 96;
// The last pixels of the viewport show only the top of covers, often behind a phone's bottom bar.
const stripPx = 64;
// A whole screen of covers at once is a long task on a slow phone.
const rowsAtOnce = 2;

export function GameRows({ label, games, pages, shape, onChange, columns, rowHeight, gap }: GameRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useListTop(list);
  // Whole rows.
  const shown = Math.min(Math.ceil((pages * gamesPerPage) / columns) * columns, games.length);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(shown / columns),
    estimateSize: () => rowHeight,
    overscan: 1,
    scrollMargin,
    // Known before the list is in the page, so that its first render has every visible row.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    scrollPaddingStart: inSightPx,
    scrollPaddingEnd: inSightPx,
  });
  const keys = useCardKeys(list, columns, shown, (row) => {
    // For its last row, `auto` scrolls to the end of the page, below the list.
    virtualizer.scrollToIndex(row, { align: row === virtualizer.options.count - 1 ? 'center' : 'auto' });
  });
  useCardLinks(list);

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are measured again
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  // Rows outside the viewport and the page height update in a deferred render, as they cost a full layout.
  const formerGames = useDeferredValue(games);
  const blockSize = useDeferredValue(virtualizer.getTotalSize());
  const rows = virtualizer.getVirtualItems();
  const { scrollOffset, scrollRect } = virtualizer;
  const endOfSight = scrollRect
    ? (scrollOffset ?? 0) + scrollRect.height - stripPx
    : Number.POSITIVE_INFINITY;

  // Keyboard focus needs the card at once, or it is lost with the row that leaves.
  const waits = virtualizer.isScrolling && !keys.isWanting();
  // The list opens with its first rows; prerendered covers stay where they are.
  const [isOpen, setIsOpen] = useState(useCarriesContent());
  useEffect(() => setIsOpen(true), []);

  return (
    <>
      <List ref={list} role="list" aria-label={label} data-shape={shape} style={{ blockSize }}>
        {rows.map((item) => (
          <GameRow
            key={item.index}
            games={games}
            formerGames={item.start > endOfSight ? formerGames : null}
            shape={shape}
            row={item.index}
            listSize={formerGames.length}
            top={item.start - scrollMargin}
            waits={waits || (!isOpen && item.index >= rowsAtOnce)}
            onFilled={keys.focusWanted}
            columns={columns}
            rowHeight={rowHeight}
            gap={gap}
          />
        ))}
      </List>
      {shown < games.length && (
        <Button
          wide
          size="l"
          variant="quiet"
          onClick={() => {
            keys.want(shown);
            onChange({ pages: pages + 1 });
          }}
        >
          Mostrar mais
        </Button>
      )}
    </>
  );
}

// Item styles live here: a styled component per item would slow every row down.
const List = styled.ul`
  position: relative;

  > li {
    position: absolute;
    contain: size layout style;
  }

  > li:empty::before {
    content: '';
    display: block;
    aspect-ratio: ${token('cover.ratio')};
    border-radius: ${token('radius.card')};
    background: ${token('color.skeleton')};
  }

  &[data-shape='table'] > li:empty::before {
    aspect-ratio: ${tableRatio};
  }
`;
