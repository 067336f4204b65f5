import { useMemo } from 'react';
import { useParams } from 'react-router';
import { GameBrowser } from '../lobby/GameBrowser.tsx';
import { LobbyFrame } from '../lobby/LobbyFrame.tsx';
import { lobbyAbout, useLobby } from '../lobby/useLobby.ts';
import { ProviderLogo } from './parts/ProviderLogo.tsx';
import { useGetProvidersQuery } from './providersApi.ts';

export function ProviderPage() {
  const { id: word = '' } = useParams();
  const lobby = useLobby();
  const { data: providers, isError } = useGetProvidersQuery();
  const games = lobby.kind === 'ready' ? lobby.value.games : null;
  const own = useMemo(
    () => (games ?? []).filter(({ game }) => game.provider.slug === word || game.provider.id === word),
    [games, word],
  );
  const provider = providers?.find(({ id, slug }) => slug === word || id === word);
  const name = provider?.name ?? own[0]?.game.provider.name;
  const isNowhere = games !== null && own.length === 0 && !provider && (providers !== undefined || isError);
  const state = lobbyAbout(lobby, !isNowhere);
  return (
    <LobbyFrame
      title={name ?? 'Provedor'}
      // Without the provider, the route ends in a 404.
      state={state === 'absent' ? { kind: 'loading' } : state}
      aside={provider?.image && <ProviderLogo image={provider.image} />}
    >
      {({ games: all, unfinished }) => (
        <GameBrowser
          key={word}
          label={`Jogos de ${name ?? word}`}
          games={own}
          elsewhere={all}
          isWhole={unfinished === null}
        />
      )}
    </LobbyFrame>
  );
}
