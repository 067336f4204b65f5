import { minesMultiplier, mineTiles } from '../../../src/shared/fairness/minesMultiplier.ts';
import { exactTenThousandths, publishedMultipliers } from '../../support/exactMines.ts';
import type { Figure } from '../figure.ts';

// Basis points.
const edge = 100;

/** Checks that the multiplier of every board is exact. */
export function minesFigures(): Figure[] {
  let boards = 0;
  let different = 0;
  for (let mines = 1; mines < mineTiles; mines += 1) {
    for (let tiles = 1; tiles <= mineTiles - mines; tiles += 1) {
      boards += 1;
      if (BigInt(minesMultiplier(mines, tiles, edge)) !== exactTenThousandths(mines, tiles, edge))
        different += 1;
    }
  }
  const off = publishedMultipliers.filter(([mines, tiles, itsEdge, published]) => {
    const difference = published - minesMultiplier(mines, tiles, itsEdge);
    return difference < 0 || difference > 1;
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
      note: `of ${publishedMultipliers.length}`,
    },
  ];
}
