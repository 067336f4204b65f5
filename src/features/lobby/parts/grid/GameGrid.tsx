import { memo, useRef } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../../../../shared/state/useHydrated.ts';
import type { LobbyGame } from '../../lobbyGames.ts';
import { GameRows } from './GameRows.tsx';
import { OpeningGames } from './OpeningGames.tsx';
import { useGridGeometry } from './useGridGeometry.ts';

interface GameGridProps {
  label: string;
  games: readonly LobbyGame[];
}

/** Renders a virtualized list of games. */
export const GameGrid = memo(function GameGrid({ label, games }: GameGridProps) {
  const frame = useRef<HTMLDivElement>(null);
  const geometry = useGridGeometry(frame);
  const hydrated = useHydrated();
  return (
    <Frame ref={frame}>
      {geometry && <GameRows label={label} games={games} {...geometry} />}
      {!geometry && !hydrated && <OpeningGames label={label} games={games} />}
    </Frame>
  );
});

// Keeps the scroll position while a shorter list replaces a longer one.
const Frame = styled.div`
  min-block-size: 24rem;
`;
