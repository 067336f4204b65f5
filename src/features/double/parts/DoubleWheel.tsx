import { css, keyframes, styled } from 'styled-components';
import { useBrand } from '../../../shared/brand/useBrand.ts';
import type { DoubleRound } from '../../../shared/contract/casino/games.ts';
import { colourOfSlot, type DoubleColour } from '../../../shared/fairness/doubleSlot.ts';
import { token } from '../../../shared/tokens/token.ts';
import { onGameScreen } from '../../../ui/layout/screens.ts';
import { stacked } from '../../stake/InHouseGame.tsx';
import { RoundWheel } from './RoundWheel.tsx';
import { resultFirst, rolling, slotLight, slotStyles } from './slotStyle.ts';
import { strip, stripIndex } from './wheelOffset.ts';
import { pointerShapes, slotShapes, stripShapes, windowShapes } from './wheelShapes.ts';

interface DoubleWheelProps {
  round: DoubleRound;
  // Result of the previous round.
  lastSlot: number | null;
}

// Animates only `transform`; the result is announced as text elsewhere.
export function DoubleWheel({ round: { phase, slot }, lastSlot }: DoubleWheelProps) {
  const { games } = useBrand().shapes;
  const shown = stripIndex(phase === 'waiting' ? lastSlot : (slot ?? lastSlot), phase);
  if (games === 'parade' || games === 'tiles') return <RoundWheel phase={phase} index={shown} />;
  return (
    <Window aria-hidden="true" data-window data-phase={phase}>
      <Strip $rolling={phase === 'rolling'} style={{ '--index': shown }}>
        {strip.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the strip never changes
          <Slot key={index} $colour={colourOfSlot(one)} $won={phase === 'complete' && index === shown}>
            {one}
          </Slot>
        ))}
      </Strip>
      <Pointer />
    </Window>
  );
}

const Window = styled.div`
  --slot: clamp(3.5rem, 12vw, 8.5rem);
  --gap: 0.5rem;
  /* Padding of the stage. */
  --padding: ${token('space.m')};
  /* Ends before the neighbors of the result begin. */
  --fade: var(--padding);

  ${onGameScreen} {
    --slot: clamp(3.5rem, calc(24dvh - 5rem - var(--facts, 0px) / 3), 8.5rem);

    ${stacked} {
      --slot: min(clamp(3.5rem, calc(24dvh - 5rem - var(--facts, 0px) / 3), 8.5rem), (100cqi - 2 * var(--padding) - 2 * var(--gap)) / 3);
    }
  }

  position: relative;
  container-type: inline-size;
  overflow: hidden;
  padding-block: max(0.5rem, min(1rem, 4dvh - 1.125rem));
  /* From edge to edge of the stage. */
  margin-inline: calc(-1 * var(--padding));
  mask-image: linear-gradient(90deg, transparent, black var(--fade) calc(100% - var(--fade)), transparent);
  ${windowShapes}
`;

const Strip = styled.div<{ $rolling: boolean }>`
  display: flex;
  gap: var(--gap);
  inline-size: max-content;
  will-change: transform;
  /* Aligns the middle of the slot with the middle of the window. */
  transform: translateX(calc(50cqi - (var(--index) + 0.5) * (var(--slot) + var(--gap)) + var(--gap) / 2));
  ${stripShapes}
  ${({ $rolling }) => $rolling && rolling}
`;

const pop = keyframes`50% { transform: scale(1.12); }`;

const Slot = styled.span<{ $colour: DoubleColour; $won: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: var(--slot);
  block-size: var(--slot);
  border-radius: ${token('radius.control')};
  font-size: calc(var(--slot) * 0.3);
  font-weight: 800;
  ${({ $colour }) => slotStyles[$colour]}
  ${slotLight}
  ${slotShapes}
  ${resultFirst}

  ${({ $won }) =>
    $won &&
    css`
      outline: 4px solid ${token('color.primary')};
      outline-offset: 1px;
      animation: ${pop} 320ms ${token('motion.easing')};
    `}
`;

const Pointer = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(50% - 2px);
  inline-size: 4px;
  border-radius: 2px;
  background: linear-gradient(${token('color.primary')} 16%, transparent 16% 84%, ${token('color.primary')} 84%);
  ${pointerShapes}
`;
