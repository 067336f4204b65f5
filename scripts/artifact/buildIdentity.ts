import { sha256 } from './contentHash.ts';
import type { StampableBrand } from './stampableBrand.ts';

/** Everything of a resolved brand that an artifact shows, with bytes as hashes. */
function essence(brand: StampableBrand): unknown {
  const { css, values, fontCss, pictures, contrast } = brand.theme;
  return {
    settings: brand.settings,
    theme: {
      css,
      values,
      contrast,
      // Font files stand in it with their hashes.
      fontCss,
      pictures: Object.fromEntries(
        Object.entries(pictures).map(([role, picture]) => [
          role,
          { ...picture, bytes: sha256(picture.bytes) },
        ]),
      ),
    },
    legal: brand.legal,
  };
}

/** Twelve hex digits that change with the app, the stamping code, the brand, or the brand of its error pages. */
export function buildId(
  toolsHash: string,
  env: string,
  brand: StampableBrand,
  errorBrand: StampableBrand,
): string {
  const parts = [toolsHash, env, essence(brand), errorBrand === brand ? null : essence(errorBrand)];
  return sha256(JSON.stringify(parts)).slice(0, 12);
}
