import { styled } from 'styled-components';
import { GameCard } from '../../GameCard.tsx';
import { LiveTable } from '../../LiveTable.tsx';
import { type LobbyGame, openingGames } from '../../lobbyGames.ts';
import { coversStyle, tablesStyle } from './coversStyle.ts';
import type { CardShape } from './gridGeometry.ts';

interface OpeningGamesProps {
  label: string;
  games: readonly LobbyGame[];
  shape: CardShape;
}

/** Renders the first games in a prerendered page, until the virtualized list replaces them. */
export function OpeningGames({ label, games, shape }: OpeningGamesProps) {
  const Card = shape === 'table' ? LiveTable : GameCard;
  return (
    <Covers $shape={shape} role="list" aria-label={label}>
      {games.slice(0, openingGames).map(({ game }) => (
        <li key={game.id}>
          <Card game={game} />
        </li>
      ))}
    </Covers>
  );
}

const Covers = styled.ul<{ $shape: CardShape }>`
  ${({ $shape }) => ($shape === 'table' ? tablesStyle : coversStyle)}
`;
