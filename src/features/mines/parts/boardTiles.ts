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
