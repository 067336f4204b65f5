import { number } from '../draw.ts';

// A person behind a table, whose edge is at 50; the head is around 0, -54 and the shoulders are 90 wide.
export interface Look {
  skin: string;
  // Skin away from the light.
  shade: string;
  hair: string;
  cloth: string;
  // Of ties, collars and linings.
  trim: string;
}

export type Point = readonly [number, number];

export const white = '#f4f1ec';
export const black = '#1b1a22';
export const gold = '#e8c25a';
export const bare = 'stroke="none"';

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/** Draws an arm from its round shoulder over the elbow to the wrist, `from` and `to` being half its width. */
export function limb(
  [shoulder, elbow, wrist]: readonly [Point, Point, Point],
  from: number,
  to: number,
): string {
  const aside = ([ax, ay]: Point, [bx, by]: Point): Point => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(ay - by) / length, (bx - ax) / length];
  };
  const [upper, lower] = [aside(shoulder, elbow), aside(elbow, wrist)];
  const across = aside(between(shoulder, elbow, 0.6), between(elbow, wrist, 0.4));
  const middle = from * 0.35 + to * 0.65;
  const at = ([x, y]: Point, [dx, dy]: Point, distance: number): Point => [
    x + dx * distance,
    y + dy * distance,
  ];
  const side = (sign: number): readonly Point[] => {
    const first = at(shoulder, upper, from * sign);
    const last = at(wrist, lower, to * sign);
    const above = middle * 1.12 * sign;
    const below = middle * 1.05 * sign;
    const fold = crossing([first, at(elbow, upper, above)], [at(elbow, lower, below), last]);
    if (fold) return [first, fold, fold, fold, last];
    return [
      first,
      at(between(shoulder, elbow, 0.74), upper, above),
      at(elbow, across, middle * 1.25 * sign),
      at(between(elbow, wrist, 0.26), lower, below),
      last,
    ];
  };
  const write = ([x, y]: Point) => `${number(x)} ${number(y)}`;
  const [a, b, c, d, e] = side(1).map(write);
  const [f, g, h, i, j] = side(-1).map(write);
  return `M${a}L${b}Q${c} ${d}L${e}L${j}L${i}Q${h} ${g}L${f}A${from} ${from} 0 0 0 ${a}z`;
}

// Where the sides of a bent arm meet inside its elbow; null when they do not.
function crossing([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): Point | null {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]];
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]];
  const turn = rx * sy - ry * sx;
  if (turn === 0) return null;
  const share = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / turn;
  const other = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / turn;
  return share > 0 && share < 1 && other > 0 && other < 1 ? between(a, b, share) : null;
}
