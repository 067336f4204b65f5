import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { type CardLinkProps, GameCard } from '../../GameCard.tsx';
import { LiveTable } from '../../LiveTable.tsx';
import type { LobbyGame } from '../../lobbyGames.ts';
import { enqueueFill } from './enqueueFill.ts';
import type { CardShape, GridGeometry } from './gridGeometry.ts';

interface GameRowProps extends GridGeometry {
  games: readonly LobbyGame[];
  // The previous list, for a row outside the viewport: it updates in a deferred render.
  formerGames: readonly LobbyGame[] | null;
  shape: CardShape;
  row: number;
  // Number of games in the list.
  listSize: number;
  // Pixels below the list's top.
  top: number;
  // Rendered by scrolling: its covers wait for idle time to keep slow phones smooth.
  waits: boolean;
  onFilled: () => void;
}

/** Renders one row of covers, or empty placeholders until its turn. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { games, formerGames, shape, row, listSize, top, waits, onFilled, columns, rowHeight, gap } = props;
  const Card = shape === 'table' ? LiveTable : GameCard;
  const [filled, setFilled] = useState(!waits);
  useEffect(() => {
    if (filled) return undefined;
    const leaving = new AbortController();
    enqueueFill(() => setFilled(true), leaving.signal);
    return () => leaving.abort();
  }, [filled]);
  useLayoutEffect(() => {
    if (filled) onFilled();
  }, [filled, onFilled]);

  const firstIndex = row * columns;
  const inlineSize = `calc((100% - ${gap * (columns - 1)}px) / ${columns})`;
  return games.slice(firstIndex, firstIndex + columns).map((entry, column) => {
    const index = firstIndex + column;
    const { game } = formerGames?.[index] ?? entry;
    return (
      // Keyed by index: a search updates the existing cards, which is far quicker than new ones.
      <li
        key={index}
        data-index={index}
        aria-posinset={index + 1}
        aria-setsize={listSize}
        style={{
          blockSize: rowHeight - gap,
          inlineSize,
          insetBlockStart: top,
          insetInlineStart: `calc((100% + ${gap}px) / ${columns} * ${column})`,
        }}
      >
        {filled && <Card game={game} priority={row === 0} link={PlainLink} />}
      </li>
    );
  });
});

function PlainLink({ to, ...rest }: CardLinkProps) {
  return <a href={to} {...rest} />;
}
