import { expect, test } from 'vitest';
import { sha256 } from '../../../shared/fairness/digests.ts';
import { verifyMines } from './verifyMines.ts';

const round = async () => ({
  server_seed: 'server seed',
  server_seed_hash: await sha256('server seed'),
  client_seed: 'client seed',
  nonce: 1,
  mines: 3,
  mine_tiles: [18, 15, 5],
});

test('an honest round proves itself', async () => {
  expect(await verifyMines(await round())).toEqual({
    seedMatches: true,
    minesMatch: true,
    places: [18, 15, 5],
  });
});

test('another seed than the promised one, or mines elsewhere, are found out', async () => {
  expect((await verifyMines({ ...(await round()), server_seed: 'other' })).seedMatches).toBe(false);
  expect((await verifyMines({ ...(await round()), mine_tiles: [18, 15, 6] })).minesMatch).toBe(false);
});
