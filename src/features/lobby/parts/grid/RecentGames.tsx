import { useState } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../../shared/brand/useBrand.ts';
import { useHydrated } from '../../../../shared/state/useHydrated.ts';
import { Rail } from '../../../../ui/rail/Rail.tsx';
import { GameCard } from '../../GameCard.tsx';
import { GameCardSkeleton } from '../../GameCardSkeleton.tsx';
import type { LobbyGame } from '../../lobbyGames.ts';
import { readRecentGames } from '../../recentGames.ts';

const rail = {
  placeholder: <GameCardSkeleton />,
  title: 'Jogados recentemente',
  previousLabel: 'Anteriores',
  nextLabel: 'Próximos',
  itemWidth: { phone: 'clamp(5.5rem, 27vw, 8rem)', wide: 'calc(var(--tile-width, 10rem) * 0.8)' },
};
const below = <h2>Todos os jogos</h2>;

interface RecentGamesProps {
  games: readonly LobbyGame[];
  // False while only the prerendered games are known.
  isWhole: boolean;
}

/** Shows the games played last on this device. */
export function RecentGames({ games, isWhole }: RecentGamesProps) {
  const { id } = useBrand();
  // The prerendered page knows nothing about this device.
  const hydrated = useHydrated();
  const [played] = useState(() => readRecentGames(id));
  if (!hydrated || !isWhole) {
    return (
      <Reserved>
        <Rail {...rail} starts="near" items={[{ key: 'place', content: <GameCardSkeleton /> }]} />
        {below}
      </Reserved>
    );
  }
  const recent = played.flatMap((one) => games.find(({ game }) => game.id === one.id) ?? []);
  if (recent.length === 0) return null;
  return (
    <>
      <Rail
        {...rail}
        starts="near"
        items={recent.map(({ game }) => ({ key: game.id, content: <GameCard game={game} /> }))}
      />
      {below}
    </>
  );
}

// Reserves the height when the early script has found recent games on this device; hidden from screen
// readers.
const Reserved = styled.div`
  display: none;
  visibility: hidden;

  html[data-recent] & {
    display: contents;
  }
`;
