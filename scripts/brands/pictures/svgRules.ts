import type { MarkupElement } from './markupTokens.ts';

// Elements that draw. All others (scripts, links, animation, foreign content) are refused.
export const elementNames = [
  'svg',
  'g',
  'defs',
  'symbol',
  'use',
  'title',
  'desc',
  'style',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'textPath',
  'image',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
  'clipPath',
  'mask',
  'marker',
  'filter',
  'feBlend',
  'feColorMatrix',
  'feComponentTransfer',
  'feComposite',
  'feConvolveMatrix',
  'feDiffuseLighting',
  'feDisplacementMap',
  'feDistantLight',
  'feDropShadow',
  'feFlood',
  'feFuncA',
  'feFuncB',
  'feFuncG',
  'feFuncR',
  'feGaussianBlur',
  'feMerge',
  'feMergeNode',
  'feMorphology',
  'feOffset',
  'fePointLight',
  'feSpecularLighting',
  'feSpotLight',
  'feTile',
  'feTurbulence',
];

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';

// Skips values without any of these characters, which are most values.
const suspicious = /[\\(@:]|-moz-binding/i;

/** Refuses CSS that references anything outside the same picture, and all escapes, which could hide a reference. */
export function cssError(css: string): string | undefined {
  if (!suspicious.test(css)) return undefined;
  if (css.includes('\\')) return 'a CSS escape';
  const outside = [...css.matchAll(/url\(\s*["']?\s*([^)"']*)/gi)].find(
    ([, target]) => !target?.startsWith('#'),
  );
  if (outside) return outside[0];
  return /@import|image-set\s*\(|\bsrc\s*\(|javascript:|expression\s*\(|-moz-binding/i.exec(css)?.[0];
}

function isOwnReference(element: string, target: string): boolean {
  if (target.startsWith('#')) return true;
  return element === 'image' && /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/.test(target);
}

export function attributeError(
  element: MarkupElement,
  name: string,
  value: string,
): [string, string] | undefined {
  if (/^on/i.test(name)) return ['the event attribute', 'no script in any form'];
  if (name === 'href' || name === 'xlink:href' || name === 'src')
    return isOwnReference(element.name, value)
      ? undefined
      : ['the reference', 'a reference into the same picture, such as "#shape"'];
  if (name === 'xmlns')
    return value === svgNamespace && element.depth === 0
      ? undefined
      : ['the namespace', `${svgNamespace} on the root alone`];
  if (name.startsWith('xmlns:'))
    return value === xlinkNamespace
      ? undefined
      : ['the namespace', 'plain SVG, without the additions of a drawing program'];
  if (name.includes(':') && !name.startsWith('xlink:') && name !== 'xml:space' && name !== 'xml:lang')
    return ['the attribute', 'plain SVG, without the additions of a drawing program'];
  return cssError(value) === undefined
    ? undefined
    : ['the reference', 'a reference into the same picture, such as "url(#shape)"'];
}
