import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountNames, applyPostings, type Balances } from './ledger.ts';
import {
  betPlaced,
  betWon,
  bonusForfeited,
  bonusGranted,
  bonusRedeemed,
  bonusStaked,
  bonusWon,
  depositPaid,
  move,
  withdrawalRequested,
} from './movements.ts';

const movements = [
  betPlaced,
  betWon,
  bonusForfeited,
  bonusGranted,
  bonusRedeemed,
  bonusStaked,
  bonusWon,
  depositPaid,
  withdrawalRequested,
];
const movement = fc
  .tuple(fc.constantFrom(...movements), fc.integer({ min: 1, max: 100_000 }))
  .map(([make, amountCents]) => make(amountCents));

const sum = (balances: Balances) => accountNames.reduce((total, name) => total + (balances[name] ?? 0), 0);

describe('ledger', () => {
  test('sums to zero and never overdraws a player, for any order of entries', () => {
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 60 }), (entries) => {
        let balances: Balances = {};
        for (const postings of entries) {
          const result = applyPostings(balances, postings);
          if (result.ok) balances = result.balances;
          expect(sum(balances)).toBe(0);
          expect(balances.main ?? 0).toBeGreaterThanOrEqual(0);
          expect(balances.bonus ?? 0).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('refuses a bet above the balance and leaves the balances unchanged', () => {
    const before = { main: 500, house: -500 };
    expect(applyPostings(before, betPlaced(501))).toEqual({ ok: false, reason: 'insufficient_funds' });
    expect(before).toEqual({ main: 500, house: -500 });
    expect(applyPostings(before, betPlaced(500))).toMatchObject({
      ok: true,
      balances: { main: 0, house: 0 },
    });
  });

  test('refuses postings that do not balance, and fractions of a cent', () => {
    expect(applyPostings({}, [{ account: 'main', amountCents: 1 }])).toEqual({
      ok: false,
      reason: 'unbalanced',
    });
    const fraction = [
      { account: 'house', amountCents: -0.5 },
      { account: 'main', amountCents: 0.5 },
    ] as const;
    expect(applyPostings({}, fraction)).toEqual({ ok: false, reason: 'not_whole_cents' });
  });

  test('accepts only movements of a positive whole number of cents', () => {
    for (const amount of [0, -1, 0.1, Number.NaN, 2 ** 60])
      expect(() => move('pix', 'main', amount)).toThrow(RangeError);
  });
});
