import type { FontMetrics } from '../theme/fontCatalogue.ts';
import { latinRange } from './latinLetters.ts';
import { letterFrequencies } from './letterFrequencies.ts';

// Advances of Arial (Helvetica and Liberation Sans measure the same) in thousandths of the em.
const arialWidths: Readonly<Record<string, number>> = {
  ' ': 278,
  a: 556,
  b: 556,
  c: 500,
  d: 556,
  e: 556,
  f: 278,
  g: 556,
  h: 556,
  i: 222,
  j: 222,
  k: 500,
  l: 222,
  m: 833,
  n: 556,
  o: 556,
  p: 556,
  q: 556,
  r: 333,
  s: 500,
  t: 278,
  u: 556,
  v: 500,
  x: 500,
  z: 500,
};
const arialBoldWidths: Readonly<Record<string, number>> = {
  ' ': 278,
  a: 556,
  b: 611,
  c: 556,
  d: 611,
  e: 556,
  f: 333,
  g: 611,
  h: 611,
  i: 278,
  j: 278,
  k: 556,
  l: 278,
  m: 889,
  n: 611,
  o: 611,
  p: 611,
  q: 611,
  r: 389,
  s: 556,
  t: 333,
  u: 611,
  v: 556,
  x: 556,
  z: 500,
};

// The fallback shown until the font has loaded, one face for normal and one for bold weights.
const standIns = [
  {
    weights: '1 599',
    width: 'width',
    widths: arialWidths,
    sources: ['Arial', 'Liberation Sans', 'Helvetica', 'Arimo'],
  },
  {
    weights: '600 1000',
    width: 'boldWidth',
    widths: arialBoldWidths,
    sources: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Arimo Bold'],
  },
] as const;

function meanWidth(widths: Readonly<Record<string, number>>): number {
  let total = 0;
  let letters = 0;
  for (const [letter, frequency] of Object.entries(letterFrequencies)) {
    total += frequency * (widths[letter] ?? 0);
    letters += frequency;
  }
  return total / letters / 1000;
}

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

export function fallbackFamily(family: string): string {
  return `${family} fallback`;
}

function fallbackFaces(family: string, metrics: FontMetrics): string {
  return standIns
    .map(({ weights, width, widths, sources }) => {
      const size = metrics[width] / meanWidth(widths);
      return [
        `@font-face{font-family:"${fallbackFamily(family)}"`,
        'font-style:normal',
        `font-weight:${weights}`,
        `src:${sources.map((name) => `local("${name}")`).join(',')}`,
        `size-adjust:${percent(size)}`,
        `ascent-override:${percent(metrics.ascent / size)}`,
        `descent-override:${percent(metrics.descent / size)}`,
        `line-gap-override:${percent(metrics.lineGap / size)}}`,
      ].join(';');
    })
    .join('');
}

// A file of a family, with the weights that it shows.
export interface FaceFile {
  name: string;
  // `400`, or `100 900`.
  weights: string;
}

/** Formats the `@font-face` rules of a family and of its size-adjusted local fallback. */
export function fontFaces(
  family: string,
  files: readonly FaceFile[],
  metrics: FontMetrics,
): (urlOf: (name: string) => string) => string {
  const standIn = fallbackFaces(family, metrics);
  const face = ({ weights }: FaceFile, url: string): string =>
    `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights};` +
    `src:url("${url}") format("woff2");unicode-range:${latinRange}}`;
  return (urlOf) => files.map((file) => face(file, urlOf(file.name))).join('') + standIn;
}
