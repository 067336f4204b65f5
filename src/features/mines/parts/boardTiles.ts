import type { MinesRound } from '../../../shared/contract/games.ts';
import { mineTiles } from '../../../shared/fairness/minesMultiplier.ts';

/** `hit` is the mine that ended the round; `mine` and `missed` are shown once it is over. */
export type TileFace = 'closed' | 'gem' | 'hit' | 'mine' | 'missed';

/** What every tile shows; `uncovered` is whether the tiles that nobody has opened show what they hid, once it is over. */
export function boardTiles(round: MinesRound | null, uncovered: boolean): TileFace[] {
  return Array.from({ length: mineTiles }, (_, tile): TileFace => {
    const opened = round?.revealed.includes(tile) ?? false;
    const mined = round?.mine_tiles?.includes(tile) ?? false;
    if (opened) return mined ? 'hit' : 'gem';
    if (!uncovered || !round || round.status === 'playing') return 'closed';
    return mined ? 'mine' : 'missed';
  });
}

const words: Record<TileFace, string> = {
  closed: '',
  gem: 'diamante',
  hit: 'mina, fim da rodada',
  mine: 'tinha mina',
  missed: 'não tinha mina',
};

/** What a screen reader hears besides the tile's name. */
export const faceWords = (face: TileFace): string => words[face];
