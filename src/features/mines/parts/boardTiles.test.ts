import { expect, test } from 'vitest';
import { minesRound } from '../../../../tests/support/minesRound.ts';
import { boardTiles } from './boardTiles.ts';

test('while a round is under way only what was opened shows', () => {
  const tiles = boardTiles(minesRound({ revealed: [3, 4] }), true);
  expect(tiles.filter((face) => face === 'gem')).toHaveLength(2);
  expect(tiles.filter((face) => face === 'closed')).toHaveLength(23);
});

test('a lost round shows the mine that was hit and where the others were', () => {
  const tiles = boardTiles(minesRound({ status: 'lost', revealed: [3, 4], mine_tiles: [4, 20] }), true);
  expect([tiles[3], tiles[4], tiles[20], tiles[0]]).toEqual(['gem', 'hit', 'mine', 'missed']);
});

test('until the others are uncovered only the tiles that were opened show', () => {
  const tiles = boardTiles(minesRound({ status: 'lost', revealed: [3, 4], mine_tiles: [4, 20] }), false);
  expect([tiles[3], tiles[4], tiles[20], tiles[0]]).toEqual(['gem', 'hit', 'closed', 'closed']);
});

test('without a round every tile is closed', () => {
  expect(new Set(boardTiles(null, true))).toEqual(new Set(['closed']));
});
