import { expect, test } from 'vitest';
import type { MinesRound } from '../../../shared/contract/games.ts';
import { boardTiles } from './boardTiles.ts';

const round: MinesRound = {
  id: '1',
  status: 'playing',
  bet: 100,
  mines: 2,
  revealed: [3, 4],
  multiplier: 1,
  next_multiplier: 1.1,
  payout: 0,
  server_seed_hash: '',
  client_seed: '',
  nonce: 0,
  server_seed: undefined,
  mine_tiles: undefined,
};

test('while a round is under way only what was opened shows', () => {
  const tiles = boardTiles(round);
  expect(tiles.filter((face) => face === 'gem')).toHaveLength(2);
  expect(tiles.filter((face) => face === 'closed')).toHaveLength(23);
});

test('a lost round shows the mine that was hit and where the others were', () => {
  const tiles = boardTiles({ ...round, status: 'lost', mine_tiles: [4, 20] });
  expect([tiles[3], tiles[4], tiles[20], tiles[0]]).toEqual(['gem', 'hit', 'mine', 'missed']);
});

test('without a round every tile is closed', () => {
  expect(new Set(boardTiles(null))).toEqual(new Set(['closed']));
});
