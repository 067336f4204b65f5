import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { token } from '../../../shared/tokens/token.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { withHover } from '../../../ui/layout/screens.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { boardTarget } from './boardKeys.ts';
import { faceWords, type TileFace } from './boardTiles.ts';
import { Gem } from './Gem.tsx';

interface MinesBoardProps {
  tiles: readonly TileFace[];
  /** Closed tiles may be opened now. */
  playable: boolean;
  /** On its way to the operator and back. */
  opening: number | null;
  /** Marked for the automatic play. */
  marked?: ReadonlySet<number>;
  /** The round that a keyboard has begun: its player goes on here. */
  focusFor: string | null;
  onPress: (tile: number) => void;
}

/** The 25 tiles: one stop of the Tab key, arrows move between them. */
export function MinesBoard({ tiles, playable, opening, marked, focusFor, onPress }: MinesBoardProps) {
  const [current, setCurrent] = useState(0);
  const board = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (focusFor !== null) board.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [focusFor]);

  const move = (event: KeyboardEvent) => {
    const target = boardTarget(event.key, current);
    if (target === null) return;
    event.preventDefault();
    setCurrent(target);
    board.current?.querySelectorAll('button')[target]?.focus();
  };

  return (
    <Board ref={board} role="group" aria-label="Tabuleiro" onKeyDown={move}>
      {tiles.map((face, tile) => (
        <Tile
          // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
          key={tile}
          type="button"
          aria-label={`Casa ${tile + 1}`}
          aria-description={faceWords(face) || undefined}
          aria-disabled={!playable || face !== 'closed'}
          aria-pressed={marked ? marked.has(tile) : undefined}
          aria-busy={opening === tile || undefined}
          tabIndex={tile === current ? 0 : -1}
          $face={face}
          onFocus={() => setCurrent(tile)}
          onClick={() => playable && face === 'closed' && onPress(tile)}
        >
          {opening === tile ? <Spinner /> : <Face face={face} marked={marked?.has(tile) ?? false} />}
        </Tile>
      ))}
    </Board>
  );
}

function Face({ face, marked }: { face: TileFace; marked: boolean }) {
  if (face === 'closed') return marked ? <Icon name="check" size={36} /> : null;
  const isMine = face === 'hit' || face === 'mine';
  return isMine ? <Icon name="mines" size={36} /> : <Gem />;
}

const pop = keyframes`from { transform: scale(0.4) rotate(-8deg); opacity: 0; }`;
const shake = keyframes`25% { transform: translateX(-4px); } 75% { transform: translateX(4px); }`;

const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: clamp(0.375rem, 1.5vw, 0.75rem);
  inline-size: min(100%, 34rem, calc(100dvh - 15rem));
  min-inline-size: min(100%, 19rem);
  margin-inline: auto;
`;

const Tile = styled.button<{ $face: TileFace }>`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  min-inline-size: 0;
  border-radius: ${token('radius.control')};
  background: ${({ $face }) =>
    token($face === 'hit' ? 'color.danger' : $face === 'closed' ? 'color.primary-soft' : 'color.background')};
  color: ${({ $face }) => token($face === 'hit' ? 'color.on-danger' : 'color.text')};
  box-shadow: ${({ $face }) =>
    $face === 'closed'
      ? `inset 0 -4px 0 color-mix(in srgb, ${token('color.background')} 45%, transparent), 0 0 0 1px ${token('color.border')}`
      : `inset 0 0 0 1px ${token('color.border')}`};
  transition: transform ${token('motion.fast')};

  > svg {
    inline-size: 56%;
    block-size: 56%;
    animation: ${({ $face }) => ($face === 'hit' ? shake : pop)} 220ms ${token('motion.easing')};
    opacity: ${({ $face }) => ($face === 'missed' || $face === 'mine' ? 0.4 : 1)};
  }

  &[aria-pressed='true'] {
    box-shadow: inset 0 0 0 3px ${token('color.primary')};
  }

  &[aria-disabled='true'] {
    cursor: default;
  }

  ${withHover} {
    &:not([aria-disabled='true']):hover {
      transform: translateY(-3px);
      background: ${token('color.surface-hover')};
    }
  }

  &:not([aria-disabled='true']):active {
    transform: scale(0.95);
  }
`;
