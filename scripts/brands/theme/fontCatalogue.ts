/** Fonts that the product ships, by the name that themes use. Each is one variable file with the Latin letters. */
export const fontCatalogue: Readonly<Record<string, { slug: string; weights: string }>> = {
  Archivo: { slug: 'archivo', weights: '100 900' },
  'Bricolage Grotesque': { slug: 'bricolage-grotesque', weights: '200 800' },
  'Exo 2': { slug: 'exo-2', weights: '100 900' },
  Figtree: { slug: 'figtree', weights: '300 900' },
  Manrope: { slug: 'manrope', weights: '200 800' },
  Oswald: { slug: 'oswald', weights: '200 700' },
  Outfit: { slug: 'outfit', weights: '100 900' },
  'Plus Jakarta Sans': { slug: 'plus-jakarta-sans', weights: '200 800' },
  Rubik: { slug: 'rubik', weights: '300 900' },
  Sora: { slug: 'sora', weights: '100 800' },
  Unbounded: { slug: 'unbounded', weights: '200 900' },
};

/** CSS keywords: never in quotes. */
export const genericFamilies: readonly string[] = [
  'system-ui',
  'sans-serif',
  'serif',
  'monospace',
  'cursive',
  'fantasy',
  'ui-sans-serif',
  'ui-serif',
  'ui-monospace',
  'ui-rounded',
  '-apple-system',
  'BlinkMacSystemFont',
];

/** Fonts that come with operating systems: nothing to load. */
export const systemFamilies: readonly string[] = [
  'Arial',
  'Arial Narrow',
  'Calibri',
  'Cambria',
  'Candara',
  'Consolas',
  'Courier New',
  'Franklin Gothic Medium',
  'Garamond',
  'Georgia',
  'Helvetica',
  'Helvetica Neue',
  'Impact',
  'Liberation Sans',
  'Menlo',
  'Noto Sans',
  'Palatino',
  'Roboto',
  'Segoe UI',
  'Tahoma',
  'Times New Roman',
  'Trebuchet MS',
  'Ubuntu',
  'Verdana',
];
