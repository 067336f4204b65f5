import type { MinesRound } from '../../../shared/contract/casino/games.ts';
import { mineTiles } from '../../../shared/fairness/minesMultiplier.ts';

const columns = 5;
const rows = mineTiles / columns;

// `hit` is the mine that ended the round; `mine` and `missed` show what unopened tiles hid.
export type TileFace = 'closed' | 'gem' | 'hit' | 'mine' | 'missed';

/** Computes the face of every tile; `uncovered` shows the unopened ones once the round is over. */
export function boardTiles(round: MinesRound | null, uncovered: boolean): TileFace[] {
  return Array.from({ length: mineTiles }, (_, tile): TileFace => {
    const opened = round?.revealed.includes(tile) ?? false;
    const mined = round?.mine_tiles?.includes(tile) ?? false;
    if (opened) return mined ? 'hit' : 'gem';
    if (!uncovered || !round || round.status === 'playing') return 'closed';
    return mined ? 'mine' : 'missed';
  });
}

const labels: Record<TileFace, string> = {
  closed: '',
  gem: 'diamante',
  hit: 'mina, fim da rodada',
  mine: 'tinha mina',
  missed: 'não tinha mina',
};

// Description for screen readers.
export const faceLabel = (face: TileFace): string => labels[face];

/** Tells whether the player has opened no tile of the last row. */
export const isLastRowClear = (revealed: readonly number[]): boolean =>
  !revealed.some((tile) => tile >= columns * (rows - 1));

/** Finds the middle, in percent, of the most rows without an opened tile; null where fewer than two adjoin. */
export function clearMiddle(revealed: readonly number[]): number | null {
  let most = 1;
  let middle: number | null = null;
  let start = 0;
  for (let row = 0; row <= rows; row += 1) {
    if (row < rows && !revealed.some((tile) => Math.floor(tile / columns) === row)) continue;
    if (row - start > most) {
      most = row - start;
      middle = ((start + row) / 2 / rows) * 100;
    }
    start = row + 1;
  }
  return middle;
}
