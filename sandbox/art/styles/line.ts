import { circle, path } from '../draw.ts';
import type { Palette } from '../palettes.ts';
import { repaint, shapeWith } from '../repaint.ts';
import { lightness, mix } from '../tones.ts';
import { area, type Style } from './style.ts';

// A tinted engraving: contours and hatching in one ink on one ground; the subject keeps its own colors.
const ground = ({ deep, mid }: Palette) => mix(deep, mid, 0.3);
const ink = ({ glow }: Palette) => mix(glow, '#fff6e4', 0.72);

const hatch = (id: string, gap: number, width: number, turn: number, colour: string) =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 ${gap / 2}H${gap}" stroke="${colour}" stroke-width="${width}"/></pattern>`;

export const line: Style = {
  definitions: (palette) =>
    hatch('hatch1', 4, 0.8, -38, mix(palette.deep, '#000000', 0.25)) +
    hatch('hatch2', 2.6, 0.95, -38, mix(palette.deep, '#000000', 0.25)) +
    hatch('wide', 7, 1.1, 0, ink(palette)) +
    hatch('close', 5, 1.5, 0, ink(palette)),
  sky: (palette, orb, sheet) => {
    const x = orb?.x ?? 150;
    const y = orb?.y ?? 120;
    const r = orb?.r ?? 40;
    const rays = Array.from({ length: 56 }, (_, index) => {
      const turn = (index * Math.PI) / 28;
      const at = (radius: number) =>
        `${(x + radius * Math.cos(turn)).toFixed(1)} ${(y + radius * Math.sin(turn)).toFixed(1)}`;
      return `M${at(r + 9)}L${at(index % 2 ? r + 26 : 480)}`;
    }).join('');
    return `<rect ${area(sheet)} fill="${ground(palette)}"/><path d="${rays}" stroke="${ink(palette)}" stroke-width=".9" opacity=".6"/>${circle(x, y, r, orb ? palette.accent : ground(palette), `stroke="${ink(palette)}" stroke-width="1.6"`)}`;
  },
  layer: ({ d, tone }, plane, palette) => {
    const contour = `stroke="${ink(palette)}" stroke-width="${plane === 'front' ? 2.4 : plane === 'middle' ? 1.8 : 1.2}" stroke-linejoin="round"`;
    const base = path(d, mix(ground(palette), palette.deep, tone * 0.8), contour);
    return plane === 'front' || tone < 0.2
      ? base
      : base + path(d, `url(#${plane === 'back' ? 'wide' : 'close'})`, 'opacity=".42"');
  },
  sparks: (d, palette) => path(d, ink(palette)),
  shadow: (y, palette) => `<ellipse cx="150" cy="${y}" rx="108" ry="14" fill="${palette.deep}"/>`,
  piece: ({ drawing, transform, plane }, palette) => {
    const light = ink(palette);
    const dark = mix(palette.deep, '#000000', 0.25);
    const width = plane === 'back' ? 1.4 : 1.15;
    const contour = `stroke="${dark}" stroke-width="${width}" stroke-linejoin="round"`;
    const body = repaint(drawing, (shape) => {
      if (!shape.fill) {
        const [, middle = ''] = shape.stroke ?? [];
        return shapeWith(
          shape,
          `fill="none" stroke="${lightness(middle) > 0.82 ? light : dark}" stroke-width="${Math.max(1.2, shape.strokeWidth * 0.5)}" stroke-linecap="round"`,
        );
      }
      if (shape.opacity < 0.7) return '';
      const [, middle] = shape.fill;
      const bright = lightness(middle);
      if (bright < 0.22)
        return shapeWith(shape, `fill="${dark}" stroke="${light}" stroke-width="${shape.bare ? 0 : 0.8}"`);
      const tinted = shapeWith(shape, `fill="${mix(middle, light, 0.16)}" ${shape.bare ? '' : contour}`);
      if (bright > 0.5) return tinted;
      return tinted + shapeWith(shape, `fill="url(#hatch${bright < 0.36 ? 2 : 1})"`);
    });
    return `<g transform="${transform}">${body}</g>`;
  },
  finish: () => '',
};
