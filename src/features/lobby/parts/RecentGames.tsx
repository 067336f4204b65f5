import { useState } from 'react';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { useHydrated } from '../../../shared/state/useHydrated.ts';
import { Rail } from '../../../ui/rail/Rail.tsx';
import { GameCard } from '../GameCard.tsx';
import type { LobbyGame } from '../lobbyGames.ts';
import { readRecentGames } from '../recentGames.ts';

const coverWidth = { phone: 'clamp(5.5rem, 27vw, 8rem)', wide: 'calc(var(--tile-width, 10rem) * 0.8)' };

/** What was played last on this device. */
export function RecentGames({ games }: { games: readonly LobbyGame[] }) {
  const { id } = useBrand();
  // A page that brings its games along is prerendered, where nobody knows of this device.
  const hydrated = useHydrated();
  const [recentIds] = useState(() => readRecentGames(id));
  if (!hydrated) return null;
  const recent = recentIds.flatMap((recentId) => games.find(({ game }) => game.id === recentId) ?? []);
  if (recent.length === 0) return null;
  return (
    <>
      <Rail
        title="Jogados recentemente"
        previousLabel="Anteriores"
        nextLabel="Próximos"
        itemWidth={coverWidth}
        items={recent.map(({ game }) => ({ key: game.id, content: <GameCard game={game} /> }))}
      />
      <h2>Todos os jogos</h2>
    </>
  );
}
