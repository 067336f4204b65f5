import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { Game } from '../../shared/contract/casino/casino.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { onGameScreen } from '../../ui/layout/screens.ts';
import { Rail } from '../../ui/rail/Rail.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { useConsentSuffices } from '../consent/useConsentSuffices.ts';
import { unlistedGame } from '../lobby/favoriteGames.ts';
import { GameCard } from '../lobby/GameCard.tsx';
import { GameCardSkeleton } from '../lobby/GameCardSkeleton.tsx';
import type { LobbyGame } from '../lobby/lobbyGames.ts';
import { readRecentGames } from '../lobby/recentGames.ts';
import { selectFavorites } from '../lobby/selectFavorites.ts';
import { lobbyAbout, useLobby } from '../lobby/useLobby.ts';
import { PlayLimitNote } from '../protection/PlayLimitNote.tsx';
import { usePlayLimits } from '../protection/usePolledLimits.ts';
import { PlayBar } from '../stake/PlayBar.tsx';
import { findGame, relatedGames } from './findGame.ts';
import { GameFailure } from './parts/GameFailure.tsx';
import { GameLobby, PendingGame } from './parts/GameLobby.tsx';
import { GameStage } from './parts/GameStage.tsx';
import { SessionTime } from './parts/SessionTime.tsx';
import { useFullScreen } from './parts/useFullScreen.ts';
import { useLaunch } from './parts/useLaunch.ts';

const relatedCount = 12;
const coverWidth = { phone: 'clamp(6.5rem, 30vw, 9rem)', wide: 'var(--tile-width, 10rem)' };

export function GamePage() {
  const params = useParams();
  const lobby = useLobby();
  const favorite = useAppSelector(selectFavorites).find(({ id }) => id === params.id);
  const game =
    lobby.kind === 'ready'
      ? (findGame(lobby.value.games, params) ?? (favorite ? unlistedGame(favorite) : null))
      : null;
  const played = usePlayedGame(params.id);
  const state = lobbyAbout(lobby, game !== null);
  // Without the game, the route ends in a 404.
  if (state === 'absent') return <GamePending />;
  switch (state.kind) {
    case 'loading':
    case 'empty':
      return <GamePending />;
    case 'failed':
      // Opening a game needs no list of games.
      return played ? (
        <FoundGame key={played.id} game={played} games={[]} />
      ) : (
        <GameFailure retrying={state.retrying} onRetry={state.retry} />
      );
    case 'ready':
      return game && <FoundGame key={game.id} game={game} games={state.value.games} />;
  }
}

// What this device knows of a game that was opened here before.
function usePlayedGame(id: string | undefined): Game | null {
  const brand = useBrand();
  return useMemo(() => {
    const played = readRecentGames(brand.id).find((one) => one.id === id);
    if (!played) return null;
    const { image = '', name } = played;
    return { ...unlistedGame({ id: played.id, image, image_cf: undefined }), name };
  }, [brand.id, id]);
}

function GamePending() {
  const { id, name = id } = useParams();
  const brand = useBrand();
  const [played] = useState(() => readRecentGames(brand.id));
  const known = played.find((one) => one.id === id)?.name ?? titleOf(name);
  const title = known ?? <UnknownTitle />;
  return (
    <Page>
      <PlayBar title={title} />
      <Head>
        <h1>{title}</h1>
      </Head>
      <PendingGame name={known ?? 'o jogo'} />
    </Page>
  );
}

// A heading needs words, which a skeleton has none of.
function UnknownTitle() {
  return (
    <>
      <VisuallyHidden>Carregando o jogo</VisuallyHidden>
      <Skeleton width="9rem" />
    </>
  );
}

// A slug reads as the game's name without its accents; a number says nothing.
function titleOf(slug: string | undefined): string | null {
  if (!slug || /^\d+$/.test(slug)) return null;
  return slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

function FoundGame({ game, games }: { game: Game; games: readonly LobbyGame[] }) {
  const [theatre, setTheatre] = useState(false);
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const launch = useLaunch(game);
  const { launched, play } = launch;
  const box = useRef<HTMLDivElement>(null);
  const full = useFullScreen(box);
  const limits = usePlayLimits(isPlayer);
  const related = relatedGames(games, game, relatedCount);
  // A real-money game closes with the session, even during a round, without the leave dialog.
  const shown = launched?.mode === 'real' && !isPlayer ? null : launched;

  // A logged-in player starts the game at once, after the consent that its route asks for.
  const mayOpen = useConsentSuffices();
  const latestPlay = useRef(play);
  useEffect(() => {
    latestPlay.current = play;
  });
  useEffect(() => {
    if (isPlayer && mayOpen) void latestPlay.current('real');
  }, [isPlayer, mayOpen]);

  return (
    <Page>
      <PlayBar
        title={game.name}
        facts={
          <>
            {game.rtp !== undefined && <span>RTP {String(game.rtp).replace('.', ',')}%</span>}
            {shown?.mode === 'demo' && <span>Demonstração</span>}
            {shown && <SessionTime />}
          </>
        }
      >
        {shown && (
          <IconButton
            aria-label="Tela cheia"
            aria-pressed={full.isOn}
            icon={<Icon name="fullscreen" size={20} />}
            onClick={full.toggle}
          />
        )}
      </PlayBar>
      <Head>
        <h1>{game.name}</h1>
        {game.provider.name && (
          <Link to={`/providers/${encodeURIComponent(game.provider.slug)}`}>{game.provider.name}</Link>
        )}
      </Head>
      {shown ? (
        <GameStage
          key={shown.opening}
          game={game}
          mode={shown.mode}
          url={shown.url}
          box={box}
          full={full}
          theatre={theatre}
          onTheatreChange={setTheatre}
          onRelaunch={() => void play(shown.mode)}
        />
      ) : (
        <GameLobby
          game={game}
          launching={launch.launching}
          problem={launch.problem}
          onPlay={(mode) => void play(mode)}
        />
      )}
      {limits.length > 0 && <PlayLimitNote limits={limits} />}
      {related.length > 0 && (
        <Rail
          title="Jogos parecidos"
          previousLabel="Anteriores"
          nextLabel="Próximos"
          itemWidth={coverWidth}
          placeholder={<GameCardSkeleton />}
          items={related.map((one) => ({ key: one.id, content: <GameCard game={one} /> }))}
        />
      )}
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.m')};
  min-inline-size: 0;

  /* The game begins at the bar. */
  ${onGameScreen} {
    > [data-play-bar] {
      margin-block-end: calc(-1 * ${token('space.m')});
    }
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token('space.s')};

  ${onGameScreen} {
    display: none;
  }

  h1 {
    font-size: 1.5rem;
  }

  a {
    color: ${token('color.text-muted')};
    overflow-wrap: anywhere;
  }
`;
