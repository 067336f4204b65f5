import { circle, number, path } from '../../../art/draw.ts';
import { type Motif, place } from './motif.ts';

const leafInks: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#1e7a5f', '#134c40'],
  ['#134c40', '#2a8a6b'],
  ['#2f9b77', '#134c40'],
];

/** A low sun behind the emblem, leaves that grow in from the corners. */
export const grove: Motif = ({ stage: { width, height, x, y }, emblem, random }) => {
  const unit = height / 630;
  const leaf = (left: number, top: number, turn: number, scale: number) => {
    const [blade, vein] = random.pick(leafInks);
    return (
      `<g transform="translate(${number(left)} ${number(top)})rotate(${turn})scale(${Math.round(scale * unit * 100) / 100})">` +
      path('M0 0C-70-60-80-190 0-300C80-190 70-60 0 0Z', blade) +
      `<path fill="none" stroke="${vein}" stroke-width="5" stroke-linecap="round" d="M0 0V-250M0-70l-36-34M0-70l36-34M0-120l-40-38M0-120l40-38M0-172l-32-34M0-172l32-34"/></g>`
    );
  };
  const sun = height * 0.44;
  const right = Math.min(x + height * 0.86, width + height * 0.06);
  const wave = `q${number(height * 0.05)} ${number(-height * 0.04)} ${number(height * 0.1)} 0t${number(height * 0.1)} 0t${number(height * 0.1)} 0`;
  return (
    `<rect width="${width}" height="${height}" fill="#faf1e1"/>` +
    circle(x, y + height * 0.04, sun * 1.32, '#ffe9c4') +
    circle(x, y + height * 0.04, sun, '#ffd9a0') +
    `<path d="M${number(x - height * 0.98)} ${number(height * 0.22)}${wave}M${number(x + height * 0.56)} ${number(height * 0.14)}${wave}" fill="none" stroke="#e2571a" stroke-width="${number(height * 0.02)}" stroke-linecap="round"/>` +
    leaf(right, height * 1.06, -34, 1.3) +
    leaf(right - height * 0.2, height * 1.12, -10, 1.1) +
    leaf(right + height * 0.1, height * 0.72, -66, 1) +
    leaf(x - height * 0.7, height * 1.14, 24, 1) +
    leaf(x - height * 0.86, height * 1.1, -8, 0.8) +
    place(emblem({ body: '#134c40', detail: '#e2571a', cut: '#fff5e0' }), x, y + height * 0.04, sun * 1.3)
  );
};
