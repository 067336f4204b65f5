import { useState } from 'react';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import { Rail } from '../../../ui/rail/Rail.tsx';
import { GameCard } from '../GameCard.tsx';
import type { LobbyGame } from '../lobbyGames.ts';
import { readRecentGames } from '../recentGames.ts';

const coverWidth = { phone: 'clamp(5.5rem, 27vw, 8rem)', wide: 'calc(var(--tile-width, 10rem) * 0.8)' };

/** What was played last on this device. */
export function RecentGames({ games }: { games: readonly LobbyGame[] }) {
  const { id } = useBrand();
  const [recentIds] = useState(() => readRecentGames(id));
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
