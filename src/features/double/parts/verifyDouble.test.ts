import { expect, test } from 'vitest';
import { sha256 } from '../../../shared/fairness/digests.ts';
import { doubleSlot } from '../../../shared/fairness/doubleSlot.ts';
import { earlierSeed, verifyDouble } from './verifyDouble.ts';

test('confirms an honest round and detects another seed or slot', async () => {
  const seed = 'last seed';
  const before = { slot: 0, seed: await sha256(seed) };
  const round = { seed, slot: await doubleSlot(seed, 'salt') };
  expect(await verifyDouble(round, before, 'salt')).toMatchObject({ chainMatches: true, slotMatches: true });
  expect((await verifyDouble({ ...round, seed: 'other' }, before, 'salt')).chainMatches).toBe(false);
  expect((await verifyDouble({ ...round, slot: (round.slot + 1) % 15 }, before, 'salt')).slotMatches).toBe(
    false,
  );
});

test('derives earlier seeds from a known one', async () => {
  const first = await sha256(await sha256('third'));
  expect(await earlierSeed('third', 0)).toBe('third');
  expect(await earlierSeed('third', 2)).toBe(first);
});
