import { styled } from 'styled-components';
import { GameCard } from '../../GameCard.tsx';
import { type LobbyGame, openingGames } from '../../lobbyGames.ts';
import { coversStyle } from './coversStyle.ts';

interface OpeningGamesProps {
  label: string;
  games: readonly LobbyGame[];
}

/** Renders the first games in a prerendered page, until the virtualized list replaces them. */
export function OpeningGames({ label, games }: OpeningGamesProps) {
  return (
    <Covers role="list" aria-label={label}>
      {games.slice(0, openingGames).map(({ game }) => (
        <li key={game.id}>
          <GameCard game={game} />
        </li>
      ))}
    </Covers>
  );
}

const Covers = styled.ul`
  ${coversStyle}
`;
