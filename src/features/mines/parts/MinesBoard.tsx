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
import { EmblemContext } from '../../../ui/empty-state/EmblemContext.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { hasModifier } from '../../../ui/keys/hasModifier.ts';
import { Spinner } from '../../../ui/spinner/Spinner.tsx';
import { pressOnce } from '../../stake/usePressGuard.ts';
import { Board, Space } from './BoardGrid.ts';
import { boardTarget } from './boardKeys.ts';
import { faceLabel, type TileFace } from './boardTiles.ts';
import { Gem, Mine } from './Gem.tsx';

interface MinesBoardProps {
  tiles: readonly TileFace[];
  pressable: 'closed' | 'all' | 'none';
  // Without a round or marks, the tiles fade.
  idle?: boolean;
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
  const { tiles, pressable, idle = false, opening, marked, focusFor, onPress, children } = props;
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
      <Board
        ref={board}
        role="group"
        aria-label="Tabuleiro"
        data-idle={idle || undefined}
        $emblem={emblem}
        onKeyDown={move}
      >
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
  return isMine ? <Mine /> : <Gem />;
}
