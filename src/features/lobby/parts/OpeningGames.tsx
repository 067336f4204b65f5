import { styled } from 'styled-components';
import { GameCard } from '../GameCard.tsx';
import { type LobbyGame, openingGames } from '../lobbyGames.ts';

interface OpeningGamesProps {
  label: string;
  games: readonly LobbyGame[];
}

/** The first games of a list in a prerendered page, where the list that measures itself takes them over. */
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

/** As `gridGeometry` lays them out. */
const Covers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--tile-width, 10.5rem), 1fr));
  gap: 1rem;

  @media (max-width: 36.99em) {
    grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
    gap: 0.625rem;
  }
`;
