import { circle, number, path } from '../../../art/draw.ts';
import { compose, type Motif, place, tiled, tiling } from './motif.ts';

/** The scene of a brand without its own motif: its mark, large and cropped, behind the emblem. */
export const plainMotif: Motif = ({ stage: { width, height, x, y }, emblem, colours, mark, random }) => {
  const { background, primary, secondary, surface, onPrimary } = colours;
  const ring = (radius: number, ink: string, opacity: number) =>
    `<circle cx="${number(x)}" cy="${number(y)}" r="${number(height * radius)}" fill="none" stroke="${ink}" stroke-width="${number(height * 0.03)}" opacity="${opacity}"/>`;
  return (
    `<defs><linearGradient id="base" x2="1" y2=".6"><stop stop-color="${background}"/><stop offset="1" stop-color="${surface}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#base)"/>` +
    (mark
      ? `<g opacity=".35">${place(`<g transform="translate(-50 -50)scale(1.56)">${mark}</g>`, x + height * 0.72, y, height * 1.3, random.integer(-12, 12))}</g>`
      : '') +
    ring(0.62, secondary, 0.5) +
    ring(0.8, primary, 0.4) +
    ring(1, secondary, 0.25) +
    circle(x, y, height * 0.36, primary) +
    place(emblem({ body: onPrimary, detail: secondary, cut: primary }), x, y, height * 0.42)
  );
};

/** The mark in rows, with the emblem on a disc. */
export const markRows: Motif = ({ stage, emblem, colours, mark }) => {
  const { background, primary, secondary, onPrimary } = colours;
  const drawing = emblem({ body: onPrimary, detail: secondary, cut: primary });
  return compose(
    stage,
    background,
    (edges) =>
      tiled('marks', edges) +
      (drawing && circle(0, 0, 43, background) + circle(0, 0, 39, primary) + place(drawing, 0, 0, 48)),
    tiling(
      'marks',
      30,
      `<g transform="scale(.35)" opacity=".5">${mark ?? circle(32, 32, 12, secondary)}</g>`,
      -14,
    ),
  );
};

/** A flat ground with a slanted panel. */
export const panel: Motif = ({ stage, emblem, colours }) => {
  const { surface, primary, secondary } = colours;
  return compose(
    stage,
    primary,
    () =>
      path('M-40-50H68L26 100H-82z', surface) +
      path('M72-50h8L38 100h-8z', secondary) +
      place(emblem({ body: primary, detail: secondary, cut: surface }), 0, 0, 66),
  );
};
