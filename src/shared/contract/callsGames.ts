import type { Call } from './call.ts';
import {
  doubleBetAnswerSchema,
  doubleBetRequestSchema,
  doubleSchema,
  minesCurrentSchema,
  minesRequestSchema,
  minesRevealRequestSchema,
  minesSchema,
} from './games.ts';
import { launchRequestSchema, launchSchema } from './launch.ts';

/** Games that move money. */
export const gameCalls = {
  launchGame: {
    method: 'POST',
    path: '/api/casino-games/{id}/launch',
    description: "Address of the game's frame for this player.",
    auth: 'bearer',
    body: launchRequestSchema,
    answer: launchSchema,
  },
  launchDemo: {
    method: 'POST',
    path: '/api/casino-games/{id}/demo',
    description: "Address of the game's frame with play money; games that say `demo` only.",
    body: launchRequestSchema,
    answer: launchSchema,
  },
  getMines: {
    method: 'GET',
    path: '/api/games/mines',
    feature: 'mines',
    description: 'The mines round under way, if any.',
    auth: 'bearer',
    answer: minesCurrentSchema,
  },
  startMines: {
    method: 'POST',
    path: '/api/games/mines',
    feature: 'mines',
    description: 'Starts a mines round.',
    auth: 'bearer',
    body: minesRequestSchema,
    answer: minesSchema,
    money: true,
  },
  revealTile: {
    method: 'POST',
    path: '/api/games/mines/{id}/reveal',
    feature: 'mines',
    description: 'Opens a tile.',
    auth: 'bearer',
    body: minesRevealRequestSchema,
    answer: minesSchema,
    money: true,
  },
  cashOutMines: {
    method: 'POST',
    path: '/api/games/mines/{id}/cashout',
    feature: 'mines',
    description: 'Ends the round and pays its multiplier.',
    auth: 'bearer',
    answer: minesSchema,
    money: true,
  },
  getDouble: {
    method: 'GET',
    path: '/api/games/double',
    feature: 'double',
    description: 'The double round under way, the last ones, and the own bets.',
    answer: doubleSchema,
  },
  betDouble: {
    method: 'POST',
    path: '/api/games/double/bets',
    feature: 'double',
    description: 'Places a bet on the waiting round.',
    auth: 'bearer',
    body: doubleBetRequestSchema,
    answer: doubleBetAnswerSchema,
    money: true,
  },
} as const satisfies Record<string, Call>;
