import { useContext, useEffect, useRef, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useBrand } from '../../shared/brand/useBrand.ts';
import { formatBrl } from '../../shared/money/formatBrl.ts';
import { token } from '../../shared/tokens/token.ts';
import { EmblemContext } from '../../ui/empty-state/EmblemContext.ts';
import { useCountUp } from '../../ui/money/useCountUp.ts';
import { times } from './multiplierText.ts';
import { useRoomBeside } from './parts/useRoomBeside.ts';
import { type Spot, WinBox } from './parts/WinBox.ts';
import { WinHalo } from './parts/WinHalo.tsx';
import { playWinSound } from './parts/winSound.ts';
import type { Win } from './winOf.ts';

interface WinOverlayProps {
  win: Win | null;
  sound: boolean;
  // Where in the part of the game around it: on its last line and above, or beside it and else below it.
  at: Spot;
  // Nothing that the player has opened is in the last row of the game, so a win below it may reach over that row.
  overLastRow?: boolean;
}

// The end of the animations, and of a double press on what ended the round.
const settledMs = 600;
// The time to read the figures over the last row, which then shows its tiles.
const overRowMs = 2_400;
// Presses, also by keyboard, and another stake. Scrolling leaves the figures in place.
const actions = ['click', 'input'];
// Multipliers from which a win is shown larger.
const steps = [2, 10, 50];
const pieceCounts = [8, 16, 28, 40];
// Width of a character in the widest of the brands' display fonts.
const charEm = 0.8;

/** Shows a win until the next bet or action; a win that was there when the page opened is past. */
export function WinOverlay({ win, sound, at, overLastRow = false }: WinOverlayProps) {
  const [past, setPast] = useState(win?.roundId ?? null);
  const roundId = win?.roundId ?? null;
  const isShown = roundId !== null && roundId !== past;
  // Celebrations that urge to go on are unlawful (Portaria 1.231 art. 12): there the figures appear in silence.
  const isCalm = useBrand().jurisdiction === 'br';
  useEffect(() => {
    if (!isShown) return undefined;
    if (sound && !isCalm) playWinSound();
    const leave = () => setPast(roundId);
    const timer = setTimeout(() => {
      for (const kind of actions) document.addEventListener(kind, leave, true);
    }, settledMs);
    return () => {
      clearTimeout(timer);
      for (const kind of actions) document.removeEventListener(kind, leave, true);
    };
  }, [isShown, sound, isCalm, roundId]);
  if (!isShown || !win) return null;
  return <Figures key={win.roundId} win={win} isCalm={isCalm} at={at} overLastRow={overLastRow} />;
}

interface FiguresProps {
  win: Win;
  isCalm: boolean;
  at: Spot;
  overLastRow: boolean;
}

