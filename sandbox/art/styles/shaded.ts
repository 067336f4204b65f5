import { circle, ellipse, path } from '../draw.ts';
import { repaint, shapeWith } from '../repaint.ts';
import { mix, ramp } from '../tones.ts';
import { area, areaAround, type Style } from './style.ts';

// Round bodies in soft light: gradients, a highlight, a rim of light, blur in the distance.

export const shaded: Style = {
  definitions: ({ deep, mid, glow }, sheet) => {
    const region = `filterUnits="userSpaceOnUse" ${area(sheet)}`;
    return (
      `<radialGradient id="sky" cx=".5" cy=".42" r=".78"><stop stop-color="${mix(glow, mid, 0.25)}"/><stop offset=".5" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
      `<radialGradient id="light"><stop stop-color="#fff" stop-opacity=".85"/><stop offset=".3" stop-color="${glow}" stop-opacity=".6"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
      `<linearGradient id="mist" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".25"/></linearGradient>` +
      `<radialGradient id="corner" cx=".5" cy=".45" r=".8"><stop offset=".6" stop-color="${deep}" stop-opacity="0"/><stop offset="1" stop-color="${deep}" stop-opacity=".75"/></radialGradient>` +
      `<filter id="far" ${region}><feGaussianBlur stdDeviation="2.6"/></filter><filter id="near" ${region}><feGaussianBlur stdDeviation="3.4"/></filter>` +
      `<filter id="still" filterUnits="userSpaceOnUse" ${areaAround(sheet)}><feGaussianBlur in="SourceAlpha" stdDeviation="4" result="round"/><feSpecularLighting in="round" surfaceScale="4" specularConstant=".32" specularExponent="24" lighting-color="#fff" result="shine"><feDistantLight azimuth="235" elevation="36"/></feSpecularLighting><feComposite in="shine" in2="SourceAlpha" operator="in" result="shine"/><feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dy="5" result="drop"/><feFlood flood-color="${mix(deep, '#000000', 0.5)}" flood-opacity=".75"/><feComposite in2="drop" operator="in" result="drop"/><feMerge><feMergeNode in="drop"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shine"/></feMerge></filter>` +
      `<filter id="piece" filterUnits="userSpaceOnUse" ${areaAround(sheet)}><feGaussianBlur in="SourceAlpha" stdDeviation="5" result="round"/>` +
      `<feSpecularLighting in="round" surfaceScale="6" specularConstant=".7" specularExponent="30" lighting-color="#fff" result="shine"><feDistantLight azimuth="235" elevation="30"/></feSpecularLighting><feComposite in="shine" in2="SourceAlpha" operator="in" result="shine"/>` +
      `<feOffset in="SourceAlpha" dx="-5" dy="-3" result="inner"/><feGaussianBlur in="inner" stdDeviation="2.4" result="inner"/><feComposite in="SourceAlpha" in2="inner" operator="out" result="edge"/><feFlood flood-color="${mix(glow, '#ffffff', 0.3)}" flood-opacity=".9"/><feComposite in2="edge" operator="in" result="rim"/>` +
      `<feGaussianBlur in="SourceAlpha" stdDeviation="7" result="drop"/><feOffset in="drop" dx="0" dy="9" result="drop"/><feFlood flood-color="${mix(deep, '#000000', 0.4)}" flood-opacity=".7"/><feComposite in2="drop" operator="in" result="drop"/>` +
      '<feMerge><feMergeNode in="drop"/><feMergeNode in="SourceGraphic"/><feMergeNode in="rim"/><feMergeNode in="shine"/></feMerge></filter>'
    );
  },
  sky: (_, orb, sheet) =>
    `<rect ${area(sheet)} fill="url(#sky)"/>${orb ? circle(orb.x, orb.y, orb.r * 2.6, 'url(#light)') + circle(orb.x, orb.y, orb.r * 0.8, '#fff', 'opacity=".35"') : ''}`,
  layer: ({ d, tone }, plane, palette) => {
    const body = path(d, ramp(palette, tone)) + path(d, 'url(#mist)');
    return plane === 'middle' ? body : `<g filter="url(#${plane === 'back' ? 'far' : 'near'})">${body}</g>`;
  },
  sparks: (d, { glow }) => `<g filter="url(#far)">${path(d, glow)}</g>${path(d, '#fff', 'opacity=".9"')}`,
  shadow: (ground, { deep }) =>
    `<g filter="url(#near)">${ellipse(150, ground, 104, 15, mix(deep, '#000000', 0.3), 0, 'opacity=".65"')}</g>`,
  piece: ({ drawing, transform, plane, still }) => {
    const body = repaint(drawing, (shape) => {
      if (!shape.fill) {
        return shapeWith(
          shape,
          `fill="none" stroke="${shape.stroke?.[1]}" stroke-width="${shape.strokeWidth}" stroke-linecap="round"`,
        );
      }
      const [light, , dark] = shape.fill;
      const outline =
        shape.bare || shape.opacity < 1
          ? ''
          : ` stroke="${mix(dark, '#12061f', light === dark ? 0.75 : 0.45)}" stroke-width="1.1" stroke-linejoin="round"`;
      return shapeWith(
        shape,
        `fill="${shape.paint}"${outline}${shape.opacity < 1 ? ` opacity="${shape.opacity}"` : ''}`,
      );
    });
    const placed = `<g transform="${transform}">${body}</g>`;
    if (plane === 'back') return `<g filter="url(#far)" opacity=".85">${placed}</g>`;
    return `<g filter="url(#${still ? 'still' : 'piece'})">${placed}</g>`;
  },
  finish: (_, sheet) => `<rect ${area(sheet)} fill="url(#corner)"/>`,
};
