import { memo, useRef } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../../../../shared/state/useHydrated.ts';
import type { LobbyGame } from '../../lobbyGames.ts';
import type { LobbyView } from '../lobbyView.ts';
import { GameRows } from './GameRows.tsx';
import type { CardShape } from './gridGeometry.ts';
import { OpeningGames } from './OpeningGames.tsx';
import { useGridGeometry } from './useGridGeometry.ts';

interface GameGridProps {
  label: string;
  games: readonly LobbyGame[];
  // Each has 60 games.
  pages: number;
  shape?: CardShape | undefined;
  onChange: (change: Pick<LobbyView, 'pages'>) => void;
}

/** Renders the first pages of a virtualized list of games, and a button for more. */
export const GameGrid = memo(function GameGrid({
  label,
  games,
  pages,
  shape = 'cover',
  onChange,
}: GameGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const geometry = useGridGeometry(frame, shape);
  const hydrated = useHydrated();
  return (
    <Frame ref={frame}>
      {geometry && (
        <GameRows label={label} games={games} pages={pages} shape={shape} onChange={onChange} {...geometry} />
      )}
      {!geometry && !hydrated && <OpeningGames label={label} games={games} shape={shape} />}
    </Frame>
  );
});

// Keeps the scroll position while a shorter list replaces a longer one.
const Frame = styled.div`
  min-block-size: 24rem;
`;
