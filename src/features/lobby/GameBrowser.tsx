import { type ReactNode, useEffect, useMemo } from 'react';
import { styled } from 'styled-components';
import { token } from '../../shared/tokens/token.ts';
import { onGameScreen } from '../../ui/layout/screens.ts';
import type { LobbyGame } from './lobbyGames.ts';
import { GameGrid } from './parts/grid/GameGrid.tsx';
import type { CardShape } from './parts/grid/gridGeometry.ts';
import { LobbyToolbar } from './parts/LobbyToolbar.tsx';
import type { ProviderChoice } from './parts/ProviderFilter.tsx';
import { NothingFound } from './parts/search/NothingFound.tsx';
import { prepareSearch } from './parts/search/prepareSearch.ts';
import { shownGames } from './parts/shownGames.ts';
import { useLobbyView } from './parts/useLobbyView.ts';

interface GameBrowserProps {
  label: string;
  games: readonly LobbyGame[];
  // Searched for suggestions when this list has no match.
  elsewhere?: readonly LobbyGame[];
  // False while more games are loading, so the count stays hidden.
  isWhole?: boolean;
  shape?: CardShape | undefined;
  // The row of categories.
  chips?: ReactNode;
  // Shown above the list while it is neither searched nor filtered.
  opening?: ReactNode;
}

export function GameBrowser({
  label,
  games,
  elsewhere,
  isWhole = true,
  shape,
  chips,
  opening,
}: GameBrowserProps) {
  const { view, change, settle } = useLobbyView();
  useEffect(() => {
    const leaving = new AbortController();
    void prepareSearch(games, leaving.signal);
    return () => leaving.abort();
  }, [games]);
  // Not deferred: the list would appear one frame after the typed letter.
  const shown = useMemo(() => shownGames(games, view), [games, view]);
  const choices = useMemo(() => providerChoices(games), [games]);
  const narrowed = view.search.trim() !== '' || view.providers.length > 0;

  return (
    <Box>
      <LobbyToolbar
        view={view}
        choices={choices}
        chips={chips}
        shown={isWhole ? shown.length : null}
        onChange={change}
        onSearchBlur={settle}
      />
      {!narrowed && opening}
      {shown.length > 0 ? (
        <GameGrid label={label} games={shown} pages={view.pages} shape={shape} onChange={change} />
      ) : (
        <NothingFound
          view={view}
          elsewhere={elsewhere ?? games}
          onReset={() => change({ search: '', providers: [] })}
        />
      )}
    </Box>
  );
}

// In the order of the list; sorting by name waits until the names are shown.
function providerChoices(games: readonly LobbyGame[]): ProviderChoice[] {
  const bySlug = new Map<string, ProviderChoice>();
  for (const { game } of games) {
    const { slug, name } = game.provider;
    bySlug.set(slug, { slug, name, games: (bySlug.get(slug)?.games ?? 0) + 1 });
  }
  return [...bySlug.values()];
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.m')};
  min-inline-size: 0;

  ${onGameScreen} {
    gap: ${token('space.xs')};
  }
`;
