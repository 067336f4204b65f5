const rays = 60;
// Beyond the ends of the widest hero, whose height is 200.
const rayLength = 1000;

function ray(index: number): string {
  const end = (turn: number): string => {
    const angle = (Math.PI * turn) / rays;
    return `${Math.round(rayLength * Math.cos(angle))} ${Math.round(rayLength * Math.sin(angle))}`;
  };
  return `M0 0L${end(2 * index)} ${end(2 * index + 1)}z`;
}

// As markup, because browsers decode a picture inside a picture after the first paint.
function nested(svg: string): string {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const attributes = root.slice(4, -1).replaceAll(/\s(?:x|y|width|height)=(?:"[^"]*"|'[^']*')/g, '');
  const content = svg.slice(svg.indexOf(root) + root.length);
  return `<svg${attributes} x="-44" y="-44" width="88" height="88">${content}`;
}

/**
 * Draws a brand's emblem in front of rays, for the hero of home until the first banner has loaded. The rays fill a
 * hero of any shape, because a drawing also shows what is beside its `viewBox`.
 */
export function heroPicture(favicon: Uint8Array, color: string): Buffer {
  const fan = Array.from({ length: rays }, (_, index) => ray(index)).join('');
  // Styles of the emblem do not override these.
  return Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">' +
      `<path style="fill:${color};fill-opacity:.5" d="${fan}"/><circle r="70" style="fill:${color}"/>` +
      '<clipPath id="hero-emblem"><rect x="-44" y="-44" width="88" height="88" rx="21"/></clipPath>' +
      `<g clip-path="url(#hero-emblem)">${nested(Buffer.from(favicon).toString('utf8'))}</g></svg>`,
  );
}
