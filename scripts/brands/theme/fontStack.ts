import { fallbackFamily } from '../fonts/fontFaces.ts';
import { nearestWord } from '../nearestWord.ts';
import { readFontFamilies } from './cssValues.ts';
import { fontCatalogue, genericFamilies, systemFamilies } from './fontCatalogue.ts';
import { TokenError, type TokenValue } from './resolveTokens.ts';

const catalogueFamilies = Object.keys(fontCatalogue);

/** Formats a font stack as CSS with fallback faces, and names the font to load; `own` are the brand's families. */
export function fontStack(at: TokenValue, own: readonly string[]): { css: string; load: string | undefined } {
  const families = readFontFamilies(at);
  const withFile = [...own, ...catalogueFamilies];
  const knownFamilies = [...withFile, ...systemFamilies, ...genericFamilies];
  for (const family of families)
    if (!knownFamilies.includes(family)) {
      const suggestion = nearestWord(family, knownFamilies);
      const hint = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
      const ownNames = own.length === 0 ? 'in "fonts"' : `in "fonts" (${own.join(', ')})`;
      const expected = `a font of the brand ${ownNames}, one that the product ships (${catalogueFamilies.join(', ')}) or a system font`;
      const message = `"${at.token.name}" names the font "${family}", which is neither in "fonts", nor shipped, nor a system font${hint}`;
      const value = families.map((name) => (name === family ? suggestion : name));
      const change =
        suggestion === undefined
          ? undefined
          : { kind: 'value' as const, path: at.path, value: Array.isArray(at.value) ? value : suggestion };
      throw new TokenError(at.token, at.path, `"${family}"`, expected, message, suggestion, change);
    }
  const [first = ''] = families;
  const load = withFile.includes(first) ? first : undefined;
  const css = families
    .flatMap((family) => (family === load ? [family, fallbackFamily(family)] : [family]))
    .map((family) => (genericFamilies.includes(family) ? family : `"${family}"`))
    .join(',');
  return { css, load };
}
