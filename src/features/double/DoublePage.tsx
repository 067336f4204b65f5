import { useState } from 'react';
import { styled } from 'styled-components';
import type { DoubleBet } from '../../shared/contract/games.ts';
import type { DoubleColour } from '../../shared/fairness/doubleSlot.ts';
import { useLoadState } from '../../shared/http/useLoadState.ts';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { selectIsRealtimeConnected } from '../../shared/realtime/realtimeSlice.ts';
import { loginRequested } from '../../shared/state/authModalSlice.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { fromTablet } from '../../ui/layout/screens.ts';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { useStake } from '../stake/useStake.ts';
import { type SeenDouble, useBetDoubleMutation, useGetDoubleQuery } from './doubleApi.ts';
import { Countdown } from './parts/Countdown.tsx';
import { colourLook } from './parts/colours.ts';
import { DoubleFairness } from './parts/DoubleFairness.tsx';
import { DoubleHistory } from './parts/DoubleHistory.tsx';
import { DoublePanel } from './parts/DoublePanel.tsx';
import { DoublePlayers } from './parts/DoublePlayers.tsx';
import { DoubleWheel } from './parts/DoubleWheel.tsx';

/** Without realtime the table is asked for instead. */
const pollMs = 2_000;

export function DoublePage() {
  const isConnected = useAppSelector(selectIsRealtimeConnected);
  const state = useLoadState(useGetDoubleQuery(undefined, { pollingInterval: isConnected ? 0 : pollMs }));
  if (state.kind === 'ready') return <Double table={state.value} />;
  return (
    <Page>
      <h1>Double</h1>
      {state.kind === 'failed' ? (
        <LoadFailure
          text="A mesa não respondeu."
          retryLabel="Tentar de novo"
          retrying={state.retrying}
          onRetry={state.retry}
        />
      ) : (
        <Skeleton shape="card" height="24rem" status="Abrindo a mesa" />
      )}
    </Page>
  );
}

function Double({ table }: { table: SeenDouble }) {
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const stake = useStake();
  const [colour, setColour] = useState<DoubleColour>(1);
  const [fairnessOpen, setFairnessOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [placeBet, { isLoading }] = useBetDoubleMutation();
  const round = table.data;
  const last = table.history.find(({ id }) => id !== round.id) ?? null;

  const bet = async () => {
    if (!isPlayer) return void dispatch(loginRequested());
    if (stake.problem !== null || stake.cents === null) return;
    setProblem(null);
    const { error } = await placeBet({ betCents: stake.cents, colour, key: crypto.randomUUID() });
    const own = error && 'kind' in error && error.kind === 'http' ? error.message : null;
    if (error) setProblem(own ?? 'A aposta não chegou à mesa. Tente de novo.');
  };
  return (
    <Page>
      <Head>
        <h1>Double</h1>
        <Button
          size="s"
          variant="quiet"
          icon={<Icon name="shield" size={18} />}
          onClick={() => setFairnessOpen(true)}
        >
          Jogo justo
        </Button>
      </Head>
      <Table>
        <Stage>
          <Says>
            <span role="status">{wordsFor(table)}</span>
            {round.phase === 'waiting' && <Countdown round={round} receivedAtMs={table.receivedAtMs} />}
          </Says>
          <DoubleWheel round={round} lastSlot={last?.slot ?? null} />
          <DoubleHistory history={table.history} />
          <OwnBets bets={table.bets} />
        </Stage>
        <Card $padding="m">
          <DoublePanel
            stake={stake}
            colour={colour}
            onColourChange={setColour}
            isPlayer={isPlayer}
            open={round.phase === 'waiting'}
            busy={isLoading}
            problem={problem}
            onBet={() => void bet()}
          />
        </Card>
      </Table>
      <DoublePlayers round={round} />
      <DoubleFairness open={fairnessOpen} table={table} onClose={() => setFairnessOpen(false)} />
    </Page>
  );
}

function OwnBets({ bets }: { bets: readonly DoubleBet[] }) {
  if (bets.length === 0) return null;
  return (
    <Own aria-label="Suas apostas nesta rodada" role="list">
      {bets.map(({ id, bet, colour, payout }) => (
        <li key={id}>
          {formatBrl(bet)} em {colourLook(colour).name}
          {payout > 0 && ` · ganhou ${formatBrl(payout)}`}
        </li>
      ))}
    </Own>
  );
}

function wordsFor({ data: { phase, slot, colour } }: SeenDouble): string {
  if (phase === 'waiting') return 'Girando em';
  if (phase === 'rolling' || slot === undefined || colour === undefined) return 'Girando…';
  return `Deu ${colourLook(colour).name} ${slot}`;
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.m')};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Table = styled.div`
  display: grid;
  gap: ${token('space.m')};
  align-items: start;

  ${fromTablet} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 22rem);
  }
`;

const Stage = styled(Card)`
  display: grid;
  gap: ${token('space.m')};
`;

const Says = styled.p`
  display: flex;
  justify-content: center;
  gap: ${token('space.xs')};
  font-size: 1.25rem;
  font-weight: 650;
`;

const Own = styled.ul`
  display: grid;
  gap: ${token('space.2xs')};
  padding: ${token('space.s')} ${token('space.m')};
  border-radius: ${token('radius.control')};
  background: ${token('color.primary-soft')};
  list-style: none;
`;
