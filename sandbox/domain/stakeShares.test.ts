import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stakeShares, winShares } from './stakeShares.ts';

const cents = fc.nat(10_000_000);
const wallet = fc.record({ mainCents: cents, bonusCents: cents });

describe('a stake', () => {
  test("takes the player's money first and the bonus only for the rest", () => {
    expect(stakeShares(500, { mainCents: 500, bonusCents: 900 })).toEqual({ mainCents: 500, bonusCents: 0 });
    expect(stakeShares(500, { mainCents: 120, bonusCents: 900 })).toEqual({
      mainCents: 120,
      bonusCents: 380,
    });
    expect(stakeShares(500, { mainCents: 0, bonusCents: 500 })).toEqual({ mainCents: 0, bonusCents: 500 });
    expect(stakeShares(501, { mainCents: 1, bonusCents: 499 })).toBeNull();
  });

  test('never exceeds either wallet and adds up to the whole stake', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000_000 }), wallet, (stakeCents, held) => {
        const shares = stakeShares(stakeCents, held);
        if (!shares) {
          expect(held.mainCents + held.bonusCents).toBeLessThan(stakeCents);
          return;
        }
        expect(shares.mainCents + shares.bonusCents).toBe(stakeCents);
        expect(shares.mainCents).toBeLessThanOrEqual(held.mainCents);
        expect(shares.bonusCents).toBeLessThanOrEqual(held.bonusCents);
        if (shares.bonusCents > 0) expect(shares.mainCents).toBe(held.mainCents);
      }),
    );
  });
});

describe('a win', () => {
  test('is split in proportion to the stake, to the cent', () => {
    expect(winShares(1_000, { mainCents: 300, bonusCents: 100 })).toEqual({
      mainCents: 750,
      bonusCents: 250,
    });
    expect(winShares(100, { mainCents: 200, bonusCents: 100 })).toEqual({ mainCents: 67, bonusCents: 33 });
    expect(winShares(700, { mainCents: 0, bonusCents: 100 })).toEqual({ mainCents: 0, bonusCents: 700 });
  });

  test('is paid in full, with at most the bonus share of the stake to the bonus', () => {
    fc.assert(
      fc.property(cents, wallet, (payoutCents, stake) => {
        fc.pre(stake.mainCents + stake.bonusCents > 0);
        const { mainCents, bonusCents } = winShares(payoutCents, stake);
        expect(mainCents + bonusCents).toBe(payoutCents);
        expect(Math.min(mainCents, bonusCents)).toBeGreaterThanOrEqual(0);
        const total = stake.mainCents + stake.bonusCents;
        expect(BigInt(bonusCents) * BigInt(total)).toBeLessThanOrEqual(
          BigInt(payoutCents) * BigInt(stake.bonusCents),
        );
      }),
    );
  });
});
