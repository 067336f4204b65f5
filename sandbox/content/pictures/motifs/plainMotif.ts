import { circle, number } from '../../../art/draw.ts';
import { type Motif, place } from './motif.ts';

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
