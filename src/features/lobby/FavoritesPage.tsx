import { useMemo } from 'react';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { loginRequested } from '../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated, selectSessionStatus } from '../../shared/state/sessionSlice.ts';
import { useHydrated } from '../../shared/state/useHydrated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useGetCategoriesQuery } from './categoriesApi.ts';
import { favoriteGames } from './favoriteGames.ts';
import { useGetFavoritesQuery } from './favoritesApi.ts';
import { GameBrowser } from './GameBrowser.tsx';
import { LobbyFrame } from './LobbyFrame.tsx';
import type { LobbyGame } from './lobbyGames.ts';
import { GameBrowserSkeleton } from './parts/GameBrowserSkeleton.tsx';
import { selectFavorites } from './selectFavorites.ts';
import { useLobby } from './useLobby.ts';

export function FavoritesPage() {
  return (
    <LobbyFrame title="Favoritos" state={useLobby()}>
      {({ games }) => <Favorites games={games} />}
    </LobbyFrame>
  );
}

function Favorites({ games }: { games: readonly LobbyGame[] }) {
  const { voice } = useBrand();
  const dispatch = useAppDispatch();
  const hydrated = useHydrated();
  const status = useAppSelector(selectSessionStatus);
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const query = useGetFavoritesQuery(undefined, { skip: !isPlayer });
  const state = useLoadState(query);
  const favorites = useAppSelector(selectFavorites);
  const { data: categories } = useGetCategoriesQuery();
  const own = useMemo(
    () => favoriteGames(favorites, games, categories ?? []),
    [favorites, games, categories],
  );
  if (!hydrated || status === 'unknown') return <GameBrowserSkeleton />;
  if (status === 'anonymous') {
    return (
      <EmptyState
        icon={<Icon name="heart" size={28} />}
        title={voice.favoritesOfGuests}
        text="Os jogos que você marca com o coração ficam guardados na sua conta, em qualquer aparelho."
        action={<Button onClick={() => dispatch(loginRequested())}>Entrar na minha conta</Button>}
      />
    );
  }
  if (state.kind === 'loading') return <GameBrowserSkeleton />;
  if (own.length > 0) return <GameBrowser label="Jogos favoritos" games={own} elsewhere={games} />;
  return (
    <EmptyState
      icon={<Icon name="heart" size={28} />}
      title={voice.noFavorites}
      text={voice.noFavoritesText}
      action={<ButtonLink to="/casino">Ver todos os jogos</ButtonLink>}
    />
  );
}
