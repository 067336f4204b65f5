import { memo, useRef } from 'react';
import { styled } from 'styled-components';
import { useHydrated } from '../../../shared/state/useHydrated.ts';
import type { LobbyGame } from '../lobbyGames.ts';
import { GameRows } from './GameRows.tsx';
import { OpeningGames } from './OpeningGames.tsx';
import { useGridGeometry } from './useGridGeometry.ts';

interface GameGridProps {
  label: string;
  games: readonly LobbyGame[];
}

/** All games of a list; only the rows near the screen are there. */
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

/** The page must not jump back while a shorter list takes the place of a longer one. */
const Frame = styled.div`
  min-block-size: 24rem;
`;
