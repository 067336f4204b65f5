import { type ReactNode, useState } from 'react';
import { css, styled } from 'styled-components';
import type { DoubleColour } from '../../shared/fairness/doubleSlot.ts';
import { isUndecided } from '../../shared/money/sendIdempotent.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { selectIsRealtimeConnected } from '../../shared/realtime/realtimeSlice.ts';
import { asPlayer } from '../../shared/state/asPlayer.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { hiddenStyle } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { AutoFields } from '../stake/AutoFields.tsx';
import { GameLayout, InHouseGame, StakePanel } from '../stake/InHouseGame.tsx';
import { type PlayMode, PlayModes } from '../stake/PlayModes.tsx';
import { SoundButton } from '../stake/SoundButton.tsx';
import { useGameSound } from '../stake/useGameSound.ts';
import { useStake } from '../stake/useStake.ts';
import { WinOverlay } from '../stake/WinOverlay.tsx';
import { winOf } from '../stake/winOf.ts';
import { type SeenDouble, useBetDoubleMutation, useGetDoubleQuery } from './doubleApi.ts';
import { Countdown, ringSize } from './parts/Countdown.tsx';
import { colourAppearance } from './parts/colours.ts';
import { DoubleFacts } from './parts/DoubleFacts.tsx';
import { DoubleHistory } from './parts/DoubleHistory.tsx';
import { DoublePanel } from './parts/DoublePanel.tsx';
import { DoublePlayers } from './parts/DoublePlayers.tsx';
import { DoubleShares } from './parts/DoubleShares.tsx';
import { DoubleSkeleton } from './parts/DoubleSkeleton.tsx';
import { Spin, Stage } from './parts/DoubleStage.ts';
import { DoubleWheel } from './parts/DoubleWheel.tsx';
import { OwnBets } from './parts/OwnBets.tsx';
import { slotStyles } from './parts/slotStyle.ts';
import { useConfirmedPayout } from './parts/useConfirmedPayout.ts';
import { type BetOutcome, useDoubleRun } from './parts/useDoubleRun.ts';

const loadFairness = () => import('./parts/DoubleFairness.tsx').then((part) => part.DoubleFairness);

const notKnown = 'Não sabemos se a aposta foi feita. Toque de novo: ela não será feita duas vezes.';

// Fallback while realtime is disconnected.
export const pollMs = 2_000;

export function DoublePage() {
  const isConnected = useAppSelector(selectIsRealtimeConnected);
  const known = useGetDoubleQuery();
  const polls = !isConnected && known.data !== undefined;
  const query = useGetDoubleQuery(undefined, { pollingInterval: polls ? pollMs : 0 });
  const state = useLoadState(query);
  if (state.kind === 'ready')
    return <Double table={state.value} onAsk={async () => (await query.refetch()).data} />;
  return (
    <InHouseGame title="Double">
      {state.kind === 'failed' ? (
        <LoadFailure
          text="Não foi possível abrir o jogo."
          retryLabel="Tentar de novo"
          retrying={state.retrying}
          onRetry={state.retry}
        />
      ) : (
        <DoubleSkeleton />
      )}
    </InHouseGame>
  );
}

