import { expect, test } from 'vitest';
import { catalogueGames } from '../../content/catalogue/games.ts';
import { drawCrash, lastHundredths, msUntil, multiplierAt } from './crashCurve.ts';

const draws = 200_000;

test.each([100, 101, 150, 200, 1_000, 10_000])(
  'returns what its game says for a cash-out at %i',
  (cashOut) => {
    for (const rtp of [85, 96, 97.3]) {
      // Every random number of an even grid once, so the share is exact up to one draw.
      let reached = 0;
      for (let index = 0; index < draws; index += 1) {
        if (drawCrash(rtp, () => (index + 0.5) / draws) >= cashOut) reached += 1;
      }
      const returned = (reached / draws) * cashOut;
      expect(Math.abs(returned - rtp)).toBeLessThanOrEqual(cashOut / draws);
    }
  },
);

test('ends every curve, at 1.000× at the latest', () => {
  expect(drawCrash(96, () => 1 - 2 ** -48)).toBe(lastHundredths);
  expect(drawCrash(96, () => 0)).toBe(96);
});

test('crashes right after its last multiplier', () => {
  expect(multiplierAt(0)).toBe(100);
  expect(msUntil(97)).toBe(0);
  for (const last of [100, 137, 250, 4_900, lastHundredths]) {
    const end = msUntil(last + 1);
    expect(multiplierAt(end)).toBeGreaterThan(last);
    expect(multiplierAt(end - 2)).toBeLessThanOrEqual(last);
  }
});

test('has a lawful return in every crash game', () => {
  for (const { rtp } of catalogueGames.filter(({ kind }) => kind === 'crash')) {
    expect(rtp).toBeGreaterThanOrEqual(85);
    expect(rtp).toBeLessThan(100);
  }
});
