import { number, starPath } from '../draw.ts';
import type { Random } from '../random.ts';

/** Draws rolling land from edge to edge, closed at the bottom. */
export function ridge(y: number, height: number, bumps: number, random: Random): string {
  const step = 300 / bumps;
  let d = `M-10 400V${number(y + random.next() * height * 0.5)}`;
  for (let index = 0; index < bumps; index += 1) {
    const x = index * step;
    const top = y - height * (0.4 + 0.6 * random.next());
    d += `C${number(x + step * 0.3)} ${number(top)} ${number(x + step * 0.7)} ${number(top)} ${number(x + step)} ${number(y + random.next() * height * 0.4)}`;
  }
  return `${d}L310 ${y}V400z`;
}

/** Draws sharp peaks from edge to edge, closed at the bottom. */
export function peaks(y: number, height: number, count: number, random: Random): string {
  const step = 300 / count;
  let d = `M-10 400V${y}`;
  for (let index = 0; index < count; index += 1) {
    const x = index * step + step * (0.3 + 0.4 * random.next());
    d += `L${number(x)} ${number(y - height * (0.45 + 0.55 * random.next()))}L${number((index + 1) * step)} ${number(y - height * 0.12 * random.next())}`;
  }
  return `${d}L310 ${y}V400z`;
}

/** Draws rows of waves from edge to edge, closed at the bottom. */
export function waves(y: number, height: number, count: number): string {
  const step = 320 / count;
  const crest = `q${number(step / 2)} ${-height * 2} ${number(step)} 0`;
  return `M-10 ${y}${crest.repeat(count)}V400H-10z`;
}

/** Draws a skyline of plain blocks. */
export function towers(y: number, height: number, count: number, random: Random): string {
  const step = 320 / count;
  return Array.from({ length: count }, (_, index) => {
    const top = number(y - height * (0.35 + 0.65 * random.next()));
    return `M${number(index * step - 10)} 400V${top}h${number(step - 2)}V400z`;
  }).join('');
}

/** Scatters stars over a part of the sheet. */
export const stars = (count: number, bottom: number, random: Random, largest = 4): string =>
  Array.from({ length: count }, () => {
    const size = 1.2 + random.next() * largest;
    return starPath(4, size, size / 3.2, random.integer(6, 294), random.integer(6, bottom));
  }).join('');

/** Scatters round lights along a hanging chain. */
export const chain = (y: number, sag: number, count: number, r: number): string =>
  Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) * 300) / count;
    const hang = y + sag * (1 - ((x - 150) / 150) ** 2);
    return `M${number(x - r)} ${number(hang)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }).join('');

const mirrored = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => [300 - x, y] as const);

/** Draws a polygon and the same at the other side. */
export function bothSides(points: readonly (readonly [number, number])[]): string {
  const polygon = (list: readonly (readonly [number, number])[]) =>
    `M${list.map(([x, y]) => `${x} ${y}`).join('L')}z`;
  return polygon(points) + polygon(mirrored(points));
}

/** Draws a pointed leaf from its stem, `turn` degrees from upright. */
export function leaf(x: number, y: number, length: number, turn: number, width = 0.26): string {
  const angle = ((turn - 90) * Math.PI) / 180;
  const at = (along: number, across: number) =>
    `${number(x + length * (along * Math.cos(angle) - across * Math.sin(angle)))} ${number(y + length * (along * Math.sin(angle) + across * Math.cos(angle)))}`;
  return `M${at(0, 0)}C${at(0.25, -width)} ${at(0.7, -width)} ${at(1, 0)}C${at(0.7, width)} ${at(0.25, width)} ${at(0, 0)}z`;
}

export const disc = (x: number, y: number, r: number): string =>
  `M${number(x - r)} ${number(y)}a${number(r)} ${number(r)} 0 1 0 ${number(2 * r)} 0a${number(r)} ${number(r)} 0 1 0 ${number(-2 * r)} 0z`;

/** Draws a cloud of flat base. */
export const cloud = (x: number, y: number, s: number): string =>
  `M${number(x - 50 * s)} ${number(y)}a${number(20 * s)} ${number(20 * s)} 0 0 1 ${number(12 * s)} ${number(-34 * s)}a${number(30 * s)} ${number(30 * s)} 0 0 1 ${number(54 * s)} ${number(-10 * s)}a${number(23 * s)} ${number(23 * s)} 0 0 1 ${number(34 * s)} ${number(44 * s)}z`;
