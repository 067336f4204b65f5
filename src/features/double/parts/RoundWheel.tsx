import { css, keyframes, styled } from 'styled-components';
import type { DoubleRound } from '../../../shared/contract/casino/games.ts';
import {
  colourOfSlot,
  type DoubleColour,
  doubleRing,
  doubleSlots,
} from '../../../shared/fairness/doubleSlot.ts';
import { token } from '../../../shared/tokens/token.ts';
import { resultFirst, rolling, slotStyles } from './slotStyle.ts';

interface RoundWheelProps {
  phase: DoubleRound['phase'];
  // Of the slot under the pointer, and a whole ring further for each turn.
  index: number;
}

const degrees = 360 / doubleSlots;
const outer = 45;
const inner = 30;

const point = (radius: number, degree: number) => {
  const angle = (degree * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};

// Around the top of the wheel.
const wedge = [
  `M${point(inner, -degrees / 2)}L${point(outer, -degrees / 2)}`,
  `A${outer} ${outer} 0 0 1 ${point(outer, degrees / 2)}L${point(inner, degrees / 2)}`,
  `A${inner} ${inner} 0 0 0 ${point(inner, -degrees / 2)}z`,
].join('');

/** Turns the slots on a wheel, whose hub holds the countdown and the result. */
export function RoundWheel({ phase, index }: RoundWheelProps) {
  const won = phase === 'complete' ? index % doubleSlots : null;
  // Painted last, so that no neighbor covers its outline.
  const places = doubleRing
    .map((slot, place) => ({ slot, place }))
    .sort((one, other) => Number(one.place === won) - Number(other.place === won));
  return (
    <Disc aria-hidden="true" data-window data-phase={phase}>
      <Turning viewBox="-50 -50 100 100" $rolling={phase === 'rolling'} style={{ '--index': index }}>
        {places.map(({ slot, place }) => (
          <g key={slot} transform={`rotate(${place * degrees})`}>
            <Wedge $colour={colourOfSlot(slot)} $won={place === won}>
              <path d={wedge} />
              <text y={-(outer + inner) / 2}>{slot}</text>
            </Wedge>
          </g>
        ))}
      </Turning>
      <svg aria-hidden="true" viewBox="-50 -50 100 100">
        <circle data-rim r="47" />
        {doubleRing.map((slot, place) => (
          <circle data-bulb key={slot} r="1.1" cy="-47" transform={`rotate(${(place + 0.5) * degrees})`} />
        ))}
        <path data-pointer d="M-3.5-50h7L0-42z" />
      </svg>
    </Disc>
  );
}

const Disc = styled.div`
  inline-size: var(--wheel);
  aspect-ratio: 1;
  /* The corners of the turning square would widen the page. */
  overflow: hidden;

  > svg {
    position: absolute;
    inset: 0;
  }

  [data-rim] {
    fill: none;
    stroke: color-mix(in srgb, ${token('color.primary')} 45%, ${token('color.surface-raised')});
    stroke-width: 4;
  }

  [data-bulb] {
    fill: ${token('color.secondary')};
  }

  [data-bulb]:nth-of-type(odd) {
    fill: ${token('color.text')};
  }

  [data-pointer] {
    fill: ${token('color.primary')};
    stroke: ${token('color.surface')};
    stroke-width: 0.8;
  }

  [data-games='tiles'] & {
    [data-rim] {
      stroke: ${token('color.secondary')};
      stroke-width: 3;
    }

    [data-bulb] {
      display: none;
    }
  }
`;

const Turning = styled.svg<{ $rolling: boolean }>`
  will-change: transform;
  transform: rotate(calc(var(--index) * ${-degrees}deg));
  ${({ $rolling }) => $rolling && rolling}
`;

const pop = keyframes`50% { transform: scale(1.08); }`;

const Wedge = styled.g<{ $colour: DoubleColour; $won: boolean }>`
  ${({ $colour }) => slotStyles[$colour]}

  path {
    fill: var(--slot-color);
    stroke: ${token('color.surface')};
    stroke-width: 0.7;
  }

  text {
    fill: currentColor;
    font-size: 6px;
    font-weight: 800;
    text-anchor: middle;
    dominant-baseline: central;
  }
  ${resultFirst}

  ${({ $won }) =>
    $won &&
    css`
      animation: ${pop} 320ms ${token('motion.easing')};

      path {
        stroke: ${token('color.primary')};
        stroke-width: 1.5;
      }
    `}
`;
