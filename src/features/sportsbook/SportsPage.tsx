import { useRef } from 'react';
import { useLocation, useParams } from 'react-router';
import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { useSportsbook } from './parts/useSportsbook.ts';

export function SportsPage() {
  const { sportsbook } = useBrand();
  const { pathname } = useLocation();
  const { '*': rest = '' } = useParams();
  const esports = pathname.startsWith('/sports/esports');
  return (
    <Page>
      <h1>{esports ? 'E-sports' : 'Esportes'}</h1>
      {sportsbook ? (
        <SportsWidget rest={rest} esports={esports} />
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

function SportsWidget({ rest, esports }: { rest: string; esports: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const { state, retry } = useSportsbook(place, { rest, esports });
  return (
    <>
      {state === 'opening' && <Skeleton shape="card" count={4} height="6rem" status="Carregando esportes" />}
      {state === 'failed' && (
        <EmptyState
          icon={<Icon name="wifi-off" size={28} />}
          title="As apostas esportivas não abriram"
          text="O fornecedor não respondeu. Suas apostas feitas estão seguras."
          action={<Button onClick={retry}>Tentar de novo</Button>}
        />
      )}
      <Place ref={place} hidden={state !== 'open'} />
    </>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.m')};
`;

const Place = styled.div`
  min-block-size: 24rem;
`;
