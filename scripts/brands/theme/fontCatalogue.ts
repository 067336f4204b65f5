// In units of the em square, so that fonts are comparable.
export interface FontMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
  // Mean advance of running Portuguese text at the weights 400 and 700.
  width: number;
  boldWidth: number;
}

interface CatalogueFont {
  // Of the package `@fontsource-variable/<slug>`.
  slug: string;
  weights: string;
  metrics: FontMetrics;
}

// Fonts that the product ships, by the name that themes use. Each is one variable file with the Latin letters. The
// metrics never change with a font file, so a test measures them instead of every build.
export const fontCatalogue: Readonly<Record<string, CatalogueFont>> = {
  Archivo: {
    slug: 'archivo',
    weights: '100 900',
    metrics: { ascent: 0.878, descent: 0.21, lineGap: 0, width: 0.45642, boldWidth: 0.48852 },
  },
  'Bricolage Grotesque': {
    slug: 'bricolage-grotesque',
    weights: '200 800',
    metrics: { ascent: 0.93, descent: 0.27, lineGap: 0, width: 0.48942, boldWidth: 0.507 },
  },
  'Exo 2': {
    slug: 'exo-2',
    weights: '100 900',
    metrics: { ascent: 0.999, descent: 0.201, lineGap: 0, width: 0.47048, boldWidth: 0.48841 },
  },
  Figtree: {
    slug: 'figtree',
    weights: '300 900',
    metrics: { ascent: 0.95, descent: 0.25, lineGap: 0, width: 0.46266, boldWidth: 0.47414 },
  },
  Manrope: {
    slug: 'manrope',
    weights: '200 800',
    metrics: { ascent: 1.066, descent: 0.3, lineGap: 0, width: 0.47603, boldWidth: 0.49951 },
  },
  Oswald: {
    slug: 'oswald',
    weights: '200 700',
    metrics: { ascent: 1.193, descent: 0.289, lineGap: 0, width: 0.37257, boldWidth: 0.42225 },
  },
  Outfit: {
    slug: 'outfit',
    weights: '100 900',
    metrics: { ascent: 1, descent: 0.26, lineGap: 0, width: 0.45962, boldWidth: 0.47295 },
  },
  'Plus Jakarta Sans': {
    slug: 'plus-jakarta-sans',
    weights: '200 800',
    metrics: { ascent: 1.038, descent: 0.222, lineGap: 0, width: 0.48776, boldWidth: 0.49838 },
  },
  Rubik: {
    slug: 'rubik',
    weights: '300 900',
    metrics: { ascent: 0.935, descent: 0.25, lineGap: 0, width: 0.48294, boldWidth: 0.51258 },
  },
  Sora: {
    slug: 'sora',
    weights: '100 800',
    metrics: { ascent: 0.97, descent: 0.29, lineGap: 0, width: 0.52293, boldWidth: 0.53208 },
  },
  Unbounded: {
    slug: 'unbounded',
    weights: '200 900',
    metrics: { ascent: 0.995, descent: 0.245, lineGap: 0, width: 0.62456, boldWidth: 0.65557 },
  },
};

// CSS keywords, never in quotes.
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

// Fonts of operating systems, which need no file.
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
