import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { EmblemContext } from '../../../ui/empty-state/EmblemContext.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { hasModifier } from '../../../ui/keys/hasModifier.ts';
import {
  onGameScreen,
  onLowScreen,
  onShortPhone,
  underBar,
  withHover,
  withReducedMotion,
} from '../../../ui/layout/screens.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { stacked } from '../../stake/InHouseGame.tsx';
import { pressOnce } from '../../stake/usePressGuard.ts';
import { boardTarget } from './boardKeys.ts';
import { faceLabel, type TileFace } from './boardTiles.ts';
import { Gem } from './Gem.tsx';

interface MinesBoardProps {
  tiles: readonly TileFace[];
  pressable: 'closed' | 'all' | 'none';
  // Tiles with a pending or queued reveal.
  opening: readonly number[];
  // Marked for automatic play.
  marked?: ReadonlySet<number>;
  // Round started by keyboard, which moves the focus to the board.
  focusFor: string | null;
  onPress: (tile: number) => void;
  // Shown over or below the tiles.
  children?: ReactNode;
}

const focusDelayMs = 300;

/** Renders the 25 tiles as one tab stop with arrow keys. */
export function MinesBoard(props: MinesBoardProps) {
  const { tiles, pressable, opening, marked, focusFor, onPress, children } = props;
  const [current, setCurrent] = useState(0);
  const board = useRef<HTMLDivElement>(null);
  const emblem = useContext(EmblemContext);

  useEffect(() => {
    if (focusFor === null) return undefined;
    // Delayed: a repeated key press must not reveal a tile.
    const timer = setTimeout(
      () => board.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus(),
      focusDelayMs,
    );
    return () => clearTimeout(timer);
  }, [focusFor]);

  const latestPress = useRef(onPress);
  // A layout effect, so that a fast press meets the handler of the tiles on screen.
  useLayoutEffect(() => {
    latestPress.current = onPress;
  });
  const pressed = useCallback((tile: number) => latestPress.current(tile), []);

  const move = (event: KeyboardEvent) => {
    pressOnce(event);
    const target = hasModifier(event) ? null : boardTarget(event.key, current);
    if (target === null) return;
    event.preventDefault();
    setCurrent(target);
    board.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <Space>
      <Board ref={board} role="group" aria-label="Tabuleiro" $emblem={emblem} onKeyDown={move}>
        {tiles.map((face, tile) => (
          <Tile
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is identified by its index
            key={tile}
            tile={tile}
            face={face}
            pressable={pressable === 'all' || (pressable === 'closed' && face === 'closed')}
            opening={opening.includes(tile)}
            marked={marked?.has(tile)}
            isCurrent={tile === current}
            onFocus={setCurrent}
            onPress={pressed}
          />
        ))}
        {children}
      </Board>
    </Space>
  );
}

interface TileProps {
  tile: number;
  face: TileFace;
  pressable: boolean;
  opening: boolean;
  // Undefined outside automatic play.
  marked: boolean | undefined;
  isCurrent: boolean;
  onFocus: (tile: number) => void;
  onPress: (tile: number) => void;
}

// Memoized: a move changes one or two of the 25 tiles.
const Tile = memo(function Tile(props: TileProps) {
  const { tile, face, pressable, opening, marked, isCurrent, onFocus, onPress } = props;
  return (
    <button
      type="button"
      data-face={face}
      aria-label={`Casa ${tile + 1}`}
      aria-description={faceLabel(face) || undefined}
      aria-disabled={!pressable}
      aria-pressed={marked}
      aria-busy={opening || undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onFocus(tile)}
      onClick={() => pressable && onPress(tile)}
    >
      {opening ? <Spinner /> : <Face face={face} marked={marked ?? false} />}
    </button>
  );
});

function Face({ face, marked }: { face: TileFace; marked: boolean }) {
  if (face === 'closed') return marked ? <Icon name="check" size={36} /> : null;
  const isMine = face === 'hit' || face === 'mine';
  return isMine ? <Icon name="mines" size={36} /> : <Gem />;
}

const pop = keyframes`from { transform: scale(0.4) rotate(-8deg); opacity: 0; }`;
const cheer = keyframes`45% { transform: scale(var(--leap, 1.1)); }`;
const shake = keyframes`25% { transform: translateX(-4px); } 75% { transform: translateX(4px); }`;

// On phones the board takes the height that the controls leave.
const Space = styled.div`
  ${onGameScreen} {
    ${stacked} {
      position: relative;
      flex: 1;
      min-block-size: 14rem;
      max-block-size: 100cqi;
    }
  }

  ${onShortPhone} {
    ${stacked} {
      /* What the controls leave. */
      min-block-size: clamp(11rem, 100dvh - 28rem, 14rem);
    }
  }
`;

