import { circle, number, path } from '../../../art/draw.ts';
import { compose, type Motif, place } from './motif.ts';

const stripes = ['#1f3fe0', '#2b55f2', '#161e57', '#1f3fe0', '#3aa8ff'] as const;

/** Slanted stripes, a field's circles, and the turning mark behind the emblem. */
export const pinwheel: Motif = ({ stage: { width, height, x, y }, emblem, mark, random }) => {
  const slant = height * 0.3;
  const band = (left: number, wide: number, ink: string) =>
    path(`M${number(left + slant)} 0h${number(wide)}l${number(-slant)} ${height}h${number(-wide)}z`, ink);
  let left = -slant;
  const bands: string[] = [];
  for (let index = 0; left < width; index += 1) {
    const wide = height * (0.18 + random.next() * 0.5);
    bands.push(band(left, wide, stripes[index % stripes.length] ?? stripes[0]));
    left += wide;
  }
  const ring = (radius: number) =>
    `<circle cx="${number(x)}" cy="${number(y)}" r="${number(height * radius)}"/>`;
  const medal = height * 0.24;
  return (
    `<rect width="${width}" height="${height}" fill="#1734c4"/>${bands.join('')}` +
    band(x - height * 0.62 - slant / 2, height * 1.24, '#161e57') +
    band(x - height * 0.68 - slant / 2, height * 0.035, '#ffffff') +
    band(x + height * 0.66 - slant / 2, height * 0.05, '#3aa8ff') +
    `<g fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="${number(height * 0.008)}">${ring(0.56)}${ring(0.74)}<path d="M${number(x)} 0V${height}"/></g>` +
    (mark
      ? place(
          `<g transform="translate(-66 -66)scale(2.06)">${mark}</g>`,
          x,
          y,
          height * 0.94,
          random.integer(0, 119),
        )
      : '') +
    circle(x, y, medal * 1.14, '#161e57') +
    circle(x, y, medal, '#1f3fe0') +
    place(emblem({ body: '#ffffff', detail: '#7cc6ff', cut: '#1f3fe0' }), x, y, medal * 1.3)
  );
};

/** A field seen from above, aslant, in the colors of paper. */
export const pitch: Motif = ({ stage, emblem }) =>
  compose(stage, '#f4f7ff', () => {
    const mown = [-160, -96, -32, 32, 96, 160].map((x) => `M${x}-150h32V150h-32z`);
    return (
      `<g transform="rotate(20)">${path(mown.join(''), '#dfe7ff')}<g fill="none" stroke="#1f3fe0" stroke-width="2"><circle r="45"/><path d="M0-150V-45M0 45V150"/></g></g>` +
      place(emblem({ body: '#1f3fe0', detail: '#3aa8ff', cut: '#ffffff' }), 0, 0, 60)
    );
  });

/** The mark, huge and cropped, behind a slanted banner. */
export const blades: Motif = ({ stage, emblem, mark }) =>
  compose(
    stage,
    '#3aa8ff',
    () =>
      path('M-190-50h70l-30 100h-70zM110-50h40l-30 100H80z', '#7cc6ff') +
      (mark ? place(`<g transform="translate(-66 -66)scale(2.06)">${mark}</g>`, 62, 12, 150, 40) : '') +
      path('M-48-50H44L14 50H-78z', '#161e57') +
      path('M44-50h6L20 50h-6z', '#ffffff') +
      place(emblem({ body: '#ffffff', detail: '#3aa8ff', cut: '#161e57' }), -17, 0, 60),
  );
