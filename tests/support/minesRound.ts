import type { MinesRound } from '../../src/shared/contract/casino/games.ts';

// Builds an open round with two mines and one open tile, with the given overrides.
export function minesRound(otherwise: Partial<MinesRound> = {}): MinesRound {
  return {
    id: '1',
    status: 'playing',
    bet: 100,
    mines: 2,
    revealed: [3],
    multiplier: 1.05,
    next_multiplier: 1.1,
    payout: 0,
    server_seed_hash: '',
    client_seed: '',
    nonce: 0,
    server_seed: undefined,
    mine_tiles: undefined,
    ...otherwise,
  };
}
