export const mineTiles = 25;

/** Combinations, exact. */
function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let step = 1; step <= k; step += 1) result = (result * BigInt(n - k + step)) / BigInt(step);
  return result;
}

/**
 * What `revealed` safe tiles pay with `mines` mines on the board, in ten-thousandths of the bet:
 * (1 − edge) · C(25, k) / C(25 − m, k), cut down and never up. `edgeBasisPoints`: 100 is 1 %.
 * Throws RangeError for a board or a count that cannot be.
 */
export function minesMultiplier(mines: number, revealed: number, edgeBasisPoints = 100): number {
  const possible =
    Number.isInteger(mines) && mines >= 1 && mines < mineTiles && Number.isInteger(revealed) && revealed >= 0;
  if (!possible || revealed > mineTiles - mines) {
    throw new RangeError(`No multiplier for ${revealed} tiles beside ${mines} mines`);
  }
  const kept = BigInt(10_000 - edgeBasisPoints);
  return Number((kept * choose(mineTiles, revealed)) / choose(mineTiles - mines, revealed));
}

/** Whole cents, cut down. */
export function minesPayout(betCents: number, multiplierTenThousandths: number): number {
  return Number((BigInt(betCents) * BigInt(multiplierTenThousandths)) / 10_000n);
}
