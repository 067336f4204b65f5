import { mineTiles } from '../../src/shared/fairness/minesMultiplier.ts';

// Published by vendors, rounded to the nearest ten-thousandth; ours is truncated. Mines, tiles, edge,
// ten-thousandths.
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

/**
 * Computes the multiplier as one fraction: the inverse chance of that many safe tiles, less the edge, in truncated
 * ten-thousandths.
 */
export function exactTenThousandths(mines: number, tiles: number, edge: number): bigint {
  let above = 10_000n - BigInt(edge);
  let below = 1n;
  for (let tile = 0; tile < tiles; tile += 1) {
    above *= BigInt(mineTiles - tile);
    below *= BigInt(mineTiles - mines - tile);
  }
  return above / below;
}
