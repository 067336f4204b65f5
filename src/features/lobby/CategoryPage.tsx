import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import type { Category } from '../../shared/contract/casino.ts';
import { categoryGames, findCategory } from './findCategory.ts';
import { GameBrowser } from './GameBrowser.tsx';
import { LobbyFrame } from './LobbyFrame.tsx';
import { CategoryChips } from './parts/CategoryChips.tsx';
import { lobbyAbout, useLobby } from './useLobby.ts';

interface CategoryPageProps {
  /** In place of a category that there is none of. */
  notFound: ReactNode;
}

const knownTitles = new Map([
  ['live', 'Cassino ao vivo'],
  ['slots', 'Slots'],
]);

export function CategoryPage({ notFound }: CategoryPageProps) {
  const { pathname } = useLocation();
  const { categoryName } = useParams();
  const word = categoryName ?? pathname.split('/').filter(Boolean).at(-1) ?? '';
  const lobby = useLobby();
  const category: Category | undefined =
    lobby.kind === 'ready' ? findCategory(lobby.value.categories, word) : undefined;
  const state = lobbyAbout(lobby, category !== undefined);
  // The two lists with addresses of their own are pages also where the operator has nothing for them.
  if (state === 'absent' && categoryName !== undefined) return notFound;
  return (
    <LobbyFrame
      title={knownTitles.get(word) ?? category?.name ?? 'Cassino'}
      state={state === 'absent' ? { kind: 'empty' } : state}
      chips
    >
      {({ categories, games, unfinished }) => (
        <>
          <CategoryChips categories={categories} />
          {category && (
            <GameBrowser
              key={category.id}
              label={category.name}
              games={categoryGames(games, category)}
              elsewhere={games}
              isWhole={unfinished === null}
            />
          )}
        </>
      )}
    </LobbyFrame>
  );
}
