import { around, circle, number, path } from '../../../art/draw.ts';
import { compose, type Motif, place } from './motif.ts';

const inks = ['#2fd180', '#ffd84d', '#3b7df0', '#f2a93b', '#1c8a58', '#14583a', '#eef7f0'] as const;

/** Strings of June festival flags around a large one that holds the emblem. */
export const bunting: Motif = ({ stage: { width, height, x, y }, emblem, random }) => {
  const step = height / 6.4;
  const flagWidth = step * 0.62;
  const rows = [0, 1, 2, 3, 4, 5].map((row) => {
    const top = row * height * 0.24 - height * 0.16;
    const wave = (at: number) => top + Math.sin(at / (height * 0.9) + row * 1.3) * height * 0.035;
    const count = Math.ceil(width / step) + 1;
    const flags = Array.from({ length: count }, (_, column) => {
      const left = column * step + (row % 2) * step * 0.5 - step * 0.3;
      const level = wave(left);
      const clear = Math.hypot(left + flagWidth / 2 - x, level + step * 0.45 - y) < height * 0.4;
      const ink = random.pick(inks);
      const shape = `M${number(left)} ${number(level)}h${number(flagWidth)}v${number(step * 0.9)}l${number(-flagWidth / 2)} ${number(-step * 0.26)}l${number(-flagWidth / 2)} ${number(step * 0.26)}z`;
      return clear ? '' : path(shape, ink);
    });
    const string = Array.from({ length: 41 }, (_, index) => {
      const at = (index / 40) * width;
      return `${index ? 'L' : 'M'}${number(at)} ${number(wave(at))}`;
    }).join('');
    return `<path d="${string}" fill="none" stroke="#eef7f0" stroke-opacity=".5" stroke-width="${number(height * 0.006)}"/>${flags.join('')}`;
  });
  const half = height * 0.31;
  const flag = (grow: number, ink: string) =>
    path(
      `M${number(x - half - grow)} ${number(-grow)}h${number(2 * (half + grow))}V${number(height * 0.94 + grow)}l${number(-half - grow)} ${number(-height * 0.13)}l${number(-half - grow)} ${number(height * 0.13)}z`,
      ink,
    );
  return (
    `<defs><radialGradient id="dusk" cx="${number(x / width)}" cy=".4" r=".8"><stop stop-color="#17462f"/><stop offset="1" stop-color="#0a1d15"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#dusk)"/>${rows.join('')}` +
    flag(height * 0.02, '#0a1d15') +
    flag(0, '#eef7f0') +
    path(
      `M${number(x - half)} 0h${number(2 * half)}v${number(height * 0.1)}h${number(-2 * half)}z`,
      '#2fd180',
    ) +
    circle(x, height * 0.46, half * 0.82, '#0b3d27') +
    place(emblem({ body: '#ffd84d', detail: '#2fd180', cut: '#0b3d27' }), x, height * 0.46, half * 1.2)
  );
};

/** One pennant at its mast in front of a fleet of small ones. */
export const pennant: Motif = ({ stage, emblem }) =>
  compose(stage, '#1c8a58', ({ left, right }) => {
    const fleet = Array.from({ length: Math.ceil((right - left) / 26) * 3 }, (_, index) => {
      const column = Math.floor(index / 3);
      const top = -58 + (index % 3) * 40 + (column % 2) * 20;
      return `M${left + column * 26} ${top}l18 9l-18 9z`;
    });
    return (
      path(fleet.join(''), '#14583a') +
      path('M-44-42L68 0L-44 42z', '#0a1d15') +
      path('M-44-37L56 0L-44 37z', '#ffd84d') +
      path('M-48-50H-43V50H-48z', '#eef7f0') +
      circle(-16, 0, 25, '#0b3d27') +
      place(emblem({ body: '#ffd84d', detail: '#2fd180', cut: '#0b3d27' }), -16, 0, 33)
    );
  });

/** A paper lantern with rays, between a garland above and one below. */
export const lantern: Motif = ({ stage, emblem }) =>
  compose(stage, '#3b7df0', ({ left, right }) => {
    const garland = (y: number, drop: number) =>
      Array.from({ length: Math.ceil((right - left) / 16) }, (_, index) =>
        path(`M${left + index * 16} ${y}h14l-7 ${drop}z`, inks[index % 4] ?? inks[0]),
      ).join('');
    return (
      around(16, () => path('M-2.5-39L0-49L2.5-39z', '#ffd84d')) +
      garland(-50, 13) +
      garland(50, -13) +
      circle(0, 0, 37, '#eef7f0') +
      circle(0, 0, 33, '#0b3d27') +
      place(emblem({ body: '#ffd84d', detail: '#f2a93b', cut: '#0b3d27' }), 0, 0, 46)
    );
  });
