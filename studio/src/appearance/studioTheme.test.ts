import { expect, it } from 'vitest';
import { screenColourOfHex } from '../../../scripts/brands/theme/colourValue.ts';
import { measureContrast } from '../../../scripts/brands/theme/measureContrast.ts';
import { withColour } from '../../../scripts/brands/theme/passingColour.ts';
import { studioColors } from './studioTheme.ts';

it('passes every contrast pair of the kit', () => {
  const colors = Object.fromEntries(
    Object.entries(studioColors).flatMap(([name, hex]) => {
      const color = screenColourOfHex(hex);
      return color ? [[name, color]] : [];
    }),
  );
  const measured = measureContrast(withColour(new Map(), colors));
  expect(measured.length).toBeGreaterThan(25);
  expect(measured.filter(({ ratio, required }) => ratio < required)).toEqual([]);
});
