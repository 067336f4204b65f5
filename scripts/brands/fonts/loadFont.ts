import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrandFont } from '../resolvedBrand.ts';
import { fontCatalogue } from '../theme/fontCatalogue.ts';
import { fontFaces } from './fontFaces.ts';

const require = createRequire(import.meta.url);

const loaded = new Map<string, BrandFont>();

/**
 * Loads a font of the catalogue: Latin file, face, and a local fallback face of equal metrics that prevents layout
 * shift.
 */
export function loadFont(family: string): BrandFont {
  const known = loaded.get(family);
  if (known) return known;
  const entry = fontCatalogue[family];
  if (!entry) throw new Error(`no font "${family}" in the catalogue`);
  const name = `${entry.slug}-latin-wght-normal.woff2`;
  const bytes = readFileSync(require.resolve(`@fontsource-variable/${entry.slug}/files/${name}`));
  const font: BrandFont = {
    family,
    files: [{ name, bytes }],
    css: fontFaces(family, [{ name, weights: entry.weights }], entry.metrics),
    own: null,
  };
  loaded.set(family, font);
  return font;
}
