import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { type CardLinkProps, GameCard } from '../GameCard.tsx';
import type { LobbyGame } from '../lobbyGames.ts';
import type { GridGeometry } from './gridGeometry.ts';
import { useCardKeys } from './useCardKeys.ts';
import { useCardLinks } from './useCardLinks.ts';
import { useListTop } from './useListTop.ts';

interface GameRowsProps extends GridGeometry {
  label: string;
  games: readonly LobbyGame[];
}

/** Headers and bars that stay in sight while a card is scrolled to. Pixels. */
const inSightPx = 96;
/** So much of a row at the screen's end is the top of covers, and behind the bar of a phone. Pixels. */
const stripPx = 64;

export function GameRows({ label, games, columns, rowHeight, gap }: GameRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useListTop(list);
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(games.length / columns),
    estimateSize: () => rowHeight,
    overscan: 1,
    scrollMargin,
    scrollPaddingStart: inSightPx,
    scrollPaddingEnd: inSightPx,
  });
  useCardKeys(list, columns, games.length, (row) => virtualizer.scrollToIndex(row, { align: 'auto' }));
  useCardLinks(list);

  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are measured anew
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  // Cards below what is seen may follow when those on it are painted; so may the page's height, which costs a layout of all of it.
  const formerGames = useDeferredValue(games);
  const blockSize = useDeferredValue(virtualizer.getTotalSize());
  const inlineSize = `calc((100% - ${gap * (columns - 1)}px) / ${columns})`;
  const rows = virtualizer.getVirtualItems();
  const { scrollOffset, scrollRect } = virtualizer;
  const endOfSight = scrollRect
    ? (scrollOffset ?? 0) + scrollRect.height - stripPx
    : Number.POSITIVE_INFINITY;

  return (
    <List ref={list} role="list" aria-label={label} style={{ blockSize }}>
      {rows.flatMap((row) =>
        games.slice(row.index * columns, (row.index + 1) * columns).map((entry, column) => {
          const place = row.index * columns + column;
          const { game } = (row.start > endOfSight ? formerGames[place] : null) ?? entry;
          return (
            // By its place: a search puts other games into the cards that are there, which is far quicker than new ones.
            <li
              key={place}
              data-place={place}
              aria-posinset={place + 1}
              aria-setsize={formerGames.length}
              style={{
                blockSize: rowHeight - gap,
                inlineSize,
                insetBlockStart: row.start - scrollMargin,
                insetInlineStart: `calc((100% + ${gap}px) / ${columns} * ${column})`,
              }}
            >
              <GameCard game={game} priority={place < columns} link={PlainLink} />
            </li>
          );
        }),
      )}
    </List>
  );
}

function PlainLink({ to, ...rest }: CardLinkProps) {
  return <a href={to} {...rest} />;
}

/** Styles of its own for each item would cost every item of every row that comes along. */
const List = styled.ul`
  position: relative;

  > li {
    position: absolute;
    contain: size layout style;
  }
`;
