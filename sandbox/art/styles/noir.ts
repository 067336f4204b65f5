import { circle, path } from '../draw.ts';
import type { Palette } from '../palettes.ts';
import { repaint, shapeWith } from '../repaint.ts';
import { lightness, mix } from '../tones.ts';
import { area, areaAround, type Style } from './style.ts';

// Black and bone with hard light from one side; one color glows.
const bone = '#efe9dc';
const black = '#0b0a10';
const tint = ({ mid, glow }: Palette) => (lightness(mid) < 0.3 ? mix(mid, glow, 0.45) : mid);

export const noir: Style = {
  definitions: (_, sheet) =>
    `<filter id="piece" filterUnits="userSpaceOnUse" ${areaAround(sheet)}><feMorphology in="SourceAlpha" operator="dilate" radius="2.2" result="fat"/><feFlood flood-color="${bone}"/><feComposite in2="fat" operator="in" result="halo"/>` +
    `<feOffset in="SourceAlpha" dx="-34" dy="-16" result="inner"/><feComposite in="SourceAlpha" in2="inner" operator="out" result="edge"/><feFlood flood-color="${black}" flood-opacity=".88"/><feComposite in2="edge" operator="in" result="dark"/>` +
    '<feMerge><feMergeNode in="halo"/><feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/></feMerge></filter>',
  sky: (palette, orb, sheet) =>
    `<rect ${area(sheet)} fill="${black}"/>${path('M-20 60L320-60V10L-20 140zM-20 180L320 50V96L-20 232zM-20 270L320 136V166L-20 306z', tint(palette), 'opacity=".34"')}` +
    circle(orb?.x ?? 150, orb?.y ?? 150, (orb?.r ?? 60) * 1.5, orb ? bone : tint(palette)),
  layer: ({ d, tone }, plane, palette) => {
    const shade =
      plane === 'front'
        ? black
        : plane === 'back'
          ? mix(black, tint(palette), 0.62 - tone * 0.5)
          : mix(black, tint(palette), tone < 0.3 ? 0.9 : 0.26);
    return path(d, shade, plane === 'front' ? `stroke="${bone}" stroke-width="1.4"` : '');
  },
  sparks: (d) => path(d, bone),
  shadow: (y) => path(`M60 ${y}L150 ${y - 12}L330 ${y + 46}V${y + 90}z`, black),
  piece: ({ drawing, transform, plane }, palette) => {
    const body = repaint(drawing, (shape) => {
      const paint = (colour: string) => {
        const bright = lightness(colour);
        return bright > 0.6 ? bone : bright < 0.25 ? black : tint(palette);
      };
      if (!shape.fill) {
        return shapeWith(
          shape,
          `fill="none" stroke="${paint(shape.stroke?.[1] ?? '#000')}" stroke-width="${shape.strokeWidth}" stroke-linecap="round"`,
        );
      }
      if (shape.opacity < 0.7) return '';
      const outline = shape.bare ? '' : ` stroke="${black}" stroke-width="1.8" stroke-linejoin="round"`;
      return shapeWith(shape, `fill="${paint(shape.fill[1])}"${outline}`);
    });
    const placed = `<g transform="${transform}">${body}</g>`;
    return plane === 'back' ? `<g opacity=".7">${placed}</g>` : `<g filter="url(#piece)">${placed}</g>`;
  },
  finish: () => path('M-10 400V330L310 400z', black, 'opacity=".6"'),
};
