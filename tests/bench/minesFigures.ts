import { minesMultiplier, mineTiles } from '../../src/shared/fairness/minesMultiplier.ts';
import type { Figure } from './figure.ts';

/** What vendors publish, rounded to the nearest ten-thousandth; ours is cut down. Mines, tiles, edge, figure. */
const published = [
  [1, 1, 100, 1.0312],
  [3, 1, 100, 1.125],
  [3, 5, 100, 1.9974],
  [5, 5, 100, 3.3926],
  [10, 5, 100, 17.5154],
  [24, 1, 100, 24.75],
  [3, 1, 300, 1.1023],
  [3, 5, 300, 1.957],
] as const;

/** Whether the multiplier of every board is the exact one. */
export function minesFigures(): Figure[] {
  let boards = 0;
  let different = 0;
  for (let mines = 1; mines < mineTiles; mines += 1) {
    for (let tiles = 1; tiles <= mineTiles - mines; tiles += 1) {
      boards += 1;
      if (BigInt(minesMultiplier(mines, tiles)) !== exact(mines, tiles)) different += 1;
    }
  }
  const off = published.filter(([mines, tiles, edge, figure]) => {
    const difference = figure * 10_000 - minesMultiplier(mines, tiles, edge);
    return difference < -1e-6 || difference > 1 + 1e-6;
  });
  return [
    {
      what: 'Mines multipliers that differ from exact rational arithmetic',
      value: different,
      unit: '',
      wanted: { atMost: 0 },
      note: `of ${boards}`,
    },
    {
      what: 'Mines multipliers that differ from the published ones by more than their last digit',
      value: off.length,
      unit: '',
      wanted: { atMost: 0 },
      note: `of ${published.length}`,
    },
  ];
}

/** The chance of so many safe tiles as one fraction, turned over, less the edge of 1 %; in ten-thousandths, cut down. */
function exact(mines: number, tiles: number): bigint {
  let above = 9_900n;
  let below = 1n;
  for (let tile = 0; tile < tiles; tile += 1) {
    above *= BigInt(mineTiles - tile);
    below *= BigInt(mineTiles - mines - tile);
  }
  return above / below;
}
