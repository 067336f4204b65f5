import { GameBrowser } from './GameBrowser.tsx';
import { LobbyFrame } from './LobbyFrame.tsx';
import { CategoryChips } from './parts/CategoryChips.tsx';
import { RecentGames } from './parts/grid/RecentGames.tsx';
import { useLobby } from './useLobby.ts';

export function CasinoPage() {
  return (
    <LobbyFrame title="Cassino" state={useLobby()} chips>
      {({ categories, games, unfinished }) => (
        <GameBrowser
          label="Todos os jogos"
          games={games}
          isWhole={unfinished === null}
          chips={<CategoryChips categories={categories} />}
          opening={<RecentGames games={games} isWhole={unfinished === null} />}
        />
      )}
    </LobbyFrame>
  );
}
