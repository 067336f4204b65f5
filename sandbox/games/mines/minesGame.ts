import type { SmallGame } from '../smallGame.ts';
import { endMines } from './mines.ts';
import { minesRoutes } from './minesRoutes.ts';

// A round waits for its player: nothing settles by itself.
const nothing = async () => {};

export const minesGame: SmallGame = {
  start: () => ({ addRoutes: minesRoutes, settle: nothing, stop: nothing }),
  endBet: endMines,
};
