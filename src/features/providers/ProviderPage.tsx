import { useMemo } from 'react';
import { useParams } from 'react-router';
import { GameBrowser } from '../lobby/GameBrowser.tsx';
import { isNamed } from '../lobby/gameUrl.ts';
import { LobbyFrame } from '../lobby/LobbyFrame.tsx';
import { lobbyAbout, useLobby } from '../lobby/useLobby.ts';
import { ProviderLogo } from './parts/ProviderLogo.tsx';
import { useGetProvidersQuery } from './providersApi.ts';

export function ProviderPage() {
  const { id: word = '' } = useParams();
  const lobby = useLobby();
  const { data: providers, isError } = useGetProvidersQuery();
  const games = lobby.kind === 'ready' ? lobby.value.games : null;
  const own = useMemo(() => (games ?? []).filter(({ game }) => isNamed(word)(game.provider)), [games, word]);
  const provider = providers?.find(isNamed(word));
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
