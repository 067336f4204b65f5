import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exactTenThousandths, publishedMultipliers } from '../../../tests/support/exactMines.ts';
import { sha256 } from './digests.ts';
import { colourOfSlot, doublePays, doubleRing, doubleSlot, doubleSlots } from './doubleSlot.ts';
import { mineIndexes } from './mineIndexes.ts';
import { minesMultiplier, minesPayout, mineTiles } from './minesMultiplier.ts';
import { roundSeed } from './roundSeed.ts';

describe('the Mines multiplier', () => {
  test.each(publishedMultipliers)(
    'is the published one with %i mines and %i tiles at an edge of %i basis points',
    (m, k, edge, published) => {
      // The published figures are rounded to the nearest ten-thousandth; ours are rounded down, as the rule
      // says.
      const paid = minesMultiplier(m, k, edge);
      expect(paid).toBeLessThanOrEqual(published);
      expect(published - paid).toBeLessThanOrEqual(1);
    },
  );

  test('equals exact rational arithmetic for every board and count', () => {
    let compared = 0;
    for (let mines = 1; mines < mineTiles; mines += 1) {
      for (let revealed = 0; revealed <= mineTiles - mines; revealed += 1) {
        for (const edge of [0, 100, 300]) {
          expect(BigInt(minesMultiplier(mines, revealed, edge))).toBe(
            exactTenThousandths(mines, revealed, edge),
          );
          compared += 1;
        }
      }
    }
    expect(compared).toBe(3 * 324);
  });

  test('rejects impossible boards and counts', () => {
    for (const [mines, revealed] of [
      [0, 1],
      [25, 0],
      [3, 23],
      [3, -1],
      [1.5, 1],
    ] as const) {
      expect(() => minesMultiplier(mines, revealed)).toThrow(RangeError);
    }
  });

  test('pays whole cents and never more than the exact product', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 24 }), (bet, mines) => {
        const multiplier = minesMultiplier(mines, 1);
        const payout = minesPayout(bet, multiplier);
        expect(Number.isInteger(payout)).toBe(true);
        expect(payout * 10_000).toBeLessThanOrEqual(bet * multiplier);
        expect((payout + 1) * 10_000).toBeGreaterThan(bet * multiplier);
      }),
    );
  });
});

describe('the mine positions', () => {
  test('match the published vector', async () => {
    const seeds = { serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 };
    expect(await mineIndexes(seeds, 3)).toEqual([18, 15, 5]);
  });

  test('are as many different tiles as there are mines, for any seeds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1 }),
        fc.string(),
        fc.nat(),
        fc.integer({ min: 1, max: 24 }),
        async (serverSeed, clientSeed, nonce, mines) => {
          const indexes = await mineIndexes({ serverSeed, clientSeed, nonce }, mines);
          expect(new Set(indexes).size).toBe(mines);
          expect(indexes.every((tile) => tile >= 0 && tile < mineTiles)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('the seed of a round', () => {
  test('is the HMAC of the nonce under the seed of its pair, different for every nonce', async () => {
    const seeds = await Promise.all([0, 1, 2].map((nonce) => roundSeed('server seed', nonce)));
    expect(seeds[0]).toBe(createHmac('sha256', 'server seed').update('0').digest('hex'));
    expect(new Set(seeds).size).toBe(3);
  });
});

describe('the Double wheel', () => {
  test('holds every slot once, one white, seven red and seven black', () => {
    expect([...doubleRing].sort((one, other) => one - other)).toEqual(
      Array.from({ length: doubleSlots }, (_, slot) => slot),
    );
    const colours = doubleRing.map(colourOfSlot);
    expect([0, 1, 2].map((colour) => colours.filter((one) => one === colour).length)).toEqual([1, 7, 7]);
  });

  test('returns 14/15 on every colour', () => {
    const slots = [1, 7, 7];
    expect(doublePays.map((pay, colour) => pay * (slots[colour] ?? 0))).toEqual([14, 14, 14]);
  });

  test('gives the same slot for the same seed and salt, and all slots about equally often', async () => {
    expect(await doubleSlot('seed', 'salt')).toBe(await doubleSlot('seed', 'salt'));
    const counts = new Array<number>(doubleSlots).fill(0);
    let seed = await sha256('start');
    for (let round = 0; round < 1500; round += 1) {
      const slot = await doubleSlot(seed, 'salt');
      counts[slot] = (counts[slot] ?? 0) + 1;
      seed = await sha256(seed);
    }
    // 100 expected each; five standard deviations are 48.
    expect(Math.min(...counts)).toBeGreaterThan(52);
    expect(Math.max(...counts)).toBeLessThan(148);
  });
});
