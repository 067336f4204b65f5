import DOMPurify from 'dompurify';

const shapes = ['svg', 'g', 'path', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'rect'];
const places = ['viewBox', 'd', 'points', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2'];
const sizes = ['width', 'height', 'transform', 'fill-rule', 'clip-rule', 'opacity'];
const strokes = [
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
];
const paints = ['fill', 'stroke'] as const;

const namespace = 'http://www.w3.org/2000/svg';
const box = /^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+[\d.]+[\s,]+[\d.]+\s*$/;

/** Converts an external drawing to a symbol of shapes in the text color; null when nothing is drawable. */
export function iconSymbol(id: string, drawing: string): SVGSymbolElement | null {
  const clean = DOMPurify.sanitize(drawing, {
    ALLOWED_TAGS: shapes,
    ALLOWED_ATTR: [...places, ...sizes, ...strokes, ...paints],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const svg = clean.querySelector('svg');
  if (!svg?.querySelector(shapes.slice(2).join())) return null;

  const viewBox = svg.getAttribute('viewBox') ?? '';
  const symbol = document.createElementNS(namespace, 'symbol');
  symbol.id = id;
  symbol.setAttribute('viewBox', box.test(viewBox) ? viewBox : '0 0 24 24');
  const group = document.createElementNS(namespace, 'g');
  for (const name of [...strokes, ...paints]) {
    const value = svg.getAttribute(name);
    if (value !== null) group.setAttribute(name, value);
  }
  // The sprite draws lines; a drawing without a fill attribute is a surface.
  if (!group.hasAttribute('fill')) group.setAttribute('fill', 'currentColor');
  if (!group.hasAttribute('stroke')) group.setAttribute('stroke', 'none');
  group.append(...svg.children);
  symbol.append(group);
  for (const element of symbol.querySelectorAll('*')) inTextColour(element);
  return symbol;
}

// Replaces every paint, URLs included, so that icons of one menu share a color.
function inTextColour(element: Element): void {
  for (const paint of paints) {
    const value = element.getAttribute(paint);
    if (value !== null && value !== 'none') element.setAttribute(paint, 'currentColor');
  }
}
