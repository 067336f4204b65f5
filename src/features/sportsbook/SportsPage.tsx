import { useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import { css, styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { reachedLimit, reachedText } from '../../shared/money/playLimits.ts';
import { useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { bottomBarHeight } from '../../ui/bottom-bar/bottomBarHeight.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { fromWide, onLowScreen, withoutBar } from '../../ui/layout/screens.ts';
import { Note } from '../../ui/note/Note.tsx';
import { hiddenStyle } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { useConsentSuffices } from '../consent/useConsentSuffices.ts';
import { ClosedNote } from '../protection/ClosedNote.tsx';
import { PlayLimitNote } from '../protection/PlayLimitNote.tsx';
import { useClosedAccount } from '../protection/useClosedAccount.ts';
import { usePlayLimits } from '../protection/usePolledLimits.ts';
import { useSetting } from '../settings/useSettings.ts';
import { type BookKind, bookKind, bookPage } from './parts/bookProps.ts';
import { SportsLimits } from './parts/SportsLimits.tsx';
import { SportsSkeleton } from './parts/SportsSkeleton.tsx';
import { useSportsbook } from './parts/useSportsbook.ts';

export function SportsPage() {
  const { sportsbook } = useBrand();
  const { pathname } = useLocation();
  const { '*': rest = '' } = useParams();
  const kind = bookKind(useSetting('sport_type'), pathname);
  const esports = pathname.startsWith('/sports/esports');
  return (
    <Page>
      <Title>
        <h1>{esports ? 'E-sports' : 'Esportes'}</h1>
        {sportsbook && <SportsLimits />}
      </Title>
      {sportsbook ? (
        <SportsWidget key={kind} kind={kind} rest={rest} esports={esports} />
      ) : (
        <EmptyState
          icon={<Icon name="sports" size={28} />}
          title="As apostas esportivas não estão disponíveis"
          text="Enquanto isso, o cassino está aberto."
          action={<ButtonLink to="/casino">Ir para o cassino</ButtonLink>}
        />
      )}
    </Page>
  );
}

interface SportsWidgetProps {
  kind: BookKind;
  rest: string;
  esports: boolean;
}

function SportsWidget(request: SportsWidgetProps) {
  const { pathname, hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const limits = usePlayLimits(useAppSelector(selectIsAuthenticated));
  const reached = reachedLimit(limits);
  const mayOpen = useConsentSuffices() || pathname.startsWith('/altenar-sports');
  const isPaused = useClosedAccount() !== null;
  const { isOnMatch, state, retry } = useSportsbook(
    place,
    { ...request, mayOpen, isPaused },
    reached?.kind !== 'time',
  );
  return (
    <Frame data-match={isOnMatch || undefined}>
      <ClosedNote />
      {reached ? (
        <Note
          kind="warning"
          role="status"
          action={
            <ButtonLink size="s" variant="quiet" to="/user/protection">
              Ver limites
            </ButtonLink>
          }
        >
          {reachedText(reached)}
        </Note>
      ) : (
        <PlayLimitNote limits={limits} />
      )}
      {state === 'opening' && <SportsSkeleton kind={request.kind} page={bookPage({ ...request, hash })} />}
      {state === 'failed' && (
        <EmptyState
          icon={<Icon name="wifi-off" size={28} />}
          title="As apostas esportivas não abriram"
          text="Não foi possível carregar as apostas esportivas. As apostas já feitas continuam valendo."
          action={<Button onClick={retry}>Tentar de novo</Button>}
        />
      )}
      <Place ref={place} $columns={request.kind === 'widgets'} hidden={state !== 'open'} />
    </Frame>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.m')};
`;

// On the page of a match, the names of the teams head the page, and their markets need its place.
const Title = styled.div`
  ${onLowScreen} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space.m')};

    h1 {
      font-size: 1.25rem;
    }
  }

  &:has(+ [data-match]) {
    ${hiddenStyle}
  }
`;

// At least as high as the screen, so that the footer does not move into view and out again while the widget opens.
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.m')};
  min-block-size: 100svh;
`;

// The widget reads the height of the bottom bar from this property.
const Place = styled.div<{ $columns: boolean }>`
  --bottom-bar: ${bottomBarHeight};
  min-block-size: 24rem;

  ${withoutBar} {
    --bottom-bar: var(--player-panel, 0px);
  }

  ${fromWide} {
    ${({ $columns }) =>
      $columns &&
      css`
        display: grid;
        grid-template-columns: minmax(0, 1fr) 21rem;
        gap: ${token('space.m')};
        align-items: start;
      `}
  }
`;
