import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { LoadState } from '../../shared/query/loadState.ts';
import { token } from '../../shared/tokens/token.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { onGameScreen, onLowScreen } from '../../ui/layout/screens.ts';
import { hiddenStyle } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { GameBrowserSkeleton } from './parts/GameBrowserSkeleton.tsx';
import type { CardShape } from './parts/grid/gridGeometry.ts';
import { LobbyFailure } from './parts/LobbyFailure.tsx';
import type { Lobby } from './useLobby.ts';

interface LobbyFrameProps {
  title: string;
  state: LoadState<Lobby>;
  aside?: ReactNode;
  // Whether a row of categories stands above the games.
  chips?: boolean;
  shape?: CardShape | undefined;
  children: (lobby: Lobby) => ReactNode;
}

export function LobbyFrame({ title, state, aside, chips = false, shape, children }: LobbyFrameProps) {
  return (
    <Page>
      <Head>
        <h1>{title}</h1>
        {aside}
      </Head>
      {chips && state.kind === 'loading' && <ChipsPlace />}
      <LobbyBody state={state} shape={shape}>
        {children}
      </LobbyBody>
    </Page>
  );
}

function LobbyBody({ state, shape, children }: Pick<LobbyFrameProps, 'state' | 'shape' | 'children'>) {
  const { voice } = useBrand();
  switch (state.kind) {
    case 'loading':
      return <GameBrowserSkeleton shape={shape} />;
    case 'failed':
      return <LobbyFailure retrying={state.retrying} onRetry={state.retry} />;
    case 'empty':
      return (
        <EmptyState
          icon={<Icon name="slots" size={28} />}
          title={voice.noGames}
          text={voice.noGamesText}
          action={<ButtonLink to="/">Página inicial</ButtonLink>}
        />
      );
    case 'ready':
      return children(state.value);
  }
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.m')};
  min-inline-size: 0;

  ${onGameScreen} {
    gap: ${token('space.2xs')};

    h1 {
      font-size: 1.25rem;
    }
  }

  /* The categories name the list. */
  ${onLowScreen} {
    h1 {
      ${hiddenStyle}
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.m')};
`;

// Same height as the row of categories, which phones have beside the search.
const ChipsPlace = styled.div`
  ${onGameScreen} {
    display: none;
  }

  block-size: calc(2.5rem + 2 * ${token('space.2xs')});
`;
