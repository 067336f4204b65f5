import { styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import type { LimitKind } from '../../shared/contract/account/protection.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { token } from '../../shared/tokens/token.ts';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Grid } from '../../ui/layout/Grid.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { HabitsCard } from './HabitsCard.tsx';
import { useGetLimitsQuery } from './limitsApi.ts';
import { LimitCard } from './parts/LimitCard.tsx';

const kinds: readonly LimitKind[] = ['deposit', 'loss', 'bets', 'time'];

export function ProtectionPage() {
  const { jurisdiction } = useBrand();
  return (
    <Stack $gap="l">
      <div>
        <h1>Jogo responsável</h1>
        <Text>
          Defina seus limites. Um limite menor vale na hora; um maior, depois de 24 horas
          {jurisdiction === 'br' && ' e da sua confirmação'}.
        </Text>
      </div>
      <Ways $min="16rem">
        <Way
          title="Pausa temporária"
          text="Feche a conta por alguns dias ou meses. Ela reabre sozinha."
          to="/user/protection/suspension"
          action="Fazer uma pausa"
        />
        <Way
          title="Autoexclusão"
          text="Feche a conta por um prazo longo ou por tempo indeterminado."
          to="/user/protection/exclusion"
          action="Ver autoexclusão"
        />
        {jurisdiction === 'br' && (
          <Way
            title="Autoteste"
            text="Nove perguntas sobre o seu jeito de apostar. As respostas ficam no seu aparelho."
            to="/autoteste"
            action="Responder ao autoteste"
          />
        )}
      </Ways>
      <LimitCards />
      {jurisdiction === 'br' && <HabitsCard />}
      {jurisdiction === 'br' && (
        <Text>
          Para se excluir de todas as casas de apostas autorizadas, use a plataforma do governo:{' '}
          <a href="https://gov.br/autoexclusaoapostas" target="_blank" rel="noreferrer">
            gov.br/autoexclusaoapostas
          </a>
          .
        </Text>
      )}
    </Stack>
  );
}

function LimitCards() {
  const limits = useLoadState(useGetLimitsQuery());
  if (limits.kind === 'failed') {
    return (
      <LoadFailure
        text="Não foi possível carregar seus limites."
        retryLabel="Tentar de novo"
        retrying={limits.retrying}
        onRetry={limits.retry}
      />
    );
  }
  return (
    <Grid $min="34rem">
      {limits.kind === 'ready' ? (
        kinds.map((kind) => <LimitCard key={kind} kind={kind} limits={limits.value} />)
      ) : (
        <Skeleton shape="card" height="21rem" count={kinds.length} status="Carregando limites" />
      )}
    </Grid>
  );
}

function Way({ title, text, to, action }: { title: string; text: string; to: string; action: string }) {
  return (
    <Card>
      <WayColumn $gap="s">
        <Title>{title}</Title>
        <Text>{text}</Text>
        <ButtonLink variant="quiet" to={to}>
          {action}
        </ButtonLink>
      </WayColumn>
    </Card>
  );
}

// Three cards in one row, their buttons in one line.
const Ways = styled(Grid)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
`;

const WayColumn = styled(Stack)`
  block-size: 100%;

  > :last-child {
    margin-block-start: auto;
  }
`;

const Title = styled.h2`
  font-size: 1.125rem;
`;

const Text = styled.p`
  h1 + & {
    margin-block-start: ${token('space.2xs')};
  }

  color: ${token('color.text-muted')};

  a {
    color: ${token('color.text')};
  }
`;