function Double({ table, onAsk }: { table: SeenDouble; onAsk: () => Promise<SeenDouble | undefined> }) {
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const stake = useStake();
  const [sound, toggleSound] = useGameSound();
  const [colour, setColour] = useState<DoubleColour | null>(null);
  const [mode, setMode] = useState<PlayMode>('manual');
  const [fairnessOpen, setFairnessOpen] = useState(false);
  // Preloaded, so that rounds can be verified offline.
  const Fairness = useLazyComponent(loadFairness, true);
  const [problem, setProblem] = useState<string | null>(null);
  // The phase in which the player pressed without a color.
  const [missedIn, setMissedIn] = useState<string | null>(null);
  // Only in this round does a press repeat the bet.
  const [unknownIn, setUnknownIn] = useState<string | null>(null);
  // A bet waits for the session.
  const [isAsked, setIsAsked] = useState(false);
  const [placeBet, { isLoading }] = useBetDoubleMutation();
  useConfirmedPayout(table);
  const round = table.data;
  const phase = `${round.id} ${round.phase}`;
  const before = table.history.find(({ id }) => id !== round.id);

  const place = async (wager: { betCents: number; colour: DoubleColour }): Promise<BetOutcome> => {
    setProblem(null);
    setUnknownIn(null);
    const { error } = await placeBet({ ...wager, round: round.id });
    if (isUndecided(error)) {
      setUnknownIn(round.id);
      // Shows the bet if it was placed.
      void onAsk();
      return 'failed';
    }
    if (!error) return 'placed';
    const refusal = 'kind' in error && error.kind === 'http' ? error : null;
    setProblem(refusal?.message ?? 'A aposta não foi registrada. Tente de novo.');
    return refusal?.status === 422 || refusal?.status === 403 ? 'refused' : 'failed';
  };
  const auto = useDoubleRun(table, { place, ask: onAsk, onMissed: () => setProblem(null) });
  const running = auto.run !== null;
  const wager = colour === null ? null : { betCents: stake.cents ?? 0, colour };
  const bet = () => {
    if (stake.problem !== null || !wager) return;
    void place(wager).then((outcome) => outcome === 'placed' && stake.noteBet());
  };
  const choose = (next: DoubleColour) => {
    setColour(next);
    setProblem(null);
  };
  const askToBet = async () => {
    if (!wager) return setMissedIn(phase);
    setIsAsked(true);
    await dispatch(asPlayer(bet));
    setIsAsked(false);
  };
  const ownProblem = !wager && missedIn === phase ? 'Escolha uma cor para apostar.' : problem;
  const panelOf = (fields?: ReactNode) => (
    <DoublePanel
      stake={stake}
      colour={auto.run?.colour ?? colour}
      onColourChange={choose}
      isPlayer={isPlayer}
      open={round.phase === 'waiting'}
      busy={(isLoading || isAsked) && !running}
      bets={table.bets.length}
      problem={unknownIn === round.id ? notKnown : ownProblem}
      auto={fields}
      running={running}
      onBet={() => void askToBet()}
    />
  );
  return (
    <InHouseGame
      title="Double"
      onFairness={() => setFairnessOpen(true)}
      tools={<SoundButton isOn={sound} onToggle={toggleSound} />}
      below={
        <>
          <DoublePlayers round={round} />
          <DoubleShares history={table.history} />
        </>
      }
    >
      <DoubleFacts last={table.history[0] ?? null} />
      <GameLayout>
        <Stage>
          <DoubleHistory history={table.history} />
          <Spin>
            <Message data-message>
              <Says>
                <Status role="status" $drawn={round.phase === 'complete' ? round.colour : undefined}>
                  {statusMessage(table)}
                </Status>
                {round.phase === 'waiting' && <Countdown round={round} receivedAtMs={table.receivedAtMs} />}
              </Says>
              <WinOverlay
                win={
                  round.phase === 'complete'
                    ? winOf(round.id, sumOf(table.bets, 'bet'), sumOf(table.bets, 'payout'))
                    : null
                }
                sound={sound}
                at="end"
              />
            </Message>
            <DoubleWheel round={round} lastSlot={before?.slot ?? null} />
          </Spin>
          <OwnBets bets={table.bets} drawn={round.phase === 'complete' ? (round.colour ?? null) : null} />
        </Stage>
        <StakePanel $padding="m">
          <PlayModes
            mode={mode}
            onModeChange={setMode}
            running={running}
            manual={panelOf()}
            auto={panelOf(
              <AutoFields
                stakeCents={stake.cents ?? 0}
                left={auto.run ? auto.run.stops.rounds - auto.run.played : null}
                ended={auto.ended}
                stopping={auto.run?.stopping ?? false}
                disabled={!isPlayer || stake.problem !== null || !wager}
                hint={
                  wager
                    ? 'A mesma aposta, na mesma cor, em todas as rodadas.'
                    : 'Escolha a cor de todas as rodadas.'
                }
                onStart={(stops) => wager && auto.start(stops, wager)}
                onStop={auto.stop}
              />,
            )}
          />
        </StakePanel>
      </GameLayout>
      {fairnessOpen && Fairness && <Fairness table={table} onClose={() => setFairnessOpen(false)} />}
    </InHouseGame>
  );
}

const sumOf = (bets: SeenDouble['bets'], key: 'bet' | 'payout') =>
  bets.reduce((sum, bet) => sum + bet[key], 0);

function statusMessage({ data: { phase, slot, colour } }: SeenDouble): string {
  if (phase === 'waiting') return 'Gira em';
  if (phase === 'rolling' || slot === undefined || colour === undefined) return 'Girando…';
  return `Deu ${colourAppearance(colour).name} ${slot}`;
}

// A win takes the place of the message; the wheel below, which shows the result, stays in sight.
const Message = styled.div`
  position: relative;

  &:has([data-win]) > p {
    opacity: 0;
  }
`;

// As high with the message alone as with the ring of the countdown.
const Says = styled.p`
  display: grid;
  place-content: center;
  justify-items: center;
  min-block-size: ${ringSize};
  font-size: max(1.125rem, 1.5rem * var(--win, 1));
  font-weight: 650;
  line-height: 1.5rem;

  > :not(:only-child):first-child {
    color: ${token('color.text-muted')};
    font-size: 0.8125rem;
    line-height: 1.25;

    /* A small ring has room for the seconds alone. */
    @media (max-height: 43.99em) {
      ${hiddenStyle}
    }
  }
`;

// On the slot's own color, as large as the hub of the wheel allows.
const Status = styled.span<{ $drawn: DoubleColour | undefined }>`
  ${({ $drawn }) =>
    $drawn !== undefined &&
    css`
      padding: 0.1em 0.5em;
      border-radius: 0.4em;
      font-size: clamp(max(1.125rem, 1.5rem * var(--win, 1)), var(--wheel, 0rem) * 0.056, 2rem);
      line-height: 1.2;
      text-wrap: balance;
      ${slotStyles[$drawn]}
    `}
`;
