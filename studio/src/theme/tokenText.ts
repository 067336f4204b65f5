import type { TokenRow } from '../../../scripts/studio/studioModels.ts';

const properties: Readonly<Record<Exclude<TokenRow['type'], 'color' | 'fontFamily'>, string>> = {
  fontWeight: 'font-weight',
  number: 'aspect-ratio',
  dimension: 'padding-left',
  shadow: 'box-shadow',
  duration: 'transition-duration',
  cubicBezier: 'transition-timing-function',
};

/** Tells whether the browser reads a text as a value of the token's type; the server checks it again. */
export function isTokenText(type: TokenRow['type'], text: string): boolean {
  if (type === 'color') return CSS.supports('color', text);
  if (type === 'fontFamily') return CSS.supports('font-family', text);
  return text !== '' && CSS.supports(properties[type], text);
}
