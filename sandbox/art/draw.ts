// Drawing functions of the cover art. Symbols fill a box from -50 to 50 around the origin. A fill is a color or the
// id of a shared gradient (`gradients.ts`). Strings stay short, because a cover has a byte budget.
const paint = (fill: string) => (/^[a-zA-Z]$/.test(fill) ? `url(#${fill})` : fill);

export const number = (value: number) => String(Math.round(value * 10) / 10);

export const path = (d: string, fill: string, extra = '') =>
  `<path d="${d}" fill="${paint(fill)}"${extra && ` ${extra}`}/>`;

export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(r)}" fill="${paint(fill)}"${extra && ` ${extra}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, tilt = 0, extra = '') =>
  `<ellipse rx="${number(rx)}" ry="${number(ry)}" transform="translate(${number(x)} ${number(y)})${
    tilt ? `rotate(${tilt})` : ''
  }" fill="${paint(fill)}"${extra && ` ${extra}`}/>`;

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = '') =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(w)}" height="${number(h)}" rx="${r}" fill="${paint(fill)}"${extra && ` ${extra}`}/>`;

// A stroke without a fill.
export const line = (d: string, width: number, colour: string) =>
  `<path d="${d}" fill="none" stroke="${paint(colour)}" stroke-width="${width}" stroke-linecap="round"/>`;

export const gloss = (d: string, opacity = 0.45) =>
  `<path d="${d}" fill="#fff" opacity="${opacity}" stroke="none"/>`;

export const shade = (d: string, opacity = 0.25) => `<path d="${d}" opacity="${opacity}" stroke="none"/>`;

export const group = (body: string, transform: string) => `<g transform="${transform}">${body}</g>`;

/** Places a drawing as a part of another one; `turn` in degrees. */
export const small = (drawing: string, x: number, y: number, scale: number, turn = 0) =>
  group(drawing, `translate(${x} ${y}) rotate(${turn}) scale(${scale})`);

/** Repeats a shape `count` times around the origin at equal angles. */
export const around = (count: number, body: (index: number) => string) =>
  Array.from({ length: count }, (_, index) =>
    group(body(index), `rotate(${number((index * 360) / count)})`),
  ).join('');

export function starPath(points: number, outer: number, inner: number, x = 0, y = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / points - Math.PI / 2;
    return `${number(x + radius * Math.cos(angle))} ${number(y + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

export function polygonPath(sides: number, radius: number, turn = -90): string {
  const corners = Array.from({ length: sides }, (_, index) => {
    const angle = ((turn + (index * 360) / sides) * Math.PI) / 180;
    return `${number(radius * Math.cos(angle))} ${number(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}z`;
}

/** Exchanges materials and colors of a drawing, such as `{ R: 'B' }`. */
export const recolour = (drawing: string, paints: Record<string, string>) =>
  drawing.replace(/url\(#([a-zA-Z])\)|#[0-9a-f]{6}/g, (written, id?: string) => {
    const other = paints[id ?? written];
    return other === undefined ? written : paint(other);
  });
