import { mineTiles } from '../../src/shared/fairness/minesMultiplier.ts';

/** What vendors publish, rounded to the nearest ten-thousandth; ours is cut down. Mines, tiles, edge, ten-thousandths. */
export const publishedMultipliers = [
  [1, 1, 100, 10312],
  [3, 1, 100, 11250],
  [3, 5, 100, 19974],
  [5, 5, 100, 33926],
  [10, 5, 100, 175154],
  [24, 1, 100, 247500],
  [3, 1, 300, 11023],
  [3, 5, 300, 19570],
] as const;

/** Our figure another way: the chance of so many safe tiles as one fraction, turned over, less the edge; ten-thousandths, cut down. */
export function exactTenThousandths(mines: number, tiles: number, edge: number): bigint {
  let above = 10_000n - BigInt(edge);
  let below = 1n;
  for (let tile = 0; tile < tiles; tile += 1) {
    above *= BigInt(mineTiles - tile);
    below *= BigInt(mineTiles - mines - tile);
  }
  return above / below;
}
