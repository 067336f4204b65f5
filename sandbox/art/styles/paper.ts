import { circle, path } from '../draw.ts';
import type { Palette } from '../palettes.ts';
import { repaint, shapeWith } from '../repaint.ts';
import { mix, ramp } from '../tones.ts';
import { area, type Style } from './style.ts';

// Sheets of cut paper, one over the other: each throws its own shadow and shows its edge.
const drop = (id: string, distance: number, blur: number, opacity: number, region: string) =>
  `<filter id="${id}" ${region}><feDropShadow dx="${distance * 0.5}" dy="${distance}" stdDeviation="${blur}" flood-color="#1a0a24" flood-opacity="${opacity}"/></filter>`;

// Under the subject lie mats of its outline, each wider than the one above.
const mats = ({ glow, mid, deep }: Palette) =>
  [
    [13, deep, 0.35],
    [8, mid, 0.1],
    [3.6, mix(glow, '#fffaf0', 0.45), 0],
  ] as const satisfies readonly (readonly [number, string, number])[];

export const paper: Style = {
  definitions: (palette, sheet) => {
    const region = `filterUnits="userSpaceOnUse" ${area(sheet)}`;
    const layers = mats(palette)
      .map(
        ([radius, colour, darker], index) =>
          `<feMorphology in="SourceAlpha" operator="dilate" radius="${radius}" result="wide${index}"/><feFlood flood-color="${mix(colour, '#1a0a24', darker)}"/><feComposite in2="wide${index}" operator="in" result="mat${index}"/><feDropShadow in="mat${index}" dx="2" dy="4" stdDeviation="3" flood-color="#1a0a24" flood-opacity=".55" result="mat${index}"/>`,
      )
      .join('');
    const stack = mats(palette)
      .map((_, index) => `<feMergeNode in="mat${index}"/>`)
      .join('');
    return (
      drop('still', 3, 3, 0.6, region) +
      drop('sheet', 5, 4.5, 0.55, region) +
      `<filter id="piece" ${region}>${layers}<feDropShadow in="SourceGraphic" dx="1.5" dy="3" stdDeviation="2.4" flood-color="#1a0a24" flood-opacity=".6" result="top"/><feMerge>${stack}<feMergeNode in="top"/></feMerge></filter>` +
      drop('cut', 1.6, 1.1, 0.6, 'x="-.3" y="-.3" width="1.6" height="1.6"')
    );
  },
  sky: (palette, orb, sheet) =>
    `<rect ${area(sheet)} fill="${mix(palette.glow, '#fffaf0', 0.35)}"/>` +
    [190, 150, 112]
      .map(
        (r, index) =>
          `<g filter="url(#sheet)">${path(`M-120-40H420V440H-120zM${150 - r} 190a${r} ${r * 1.1} 0 0 0 ${r * 2} 0a${r} ${r * 1.1} 0 0 0 ${-r * 2} 0z`, ramp(palette, 0.34 - index * 0.1), 'fill-rule="evenodd"')}</g>`,
      )
      .reverse()
      .join('') +
    (orb
      ? `<g filter="url(#sheet)">${circle(orb.x, orb.y, orb.r, mix(palette.accent, '#ffffff', 0.15))}</g>`
      : ''),
  layer: ({ d, tone }, _, palette) =>
    `<g filter="url(#sheet)">${path(d, ramp(palette, tone), `stroke="${mix(ramp(palette, tone), '#ffffff', 0.3)}" stroke-width=".9"`)}</g>`,
  sparks: (d) => `<g filter="url(#cut)">${path(d, '#fffaf0')}</g>`,
  shadow: () => '',
  piece: ({ drawing, transform, plane, still }) => {
    const body = repaint(drawing, (shape) => {
      if (!shape.fill) {
        return shapeWith(
          shape,
          `fill="none" stroke="${mix(shape.stroke?.[1] ?? '#000000', '#fffaf0', 0.1)}" stroke-width="${shape.strokeWidth}"`,
        );
      }
      if (shape.opacity < 0.7) return '';
      const colour = mix(shape.fill[1], '#fff4e0', 0.12);
      if (shape.bare) return shapeWith(shape, `fill="${colour}"`);
      return shapeWith(
        shape,
        `fill="${colour}" stroke="${mix(colour, '#ffffff', 0.45)}" stroke-width=".7" filter="url(#cut)"`,
      );
    });
    const placed = `<g transform="${transform}">${body}</g>`;
    if (still) return `<g filter="url(#still)">${placed}</g>`;
    return `<g filter="url(#piece)"${plane === 'back' ? ' opacity=".85"' : ''}>${placed}</g>`;
  },
  finish: () => '',
};
