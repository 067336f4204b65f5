import { contrastPairs, minimumContrast } from '../../../src/shared/tokens/contrastPairs.ts';
import type { ColourName } from '../../../src/shared/tokens/tokenNames.ts';
import type { MeasuredContrast } from '../resolvedBrand.ts';
import { contrastRatio, type ScreenColour } from './colourValue.ts';

/** Lists pairs whose two colors are known. */
export function measureContrast(colours: ReadonlyMap<ColourName, ScreenColour>): MeasuredContrast[] {
  return contrastPairs.flatMap((pair) => {
    const foreground = colours.get(pair.foreground);
    const background = colours.get(pair.background);
    return foreground && background
      ? [{ pair, ratio: contrastRatio(foreground, background), required: minimumContrast[pair.role] }]
      : [];
  });
}
