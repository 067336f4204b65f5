import { circle, path } from '../draw.ts';
import { repaint, shapeWith } from '../repaint.ts';
import { mix, ramp } from '../tones.ts';
import { area, areaAround, type Sheet, type Style } from './style.ts';

// Even colors without outlines, a hard shade along one edge and a long shadow.
const doubled = (steps: readonly number[]) =>
  steps
    .map((step, index) => {
      const before = index === 0 ? 'SourceAlpha' : `long${index - 1}`;
      return `<feOffset in="${before}" dx="${step}" dy="${step}" result="moved${index}"/><feMerge result="long${index}"><feMergeNode in="${before}"/><feMergeNode in="moved${index}"/></feMerge>`;
    })
    .join('');
const long = [4, 8, 16, 32, 64];
// In a room a long shadow would darken what lies on the table.
const short = [3, 4];

const filterOf = (id: string, sheet: Sheet, steps: readonly number[], deep: string) =>
  `<filter id="${id}" filterUnits="userSpaceOnUse" ${areaAround(sheet)}>${doubled(steps)}<feFlood flood-color="${deep}" flood-opacity=".34"/><feComposite in2="long${steps.length - 1}" operator="in" result="shadow"/>` +
  '<feOffset in="SourceAlpha" dx="-9" dy="-7" result="inner"/><feComposite in="SourceAlpha" in2="inner" operator="out" result="edge"/><feFlood flood-color="#14062e" flood-opacity=".24"/><feComposite in2="edge" operator="in" result="shade"/>' +
  '<feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/></feMerge></filter>';

export const flat: Style = {
  definitions: ({ deep }, sheet) =>
    filterOf('piece', sheet, long, deep) + filterOf('still', sheet, short, deep),
  sky: (palette, orb, sheet) =>
    `<rect ${area(sheet)} fill="${ramp(palette, 0.34)}"/>` +
    (orb
      ? [3.4, 2.4, 1.6]
          .map((times, index) => circle(orb.x, orb.y, orb.r * times, ramp(palette, 0.26 - index * 0.08)))
          .join('') + circle(orb.x, orb.y, orb.r, mix(palette.glow, '#ffffff', 0.45))
      : ''),
  layer: ({ d, tone }, _, palette) => path(d, ramp(palette, tone)),
  sparks: (d, { glow }) => path(d, mix(glow, '#ffffff', 0.5)),
  shadow: () => '',
  piece: ({ drawing, transform, plane, still }) => {
    const body = repaint(drawing, (shape) => {
      if (!shape.fill) {
        return shapeWith(
          shape,
          `fill="none" stroke="${shape.stroke?.[1]}" stroke-width="${shape.strokeWidth}" stroke-linecap="round"`,
        );
      }
      const [, middle, dark] = shape.fill;
      const outline =
        shape.bare || shape.opacity < 1
          ? ''
          : ` stroke="${mix(middle, dark, 0.55)}" stroke-width=".9" stroke-linejoin="round"`;
      return shapeWith(
        shape,
        `fill="${middle}"${outline}${shape.opacity < 1 ? ` opacity="${shape.opacity * 0.7}"` : ''}`,
      );
    });
    const placed = `<g transform="${transform}">${body}</g>`;
    return plane === 'back'
      ? `<g opacity=".8">${placed}</g>`
      : `<g filter="url(#${still ? 'still' : 'piece'})">${placed}</g>`;
  },
  finish: () => '',
};
