import { circle, number, path, rect } from '../../../art/draw.ts';
import { compose, type Motif, place, tiled, tiling } from './motif.ts';

const leafInks: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#1e7a5f', '#134c40'],
  ['#134c40', '#2a8a6b'],
  ['#2f9b77', '#134c40'],
];

/** A low sun behind the emblem, leaves that grow in from the corners. */
export const grove: Motif = ({ stage: { width, height, x, y }, emblem, random }) => {
  const unit = height / 630;
  const leaf = (at: number, top: number, turn: number, scale: number) => {
    const [blade, vein] = random.pick(leafInks);
    return (
      `<g transform="translate(${number(at)} ${number(top)})rotate(${turn})scale(${Math.round(scale * unit * 100) / 100})">` +
      path('M0 0C-70-60-80-190 0-300C80-190 70-60 0 0Z', blade) +
      `<path fill="none" stroke="${vein}" stroke-width="5" stroke-linecap="round" d="M0 0V-250M0-70l-36-34M0-70l36-34M0-120l-40-38M0-120l40-38M0-172l-32-34M0-172l32-34"/></g>`
    );
  };
  const sun = height * 0.36;
  // Beside a caption the leaves stay in what it leaves free.
  const right = Math.min(x + height * 0.86, 2 * x, width + height * 0.06);
  const left = Math.max(x - height * 0.7, height * 0.12);
  const wave = `q${number(height * 0.05)} ${number(-height * 0.04)} ${number(height * 0.1)} 0t${number(height * 0.1)} 0`;
  return (
    `<rect width="${width}" height="${height}" fill="#f7dfb4"/>` +
    circle(x, y, sun * 1.3, '#fdecc9') +
    circle(x, y, sun, '#ffd08a') +
    `<path d="M${number(x - height * 0.5)} ${number(height * 0.1)}${wave}M${number(x + height * 0.36)} ${number(height * 0.16)}${wave}" fill="none" stroke="#e2571a" stroke-width="${number(height * 0.02)}" stroke-linecap="round"/>` +
    leaf(right, height * 1.06, -34, 1.3) +
    leaf(right - height * 0.2, height * 1.12, -10, 1.1) +
    leaf(right + height * 0.1, height * 0.72, -66, 1) +
    leaf(left, height * 1.14, 24, 1) +
    leaf(left - height * 0.16, height * 1.1, -8, 0.8) +
    place(emblem({ body: '#134c40', detail: '#e2571a', cut: '#fff5e0' }), x, y, sun * 1.4)
  );
};

/** A laid table: a plate between fork and knife on a checked cloth. */
export const table: Motif = ({ stage, emblem }) =>
  compose(
    stage,
    '#134c40',
    (edges) =>
      tiled('cloth', edges) +
      path('M-70-34h3v20h4v-20h3v20h4v-20h3v26c0 5-4 7-6 8v42h-5V0c-3-1-6-3-6-8z', '#ffd9a0') +
      path('M58-36c9 4 12 18 11 34h-5v44h-6z', '#ffd9a0') +
      circle(0, 0, 45, '#fff5e0') +
      `<circle r="34" fill="none" stroke="#e2571a" stroke-width="1.5"/>` +
      place(emblem({ body: '#134c40', detail: '#e2571a', cut: '#fff5e0' }), 0, 0, 46),
    tiling('cloth', 20, path('M0 0h10v20H0zM0 0h20v10H0z', '#fff5e0', 'opacity=".12"')),
  );

/** Painted wall tiles around a plain one. */
export const wallTiles: Motif = ({ stage, emblem }) =>
  compose(
    stage,
    '#fff5e0',
    (edges) =>
      tiled('glaze', edges) +
      `<g transform="rotate(45)">${rect(-36, -36, 72, 72, 6, '#134c40')}${rect(-31, -31, 62, 62, 4, '#fff5e0')}</g>` +
      place(emblem({ body: '#e2571a', detail: '#134c40', cut: '#fff5e0' }), 0, 0, 46),
    tiling(
      'glaze',
      25,
      path('M0 0h12.5A12.5 12.5 0 0 1 0 12.5zM25 25H12.5A12.5 12.5 0 0 1 25 12.5z', '#e2571a') +
        path('M25 0v12.5A12.5 12.5 0 0 1 12.5 0zM0 25v-12.5A12.5 12.5 0 0 1 12.5 25z', '#ffd9a0') +
        circle(12.5, 12.5, 3, '#1e7a5f'),
    ),
  );
