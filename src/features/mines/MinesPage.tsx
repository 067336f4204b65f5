import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import type { MinesRound } from '../../shared/contract/casino/games.ts';
import { asPlayer } from '../../shared/state/asPlayer.ts';
import { useAppDispatch, useAppSelector } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { token } from '../../shared/tokens/token.ts';
import { useLazyComponent } from '../../ui/lazy/useLazyComponent.ts';
import { AutoFields } from '../stake/AutoFields.tsx';
import { GameLayout, InHouseGame, PlayArea, StakePanel } from '../stake/InHouseGame.tsx';
import { type PlayMode, PlayModes } from '../stake/PlayModes.tsx';
import { SoundButton } from '../stake/SoundButton.tsx';
import { useGameSound } from '../stake/useGameSound.ts';
import { useStake } from '../stake/useStake.ts';
import { WinOverlay } from '../stake/WinOverlay.tsx';
import { winOf } from '../stake/winOf.ts';
import { boardTiles, isLastRowClear } from './parts/boardTiles.ts';
import { MinesBoard } from './parts/MinesBoard.tsx';
import { MinesFacts } from './parts/MinesFacts.tsx';
import { MinesHistory } from './parts/MinesHistory.tsx';
import { MinesPanel } from './parts/MinesPanel.tsx';
import { MinesStatus } from './parts/MinesStatus.tsx';
import { useAutoPlay } from './parts/useAutoPlay.ts';
import { useMinesPlay } from './parts/useMinesPlay.ts';

const noRounds: readonly MinesRound[] = [];

const loadFairness = () => import('./parts/FairnessDialog.tsx').then((part) => part.FairnessDialog);

/** Shows the table; only the operator knows where the mines are. */
export function MinesPage() {
  const dispatch = useAppDispatch();
  const isPlayer = useAppSelector(selectIsAuthenticated);
  const play = useMinesPlay(isPlayer);
  const stake = useStake();
  const auto = useAutoPlay(play);
  const [sound, toggleSound] = useGameSound();
  const [mode, setMode] = useState<PlayMode>('manual');
  const [mines, setMines] = useState(3);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [ownSeed, setOwnSeed] = useState<string | null>(null);
  const [fairnessOpen, setFairnessOpen] = useState(false);
  // Preloaded, so that rounds can be verified offline.
  const Fairness = useLazyComponent(loadFairness, true);
  // A bet waits for the session.
  const [isAsked, setIsAsked] = useState(false);
  const [begunByKeyboard, setBegunByKeyboard] = useState<string | null>(null);

  const { round, table } = play;
  const open = round?.status === 'playing' ? round : null;
  // Deferred: uncovering every tile at once delays the tile that ended the round on a slow phone.
  const uncovered = useDeferredValue(open === null);
  const clientSeed = ownSeed ?? table?.next?.client_seed ?? '';
  const running = auto.left !== null;
  // The last round stays on the board until the player starts to mark tiles.
  const [leftRound, setLeftRound] = useState<string | null>(null);
  const choosing = mode === 'auto' && !open && !running;
  const marking = choosing && (round === null || round.id === leftRound);
  const wager = { betCents: stake.cents ?? 0, mines, clientSeed };

  const bet = async (byKeyboard: boolean) => {
    if (stake.problem !== null) return;
    const started = await play.bet(wager);
    if (started) stake.noteBet();
    if (started && byKeyboard) setBegunByKeyboard(started.id);
  };
  const askToBet = async (byKeyboard: boolean) => {
    setIsAsked(true);
    await dispatch(asPlayer(() => bet(byKeyboard)));
    setIsAsked(false);
  };
  const press = (tile: number) => {
    if (choosing && !marking) return setLeftRound(round?.id ?? null);
    if (!marking) {
      if (open && !play.opening.includes(tile)) void play.reveal(open, tile);
      return;
    }
    const next = new Set(marked);
    if (!next.delete(tile) && next.size < 25 - mines) next.add(tile);
    setMarked(next);
  };
  const choose = (count: number) => {
    setMines(count);
    // More marks than safe tiles would always lose.
    setMarked((before) => new Set([...before].slice(0, 25 - count)));
  };
  const pressableTiles = () => {
    if (choosing) return marking ? 'closed' : 'all';
    return open && !play.busy && !running ? 'closed' : 'none';
  };
  const changeMode = (next: PlayMode) => {
    setMode(next);
    if (!open) setLeftRound(round?.id ?? null);
  };
  const panel = (
    <MinesPanel
      stake={stake}
      mines={mines}
      onMinesChange={choose}
      round={open}
      edge={table?.edge ?? 100}
      busy={play.busy || running || isAsked}
      isPlayer={isPlayer}
      problem={play.problem}
      auto={mode === 'auto' && (open === null || running)}
      onBet={(byKeyboard) => void askToBet(byKeyboard)}
      onCashOut={(one) => void play.cashOut(one)}
    />
  );
  return (
    <InHouseGame
      title="Mines"
      onFairness={() => setFairnessOpen(true)}
      tools={<SoundButton isOn={sound} onToggle={toggleSound} />}
      below={<MinesHistory rounds={table?.history ?? noRounds} />}
    >
      <MinesFacts mines={open?.mines ?? mines} edge={table?.edge ?? 100} last={table?.history[0]} />
      <GameLayout>
        <PlayArea $padding="m">
          <MinesBoard
            tiles={boardTiles(marking ? null : round, uncovered)}
            pressable={pressableTiles()}
            idle={uncovered && !open && !choosing}
            opening={play.opening}
            focusFor={begunByKeyboard}
            marked={marking ? marked : undefined}
            onPress={press}
          >
            {play.table && (
              <WinOverlay
                win={round && !open ? winOf(round.id, round.bet, round.payout, round.multiplier) : null}
                sound={sound}
                at="below"
                overLastRow={isLastRowClear(round?.revealed ?? [])}
              />
            )}
          </MinesBoard>
          <MinesStatus round={round} opening={play.opening[0]} marking={marking} choosing={choosing} />
        </PlayArea>
        <StakePanel $padding="m">
          <PlayModes
            mode={mode}
            onModeChange={changeMode}
            running={running}
            manual={panel}
            auto={
              <Stacked>
                {panel}
                <AutoFields
                  stakeCents={stake.cents ?? 0}
                  left={auto.left}
                  ended={auto.ended}
                  stopping={auto.stopping}
                  disabled={!isPlayer || stake.problem !== null || open !== null || marked.size === 0}
                  hint={
                    marked.size === 0
                      ? 'Marque no tabuleiro as casas que serão abertas.'
                      : `${marked.size} ${marked.size === 1 ? 'casa marcada' : 'casas marcadas'}.`
                  }
                  onStart={(stops) => void auto.start({ ...stops, tiles: [...marked] }, wager)}
                  onStop={auto.stop}
                />
              </Stacked>
            }
          />
        </StakePanel>
      </GameLayout>
      {fairnessOpen && Fairness && (
        <Fairness
          table={table}
          clientSeed={clientSeed}
          onClientSeedChange={setOwnSeed}
          onClose={() => setFairnessOpen(false)}
        />
      )}
    </InHouseGame>
  );
}

const Stacked = styled.div`
  display: grid;
  gap: ${token('space.m')};
`;
