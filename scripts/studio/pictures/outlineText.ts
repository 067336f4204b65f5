import type { XastElement } from 'svgo';
import { type DrawText, loadLettering } from '../../brands/placeholders/lettering.ts';
import { fontCatalogue } from '../../brands/theme/fontCatalogue.ts';

// What a text may state so that it can be drawn exactly.
const understood = [
  'x',
  'y',
  'fill',
  'fill-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'transform',
  'class',
  'id',
];

const anchors: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
const weights: Readonly<Record<string, number>> = { normal: 400, bold: 700 };

interface TextLine {
  text: string;
  family: string;
  weight: number;
  size: number;
  x: number;
  y: number;
  anchor: number;
}

const number = (value: string | undefined, fallback: number): number => {
  if (value === undefined) return fallback;
  const read = Number(value.replace(/px$/, ''));
  return Number.isFinite(read) ? read : Number.NaN;
};

// The attributes of a text, and those it inherits.
function inheritedAttributes(element: XastElement, parents: readonly XastElement[]): Record<string, string> {
  const fonts = parents.map(({ attributes }) =>
    Object.fromEntries(
      Object.entries(attributes).filter(([name]) => name.startsWith('font-') || name === 'text-anchor'),
    ),
  );
  return Object.assign({}, ...fonts, element.attributes);
}

/** Reads a text of one line in a shipped font; a text says why it cannot be outlined. */
export function readTextLine(element: XastElement, parents: readonly XastElement[]): TextLine | string {
  const attributes = inheritedAttributes(element, parents);
  const strange = Object.keys(element.attributes).find((name) => !understood.includes(name));
  if (strange !== undefined) return `the text has the attribute ${strange}`;
  if (element.children.some((child) => child.type !== 'text')) return 'the text has parts of its own';
  const text = element.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const families = (attributes['font-family'] ?? '')
    .split(',')
    .map((name) => name.trim().replace(/["']/g, ''));
  const family = families.find((name) => Object.hasOwn(fontCatalogue, name));
  if (family === undefined || family !== families[0])
    return `the font "${families[0] ?? ''}" is not one that the product ships`;
  const weight = weights[attributes['font-weight'] ?? 'normal'] ?? number(attributes['font-weight'], 400);
  const line = {
    text: text.trim(),
    family,
    weight,
    size: number(attributes['font-size'], 16),
    x: number(attributes.x, 0),
    y: number(attributes.y, 0),
    anchor: anchors[attributes['text-anchor'] ?? 'start'] ?? Number.NaN,
  };
  return [line.weight, line.size, line.x, line.y, line.anchor].every(Number.isFinite)
    ? line
    : 'the text has a place or size that is no plain number';
}

/** Loads the fonts of these texts. */
export async function loadDrawers(
  lines: readonly TextLine[],
): Promise<(line: TextLine) => { path: string; width: number }> {
  const drawers = new Map<string, DrawText>();
  const key = ({ family, weight }: TextLine): string => `${family} ${weight}`;
  for (const line of lines)
    if (!drawers.has(key(line))) drawers.set(key(line), await loadLettering(line.family, line.weight));
  return (line) => drawers.get(key(line))?.(line.text, line.size) ?? { path: '', width: 0 };
}

/** Turns a text element into a path with the same look. */
export function outline(
  element: XastElement,
  line: TextLine,
  { path, width }: { path: string; width: number },
): void {
  const left = line.x - width * line.anchor;
  const { fill, opacity, transform } = element.attributes;
  element.name = 'path';
  element.children = [];
  element.attributes = {
    transform: `${transform ?? ''} translate(${left} ${line.y})`.trim(),
    d: path,
  };
  if (fill !== undefined) element.attributes.fill = fill;
  if (opacity !== undefined) element.attributes.opacity = opacity;
}
