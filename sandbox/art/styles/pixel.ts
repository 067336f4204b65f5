import { circle, path } from '../draw.ts';
import { repaint, shapeWith } from '../repaint.ts';
import { mix, ramp } from '../tones.ts';
import type { Style } from './style.ts';

// Drawn for few, large pixels: `paintCover` reduces it. Bold outlines, steps instead of gradients.
export const pixel: Style = {
  definitions: () => '',
  sky: (palette, orb, { x, width }) =>
    Array.from({ length: 8 }, (_, index) =>
      path(`M${x} ${index * 50}H${x + width}V${index * 50 + 50}H${x}z`, ramp(palette, 0.82 - index * 0.09)),
    ).join('') +
    (orb
      ? circle(orb.x, orb.y, orb.r + 10, ramp(palette, 0.2)) +
        circle(orb.x, orb.y, orb.r, mix(palette.glow, '#ffffff', 0.4))
      : ''),
  layer: ({ d, tone }, _, palette) => path(d, ramp(palette, tone)),
  sparks: (d, { glow }) => path(d, mix(glow, '#ffffff', 0.6)),
  shadow: (y, { deep }) => `<ellipse cx="150" cy="${y}" rx="100" ry="12" fill="${deep}"/>`,
  piece: ({ drawing, transform, plane }) => {
    const body = repaint(drawing, (shape) => {
      if (!shape.fill) {
        return shapeWith(
          shape,
          `fill="none" stroke="${shape.stroke?.[1]}" stroke-width="${Math.max(3, shape.strokeWidth)}"`,
        );
      }
      const outline =
        shape.bare || shape.opacity < 1 ? '' : ' stroke="#120a1c" stroke-width="3.2" stroke-linejoin="round"';
      return shapeWith(
        shape,
        `fill="${shape.fill[1]}"${outline}${shape.opacity < 1 ? ` opacity="${shape.opacity}"` : ''}`,
      );
    });
    return `<g transform="${transform}"${plane === 'back' ? ' opacity=".75"' : ''}>${body}</g>`;
  },
  finish: () => '',
};
