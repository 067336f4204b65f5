import { expect, test } from 'vitest';
import { sha256 } from '../../../shared/fairness/digests.ts';
import { mineIndexes } from '../../../shared/fairness/mineIndexes.ts';
import { roundSeed } from '../../../shared/fairness/roundSeed.ts';
import { verifyMines } from './verifyMines.ts';

const round = async () => ({
  server_seed: 'server seed',
  server_seed_hash: await sha256('server seed'),
  client_seed: 'client seed',
  nonce: 1,
  mines: 3,
  mine_tiles: [18, 15, 5],
});

test('confirms an honest round', async () => {
  expect(await verifyMines(await round())).toEqual({
    seedMatches: true,
    minesMatch: true,
    pairMatches: null,
    indexes: [18, 15, 5],
  });
});

test('detects a seed other than the promised one and moved mines', async () => {
  expect((await verifyMines({ ...(await round()), server_seed: 'other' })).seedMatches).toBe(false);
  expect((await verifyMines({ ...(await round()), mine_tiles: [18, 15, 6] })).minesMatch).toBe(false);
});

test('checks the revealed pair seed against its hash and the round', async () => {
  const serverSeed = await roundSeed('pair seed', 4);
  const seeds = { serverSeed, clientSeed: 'client seed', nonce: 4 };
  const shown = {
    server_seed: serverSeed,
    server_seed_hash: await sha256(serverSeed),
    client_seed: 'client seed',
    nonce: 4,
    mines: 3,
    mine_tiles: await mineIndexes(seeds, 3),
    pair_seed: 'pair seed',
    pair_hash: await sha256('pair seed'),
  };
  expect((await verifyMines(shown)).pairMatches).toBe(true);
  expect((await verifyMines({ ...shown, pair_hash: await sha256('another') })).pairMatches).toBe(false);
  expect((await verifyMines({ ...shown, nonce: 5 })).pairMatches).toBe(false);
});
