import { expect, test } from 'vitest';
import { minesRound } from '../../../../tests/support/minesRound.ts';
import { boardTiles, isLastRowClear } from './boardTiles.ts';

test('shows only opened tiles while a round is open', () => {
  const tiles = boardTiles(minesRound({ revealed: [3, 4] }), true);
  expect(tiles.filter((face) => face === 'gem')).toHaveLength(2);
  expect(tiles.filter((face) => face === 'closed')).toHaveLength(23);
});

test('shows the mine that was hit and the other mines of a lost round', () => {
  const tiles = boardTiles(minesRound({ status: 'lost', revealed: [3, 4], mine_tiles: [4, 20] }), true);
  expect([tiles[3], tiles[4], tiles[20], tiles[0]]).toEqual(['gem', 'hit', 'mine', 'missed']);
});

test('shows only opened tiles of a lost round before the rest is uncovered', () => {
  const tiles = boardTiles(minesRound({ status: 'lost', revealed: [3, 4], mine_tiles: [4, 20] }), false);
  expect([tiles[3], tiles[4], tiles[20], tiles[0]]).toEqual(['gem', 'hit', 'closed', 'closed']);
});

test('closes every tile without a round', () => {
  expect(new Set(boardTiles(null, true))).toEqual(new Set(['closed']));
});

test('tells whether the last row is clear for a win', () => {
  expect(isLastRowClear([3, 19])).toBe(true);
  expect(isLastRowClear([3, 20])).toBe(false);
});