const Board = styled.div<{ $emblem: string | null }>`
  position: relative;
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: clamp(0.375rem, 1.5vw, 0.75rem);
  inline-size: min(100%, 42rem, calc(100dvh - var(--bars, 9rem) - var(--around)));
  min-inline-size: min(100%, 19rem);
  margin-inline: auto;
  /* Title, facts, message and frames. */
  --around: calc(11rem + var(--facts, 0px) + var(--player-panel, 0px));

  ${underBar} {
    --around: 15rem;
  }

  ${onGameScreen} {
    /* Bar, frames and the message below. */
    inline-size: min(100%, calc(100dvh - 6.75rem - var(--player-panel, 0px)));
    min-inline-size: 13.5rem;

    ${onLowScreen} {
      gap: 0.375rem;
    }

    ${stacked} {
      position: absolute;
      inset: 0;
      inline-size: auto;
      min-inline-size: 0;
      block-size: 100%;
      max-block-size: 100cqi;
      aspect-ratio: 1;
      margin: auto;
    }
  }

  > button {
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    min-inline-size: 0;
    /* Keeps a changed tile from laying out the board. */
    contain: strict;
    border-radius: ${token('radius.control')};
    background: ${token('color.background')};
    color: ${token('color.text')};
    box-shadow: inset 0 0 0 1px ${token('color.border')};
    transition: transform ${token('motion.fast')};

    > svg {
      inline-size: 56%;
      block-size: 56%;
    }
  }

  > [data-face='closed'] {
    --face: color-mix(in oklab, ${token('color.primary')} 68%, ${token('color.surface-raised')});
    background: linear-gradient(
      165deg,
      color-mix(in srgb, var(--face) 86%, white),
      var(--face) 55%,
      color-mix(in srgb, var(--face) 88%, black)
    );
    box-shadow:
      inset 0 1px 0 color-mix(in srgb, var(--face) 65%, white),
      inset 0 -4px 0 color-mix(in srgb, var(--face) 60%, black);

    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 1px 0 4px;
      border-radius: inherit;
      background: ${({ $emblem }) => ($emblem ? `url('${$emblem}')` : 'none')} center / cover;
      /* An ornament that leads from no open tile; its own ground would hide the tile's. */
      opacity: 0.25;
    }
  }

  /* Lit, so that what was opened leads. */
  > [data-face='gem'] {
    background: radial-gradient(
      color-mix(in oklab, ${token('color.success')} 40%, ${token('color.surface')}),
      color-mix(in oklab, ${token('color.success')} 10%, ${token('color.background')})
    );
    box-shadow: inset 0 0 0 2px ${token('color.success')};

    > svg {
      inline-size: 66%;
      block-size: 66%;
    }
  }

  > [data-face='hit'] {
    background: ${token('color.danger')};
    color: ${token('color.on-danger')};
  }

  /* No animation: it would distract from the tile that ended the round. */
  > :is([data-face='mine'], [data-face='missed']) > svg {
    opacity: 0.55;
  }

  > :is([data-face='closed'], [data-face='gem']):not([aria-busy]) > svg {
    animation: ${pop} 220ms ${token('motion.easing')};
  }

  > [data-face='hit'] > svg {
    animation: ${shake} 220ms ${token('motion.easing')};
  }

  /* Beside the face in the brand's color, on which no ink is readable in every brand. */
  > [data-face='closed']:is([aria-pressed='true'], [aria-busy]) {
    background: ${token('color.background')};
    box-shadow: inset 0 0 0 3px ${token('color.primary')};

    &::before {
      content: none;
    }
  }

  > [aria-disabled='true'] {
    cursor: default;
  }

  /* What has won leads, and what was below the other tiles stays readable. */
  &:has(> [data-win]) > button:not([data-face='gem']) {
    opacity: 0.65;
  }

  &:has(> [data-win='lively']) > [data-face='gem'] {
    z-index: 1;
    box-shadow:
      inset 0 0 0 3px ${token('color.success')},
      0 0 var(--glow, 1rem) ${token('color.success')};
    filter: brightness(1.15);
    animation: ${cheer} 440ms ${token('motion.easing')} var(--after, 0ms);

    /* From column to column. */
    ${[2, 3, 4, 5].map((column) => `&:nth-of-type(5n + ${column}) { --after: ${(column - 1) * 40}ms; }`).join(' ')}

    ${withReducedMotion} {
      animation: none;
    }
  }

  &:has([data-step='2'], [data-step='3']) {
    --leap: 1.22;
    --glow: 2rem;
  }

  ${withHover} {
    > button:not([aria-disabled='true']):hover {
      transform: translateY(-3px);
      filter: brightness(1.08);
    }
  }

  > button:not([aria-disabled='true']):active {
    transform: scale(0.95);
  }
`;
