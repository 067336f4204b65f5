import { type ReactNode, useMemo } from 'react';
import { useParams } from 'react-router';
import { GameBrowser } from '../lobby/GameBrowser.tsx';
import { LobbyFrame } from '../lobby/LobbyFrame.tsx';
import { lobbyAbout, useLobby } from '../lobby/useLobby.ts';
import { ProviderLogo } from './parts/ProviderLogo.tsx';
import { useGetProvidersQuery } from './providersApi.ts';

interface ProviderPageProps {
  /** In place of a provider that there is none of. */
  notFound: ReactNode;
}

/** One studio's games; its address holds its slug or its id. */
export function ProviderPage({ notFound }: ProviderPageProps) {
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
  if (state === 'absent') return notFound;
  return (
    <LobbyFrame
      title={name ?? 'Provedor'}
      state={state}
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
