export const mineTiles = 25;

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let step = 1; step <= k; step += 1) result = (result * BigInt(n - k + step)) / BigInt(step);
  return result;
}

// (1 − edge) · C(25, k) / C(25 − m, k) with m mines and k revealed tiles.
/** Computes the multiplier in ten-thousandths of the bet, rounded down; throws RangeError for an impossible board or count. */
export function minesMultiplier(mines: number, revealed: number, edgeBasisPoints = 100): number {
  const possible =
    Number.isInteger(mines) && mines >= 1 && mines < mineTiles && Number.isInteger(revealed) && revealed >= 0;
  if (!possible || revealed > mineTiles - mines) {
    throw new RangeError(`No multiplier for ${revealed} tiles beside ${mines} mines`);
  }
  // 100 basis points are 1 %.
  const kept = BigInt(10_000 - edgeBasisPoints);
  return Number((kept * choose(mineTiles, revealed)) / choose(mineTiles - mines, revealed));
}

// Whole cents, rounded down.
export function minesPayout(betCents: number, multiplierTenThousandths: number): number {
  return Number((BigInt(betCents) * BigInt(multiplierTenThousandths)) / 10_000n);
}
