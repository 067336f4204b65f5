import type { Figure } from '../figure.ts';
import type { ServedSites } from '../servedSite.ts';
import { framesFigures } from './framesFigures.ts';
import { lobbyFigures } from './lobbyFigures.ts';
import { minesFigures } from './minesFigures.ts';
import { pushFigures } from './pushFigures.ts';
import { routeFigures } from './routeFigures.ts';

/** Measures the site in use with one brand, because all run the same code. */
export async function playFigures(served: ServedSites): Promise<Figure[]> {
  const [site] = served.sites;
  if (!site) throw new Error('There is no brand to measure');
  return [
    ...minesFigures(),
    ...(await lobbyFigures(served, site)),
    ...(await framesFigures(served, site)),
    ...(await routeFigures(served, site)),
    ...(await pushFigures(served, site)),
  ];
}
