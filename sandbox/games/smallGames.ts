import type { SmallGameName } from '../../src/shared/brand/brandNames.ts';
import { doubleGame } from './double/doubleGame.ts';
import { minesGame } from './mines/minesGame.ts';
import type { SmallGame } from './smallGame.ts';

// The small games of every tenant.
export const smallGames: Record<SmallGameName, SmallGame> = { mines: minesGame, double: doubleGame };
