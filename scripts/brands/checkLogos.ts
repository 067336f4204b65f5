import { join } from 'node:path';
import type { ColourName } from '../../src/shared/tokens/tokenNames.ts';
import type { PackagePictures } from './pictures/readAllPictures.ts';
import type { Problem } from './problem.ts';
import type { BrandTheme } from './resolvedBrand.ts';
import { contrastRatio, screenColourOfHex } from './theme/colourValue.ts';

// Each background that a logo stands on.
const surfaces = [
  { kind: 'logo', file: 'logo.svg', surface: 'surface', where: 'header and footer' },
  { kind: 'logo', file: 'logo.svg', surface: 'background', where: 'maintenance page and failed pages' },
  { kind: 'logoError', file: 'logo-error.svg', surface: 'background', where: 'error pages' },
] as const satisfies { kind: string; file: string; surface: ColourName; where: string }[];

// WCAG exempts logotypes, but below this contrast they are invisible.
const leastContrast = 1.5;
// Share of the drawing.
const leastSeen = 0.1;

function contrastOf(color: string, surface: string): number {
  const [one, other] = [screenColourOfHex(color), screenColourOfHex(surface)];
  return one && other ? contrastRatio(one, other) : Number.POSITIVE_INFINITY;
}

/** Returns a problem for each logo of a package that is drawn in the color of the surface it stands on. */
export function checkLogos(
  { dir, colors }: Pick<PackagePictures, 'dir' | 'colors'>,
  values: Partial<BrandTheme['values']>,
  brand: string,
): Problem[] {
  return surfaces.flatMap(({ kind, file, surface, where }) => {
    const [main, ...others] = colors[kind];
    const background = values[`color.${surface}`];
    if (!main || background === undefined) return [];
    const seen = [main, ...others].filter(({ color }) => contrastOf(color, background) >= leastContrast);
    if (seen.reduce((sum, { share }) => sum + share, 0) >= leastSeen) return [];
    const ratio = contrastOf(main.color, background).toFixed(2);
    return {
      file: join(dir, file),
      line: 1,
      column: 1,
      brand,
      field: file,
      found: `${main.color} on ${background}`,
      expected: `a contrast of at least ${leastContrast}:1 to color.${surface}`,
      message: `${file} is drawn in ${main.color} on color.${surface} ${background} (${where}), a contrast of ${ratio}:1, so it is not seen: at least ${leastContrast}:1 is expected`,
    };
  });
}
