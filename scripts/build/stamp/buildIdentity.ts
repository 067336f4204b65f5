import { sha256 } from '../output/contentHash.ts';
import type { StampableBrand } from '../render/stampableBrand.ts';

// Everything of a resolved brand that an artifact shows, with bytes as hashes.
function essence(brand: StampableBrand): unknown {
  const { css, values, fontCss, ownFonts, pictures, contrast } = brand.theme;
  return {
    settings: brand.settings,
    theme: {
      css,
      values,
      contrast,
      // Font files stand in it with their hashes.
      fontCss,
      ownFonts,
      pictures: Object.fromEntries(
        Object.entries(pictures).map(([role, picture]) => [
          role,
          { ...picture, bytes: sha256(picture.bytes) },
        ]),
      ),
    },
    legal: brand.legal,
    voice: brand.voice,
  };
}

/** Returns twelve hex digits that change with the app, the stamping code, the brand or its error pages' brand. */
export function buildId(
  toolsHash: string,
  env: string,
  brand: StampableBrand,
  errorBrand: StampableBrand,
): string {
  const parts = [toolsHash, env, essence(brand), errorBrand === brand ? null : essence(errorBrand)];
  return sha256(JSON.stringify(parts)).slice(0, 12);
}
