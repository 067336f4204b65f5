import { memo, useEffect, useLayoutEffect, useState } from 'react';
import { type CardLinkProps, GameCard } from '../GameCard.tsx';
import type { LobbyGame } from '../lobbyGames.ts';
import { fillInTurn } from './fillInTurn.ts';
import type { GridGeometry } from './gridGeometry.ts';

interface GameRowProps extends GridGeometry {
  games: readonly LobbyGame[];
  /** The list that was there before, for a row that nobody sees yet: it follows when those in sight are painted. */
  formerGames: readonly LobbyGame[] | null;
  row: number;
  /** How many games the list has. */
  listSize: number;
  /** Pixels below the list's top. */
  top: number;
  /** It comes along with scrolling: its covers wait for a free moment, or a slow phone would stand still for them. */
  waits: boolean;
  onFilled: () => void;
}

/** The covers beside each other; their places alone before it is their turn. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const { games, formerGames, row, listSize, top, waits, onFilled, columns, rowHeight, gap } = props;
  const [filled, setFilled] = useState(!waits);
  useEffect(() => {
    if (filled) return undefined;
    const leaving = new AbortController();
    fillInTurn(() => setFilled(true), leaving.signal);
    return () => leaving.abort();
  }, [filled]);
  useLayoutEffect(() => {
    if (filled) onFilled();
  }, [filled, onFilled]);

  const firstPlace = row * columns;
  const inlineSize = `calc((100% - ${gap * (columns - 1)}px) / ${columns})`;
  return games.slice(firstPlace, firstPlace + columns).map((entry, column) => {
    const place = firstPlace + column;
    const { game } = formerGames?.[place] ?? entry;
    return (
      // By its place: a search puts other games into the cards that are there, which is far quicker than new ones.
      <li
        key={place}
        data-place={place}
        aria-posinset={place + 1}
        aria-setsize={listSize}
        style={{
          blockSize: rowHeight - gap,
          inlineSize,
          insetBlockStart: top,
          insetInlineStart: `calc((100% + ${gap}px) / ${columns} * ${column})`,
        }}
      >
        {filled && <GameCard game={game} priority={row === 0} link={PlainLink} />}
      </li>
    );
  });
});

function PlainLink({ to, ...rest }: CardLinkProps) {
  return <a href={to} {...rest} />;
}
