import { useLocation, useParams } from 'react-router';
import type { Category } from '../../shared/contract/casino/casino.ts';
import type { LoadState } from '../../shared/query/loadState.ts';
import { categoryGames, findCategory } from './findCategory.ts';
import { GameBrowser } from './GameBrowser.tsx';
import { LobbyFrame } from './LobbyFrame.tsx';
import { CategoryChips } from './parts/CategoryChips.tsx';
import { type Lobby, lobbyAbout, useLobby } from './useLobby.ts';

const knownTitles = new Map([
  ['live', 'Cassino ao vivo'],
  ['slots', 'Slots'],
]);

export function CategoryPage() {
  const { pathname } = useLocation();
  const { categoryName } = useParams();
  const word = categoryName ?? pathname.split('/').filter(Boolean).at(-1) ?? '';
  const shape = word === 'live' ? 'table' : 'cover';
  const lobby = useLobby();
  const category: Category | undefined =
    lobby.kind === 'ready' ? findCategory(lobby.value.categories, word) : undefined;
  const state = lobbyAbout(lobby, category !== undefined);
  // `live` and `slots` have fixed URLs, so their pages exist even without games; other routes end in a 404.
  const absent: LoadState<Lobby> = { kind: categoryName === undefined ? 'empty' : 'loading' };
  return (
    <LobbyFrame
      title={knownTitles.get(word) ?? category?.name ?? 'Cassino'}
      state={state === 'absent' ? absent : state}
      shape={shape}
      chips
    >
      {({ categories, games, unfinished }) =>
        category && (
          <GameBrowser
            key={category.id}
            label={category.name}
            games={categoryGames(games, category)}
            elsewhere={games}
            isWhole={unfinished === null}
            shape={shape}
            chips={<CategoryChips categories={categories} />}
          />
        )
      }
    </LobbyFrame>
  );
}
