import * as v from 'valibot';
import type { Call } from '../call.ts';
import { cents, decimal, identifier, maybe, positiveCents, whole, wholeOr } from '../wire.ts';

const tile = v.pipe(whole, v.minValue(0), v.maxValue(24));

export const minesRequestSchema = v.object({
  bet: positiveCents,
  mines: v.pipe(whole, v.minValue(1), v.maxValue(24)),
  client_seed: v.optional(v.string()),
});
export const minesRevealRequestSchema = v.object({ tile });

export const minesRoundSchema = v.object({
  id: identifier,
  status: v.picklist(['playing', 'lost', 'cashed_out']),
  bet: cents,
  mines: whole,
  revealed: v.array(tile),
  multiplier: decimal,
  // Absent once every safe tile is open.
  next_multiplier: maybe(decimal),
  payout: cents,
  server_seed_hash: v.string(),
  client_seed: v.string(),
  nonce: whole,
  // Only once the round is over.
  server_seed: maybe(v.string()),
  mine_tiles: maybe(v.array(tile)),
  // Of the seed pair's own server seed, from which the round's is derived; the seed itself once the pair is
  // rotated.
  pair_hash: maybe(v.string()),
  pair_seed: maybe(v.string()),
});
export type MinesRound = v.InferOutput<typeof minesRoundSchema>;

// Inputs of the next round; the hash is shown before the player chooses the client seed.
export const minesNextSchema = v.object({
  server_seed_hash: v.string(),
  client_seed: v.string(),
  nonce: whole,
  pair_hash: maybe(v.string()),
});
export type MinesNext = v.InferOutput<typeof minesNextSchema>;

// The seed pair that the player rotated last, revealed.
export const rotatedMinesPairSchema = v.object({
  server_seed: v.string(),
  server_seed_hash: v.string(),
  rounds: whole,
});
export type RotatedMinesPair = v.InferOutput<typeof rotatedMinesPairSchema>;

export const minesRotationRequestSchema = v.object({ client_seed: v.optional(v.string()) });
export const minesRoundsQuerySchema = v.object({ before: v.optional(whole) });

export const minesSchema = v.object({ data: minesRoundSchema, next: maybe(minesNextSchema) });
// The round in progress, after a reload; finished rounds, newest first.
export const minesCurrentSchema = v.object({
  data: v.nullable(minesRoundSchema),
  history: v.nullish(v.array(minesRoundSchema), () => []),
  next: maybe(minesNextSchema),
  rotated: maybe(rotatedMinesPairSchema),
  // The operator's share in basis points: 100 is 1 %.
  edge: wholeOr(100),
});
// Finished rounds, newest first.
export const minesRoundsSchema = v.object({ data: v.array(minesRoundSchema) });
export type MinesTable = v.InferOutput<typeof minesCurrentSchema>;

// 0 white, 1 red, 2 black.
const colour = v.picklist([0, 1, 2]);

export const doubleRoundSchema = v.object({
  id: identifier,
  phase: v.picklist(['waiting', 'rolling', 'complete']),
  // ISO instants: the phase's end, and the server's now for the countdown.
  ends_at: v.string(),
  now: v.string(),
  // 0 to 14; from `rolling` on.
  slot: maybe(v.pipe(whole, v.minValue(0), v.maxValue(14))),
  colour: maybe(colour),
  seed_hash: v.string(),
  // Only from `complete` on.
  seed: maybe(v.string()),
  // All players' bets on this round; names are masked by the operator.
  players: v.nullish(v.array(v.object({ name: v.string(), bet: cents, colour })), () => []),
});
export type DoubleRound = v.InferOutput<typeof doubleRoundSchema>;

export const doubleBetSchema = v.object({ id: identifier, bet: cents, colour, payout: cents });
export type DoubleBet = v.InferOutput<typeof doubleBetSchema>;

export const doubleSchema = v.object({
  data: doubleRoundSchema,
  history: v.array(v.object({ id: identifier, slot: whole, colour, seed: v.string() })),
  // The player's own on this round.
  bets: v.nullish(v.array(doubleBetSchema), () => []),
  // Public salt of the seed chain.
  salt: maybe(v.string()),
});
export type DoubleTable = v.InferOutput<typeof doubleSchema>;

export const doubleBetRequestSchema = v.object({ bet: positiveCents, colour });
export const doubleBetResponseSchema = v.object({ data: doubleBetSchema });

export const getMinesCall = {
  method: 'GET',
  path: '/api/games/mines',
  feature: 'mines',
  description: 'The mines round under way, if any.',
  auth: 'bearer',
  response: minesCurrentSchema,
} as const satisfies Call;

export const startMinesCall = {
  method: 'POST',
  path: '/api/games/mines',
  feature: 'mines',
  description: 'Starts a mines round.',
  auth: 'bearer',
  body: minesRequestSchema,
  response: minesSchema,
  money: true,
} as const satisfies Call;

export const revealTileCall = {
  method: 'POST',
  path: '/api/games/mines/{id}/reveal',
  feature: 'mines',
  description: 'Opens a tile.',
  auth: 'bearer',
  body: minesRevealRequestSchema,
  response: minesSchema,
  money: true,
} as const satisfies Call;

export const cashOutMinesCall = {
  method: 'POST',
  path: '/api/games/mines/{id}/cashout',
  feature: 'mines',
  description: 'Ends the round and pays its multiplier.',
  auth: 'bearer',
  response: minesSchema,
  money: true,
} as const satisfies Call;

export const listMinesRoundsCall = {
  method: 'GET',
  path: '/api/games/mines/rounds',
  feature: 'mines',
  description: 'Rounds that are over, with their seeds; `before` is the id of the oldest known one.',
  auth: 'bearer',
  query: minesRoundsQuerySchema,
  response: minesRoundsSchema,
} as const satisfies Call;

export const rotateMinesSeedsCall = {
  method: 'POST',
  path: '/api/games/mines/seeds',
  feature: 'mines',
  description: 'Swaps the seed pair: the one in use is shown, the next one begins at nonce 0.',
  auth: 'bearer',
  body: minesRotationRequestSchema,
  response: minesCurrentSchema,
} as const satisfies Call;

export const getDoubleCall = {
  method: 'GET',
  path: '/api/games/double',
  feature: 'double',
  description: 'The double round under way, the last ones, and the own bets.',
  response: doubleSchema,
} as const satisfies Call;

export const betDoubleCall = {
  method: 'POST',
  path: '/api/games/double/bets',
  feature: 'double',
  description: 'Places a bet on the waiting round.',
  auth: 'bearer',
  body: doubleBetRequestSchema,
  response: doubleBetResponseSchema,
  money: true,
} as const satisfies Call;

// The games' part of `calls`.
export const gameCalls = {
  getMines: getMinesCall,
  startMines: startMinesCall,
  revealTile: revealTileCall,
  cashOutMines: cashOutMinesCall,
  listMinesRounds: listMinesRoundsCall,
  rotateMinesSeeds: rotateMinesSeedsCall,
  getDouble: getDoubleCall,
  betDouble: betDoubleCall,
} as const satisfies Record<string, Call>;

// The games' part of `realtimeTable`.
export const gameEvents = {
  double: { channel: () => 'double', event: 'round-update', schema: doubleRoundSchema },
} as const;