function Figures({ win, isCalm, at, overLastRow }: FiguresProps) {
  // From the stake, because a win never shows less.
  const cents = useCountUp(
    win.payoutCents,
    isCalm ? win.payoutCents : Math.round(win.payoutCents / win.multiplier),
  );
  const basisPoints = Math.round(win.multiplier * 10_000);
  const counted = useCountUp(basisPoints, isCalm ? basisPoints : 10_000);
  const emblem = useContext(EmblemContext);
  const step = steps.filter((least) => win.multiplier >= least).length;
  const placeRef = useRef<HTMLDivElement>(null);
  const room = useRoomBeside(placeRef);
  const isBeside = at === 'below' && room !== null;
  const [isReduced] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const bursts = !isCalm && !isReduced;
  const [isHigh, setHigh] = useState(overLastRow);
  useEffect(() => {
    const timer = setTimeout(() => setHigh(false), overRowMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    // The status line of the game announces the same.
    <Place
      ref={placeRef}
      aria-hidden="true"
      $at={at}
      $isBeside={isBeside}
      style={{ '--figure-em': times(win.multiplier).length * charEm, '--room': `${room}px` }}
      data-win={isCalm ? 'calm' : 'lively'}
      data-at={at}
    >
      <WinBox
        $isCalm={isCalm}
        $step={step}
        $at={at}
        $isBeside={isBeside}
        $isHigh={isHigh && !isBeside}
        $emblem={emblem}
        data-step={step}
      >
        <b>{times(counted / 10_000)}</b>
        <span>
          {at === 'below' && <small>Você ganhou</small>}
          {formatBrl(cents)}
        </span>
        {bursts && pieces(pieceCounts[step] ?? 0, isBeside ? 360 : 180)}
        {bursts && at === 'end' && emblem && step >= 2 && <Emblem src={emblem} alt="" />}
      </WinBox>
      {bursts && <WinHalo />}
    </Place>
  );
}

// To all sides beside the game, else upward, so that what is below stays in sight.
function pieces(count: number, degrees: number) {
  return Array.from({ length: count }, (_, index) => (
    <Piece
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change
      key={index}
      style={{
        '--turn': `${((index + 0.5) * degrees) / count - 180}deg`,
        '--far': `${7.5 + ((index * 7) % 5) + count / 8}rem`,
      }}
    />
  ));
}

const tops = { end: '100%', below: 'calc(100% + 0.25rem)' };
const aligns = { end: 'end', below: 'start' };

// Beyond a board that is narrower than the screen.
const belowBoard = css`
  inset-inline: calc(-1 * var(--win-beyond, 0px));
`;

// In the middle of the room at the end of the board.
const besideBoard = css`
  inset-block-start: 50%;
  inset-inline: calc(100% + 1rem) auto;
  inline-size: calc(var(--room) - 1rem);
  align-content: center;
`;

// Without a height of its own, so that the figures go beyond it.
const Place = styled.div<{ $at: Spot; $isBeside: boolean }>`
  position: absolute;
  inset-inline: 0;
  inset-block-start: ${({ $at }) => tops[$at]};
  z-index: 2;
  container-type: inline-size;
  display: grid;
  grid-template-columns: 100%;
  block-size: 0;
  align-content: ${({ $at }) => aligns[$at]};
  justify-items: center;
  pointer-events: none;

  ${({ $at }) => $at === 'below' && belowBoard}
  ${({ $isBeside }) => $isBeside && besideBoard}
`;

const fly = keyframes`
  from { opacity: 1; transform: rotate(var(--turn)) translateX(2rem); }
  60% { opacity: 1; }
  to { opacity: 0; transform: rotate(var(--turn)) translateX(min(var(--far), 46vw)) scale(0.6); }
`;

// Parts of the mark of the brand.
const Piece = styled.i`
  position: absolute;
  z-index: -1;
  inset: calc(50% - 0.5rem) auto auto calc(50% - 0.5rem);
  inline-size: 1rem;
  block-size: 1rem;
  background: ${token('color.primary')};
  clip-path: polygon(0 0, 100% 50%, 0 100%);
  opacity: 0;
  animation: ${fly} 600ms ease-out;

  &:nth-of-type(even) {
    background: ${token('color.secondary')};
  }

  &:nth-of-type(3n) {
    inline-size: 0.625rem;
    block-size: 0.625rem;
  }

  [data-games] & {
    clip-path: none;
  }

  [data-games='pitch'] & {
    border-radius: 0 100% 0 0;
  }

  /* Flippers and balls. */
  [data-games='cabinet'] & {
    border-radius: 50%;

    &:nth-of-type(odd) {
      block-size: 0.5rem;
      border-radius: 0.25rem;
    }
  }

  [data-games='parade'] & {
    border-radius: 14% 70%;
  }

  [data-games='tiles'] & {
    border-radius: 0 100% 100% 0;
  }

  [data-games='salon'] & {
    clip-path: polygon(0 50%, 50% 20%, 100% 50%, 50% 80%);
  }
`;

const rise = keyframes`
  from { opacity: 0.9; transform: scale(0.4); }
  60% { opacity: 1; }
  to { opacity: 0; transform: translateY(-9rem) scale(1.4); }
`;

const Emblem = styled.img`
  position: absolute;
  z-index: -1;
  inset: calc(50% - 3rem) auto auto calc(50% - 3rem);
  inline-size: 6rem;
  block-size: 6rem;
  border-radius: 50%;
  opacity: 0;
  animation: ${rise} 600ms ease-out;
`;
