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
  const at = ([x, y]: Point, [dx, dy]: Point, distance: number) =>
    `${number(x + dx * distance)} ${number(y + dy * distance)}`;
  const side = (sign: number) => [
    at(shoulder, upper, from * sign),
    at(between(shoulder, elbow, 0.74), upper, middle * 1.12 * sign),
    at(elbow, across, middle * 1.25 * sign),
    at(between(elbow, wrist, 0.26), lower, middle * 1.05 * sign),
    at(wrist, lower, to * sign),
  ];
  const [a, b, c, d, e] = side(1);
  const [f, g, h, i, j] = side(-1);
  return `M${a}L${b}Q${c} ${d}L${e}L${j}L${i}Q${h} ${g}L${f}A${from} ${from} 0 0 1 ${a}z`;
}
