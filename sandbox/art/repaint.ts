import { materials } from './gradients.ts';

// One shape of a symbol, as its drawing function wrote it.
export interface Shape {
  tag: string;
  // Gradient or color, as written.
  paint: string;
  // Everything but paint and opacity.
  geometry: string;
  // Light, middle and dark tone; null for a line.
  fill: Tones | null;
  // Of a line only; filled shapes are outlined by the style.
  stroke: Tones | null;
  strokeWidth: number;
  // Below 1 for reflections and shadows.
  opacity: number;
  // A detail that the drawing leaves without an outline.
  bare: boolean;
}

export type Tones = readonly [string, string, string];

function tonesOf(paint: string): Tones {
  const material = /^url\(#([a-zA-Z])\)$/.exec(paint)?.[1];
  return (material && materials[material.toLowerCase()]) || [paint, paint, paint];
}

const attribute = (text: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1];

/** Rewrites each shape of a drawing, so that a style decides how it is painted. */
export function repaint(drawing: string, paint: (shape: Shape) => string): string {
  return drawing.replace(/<(path|circle|ellipse|rect)([^>]*)\/>/g, (_, tag: string, attributes: string) => {
    const fill = attribute(attributes, 'fill') ?? '#000';
    const stroke = attribute(attributes, 'stroke');
    return paint({
      tag,
      paint: fill,
      geometry: attributes.replace(
        / (fill|stroke|stroke-width|stroke-opacity|stroke-linecap|opacity)="[^"]*"/g,
        '',
      ),
      fill: fill === 'none' ? null : tonesOf(fill),
      stroke: fill === 'none' && stroke ? tonesOf(stroke) : null,
      strokeWidth: Number(attribute(attributes, 'stroke-width') ?? 2.2),
      opacity: Number(attribute(attributes, 'opacity') ?? 1),
      bare: stroke === 'none',
    });
  });
}

/** Writes a shape with other paint. */
export const shapeWith = ({ tag, geometry }: Shape, paint: string): string => `<${tag}${geometry} ${paint}/>`;
