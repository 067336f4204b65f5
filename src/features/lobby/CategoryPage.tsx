import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import type { Category } from '../../shared/contract/casino.ts';
import { GameBrowser } from './GameBrowser.tsx';
import { LobbyFrame } from './LobbyFrame.tsx';
import { CategoryChips } from './parts/CategoryChips.tsx';
import { categoryGames, findCategory } from './parts/findCategory.ts';
import { useLobby } from './useLobby.ts';

interface CategoryPageProps {
  /** In place of a category that there is none of. */
  notFound: ReactNode;
}

const knownTitles: Readonly<Record<string, string>> = { live: 'Cassino ao vivo', slots: 'Slots' };

export function CategoryPage({ notFound }: CategoryPageProps) {
  const { pathname } = useLocation();
  const { categoryName } = useParams();
  const word = categoryName ?? pathname.split('/').filter(Boolean).at(-1) ?? '';
  const state = useLobby();
  const category: Category | undefined =
    state.kind === 'ready' ? findCategory(state.value.categories, word) : undefined;
  if (state.kind === 'ready' && !category) return notFound;
  return (
    <LobbyFrame title={knownTitles[word] ?? category?.name ?? 'Cassino'} state={state} chips>
      {({ categories, games }) => (
        <>
          <CategoryChips categories={categories} />
          {category && (
            <GameBrowser
              key={category.id}
              label={category.name}
              games={categoryGames(games, category)}
              elsewhere={games}
            />
          )}
        </>
      )}
    </LobbyFrame>
  );
}
