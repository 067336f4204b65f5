import { number } from './draw.ts';
import type { Random } from './random.ts';
import type { Piece, Plane } from './styles/style.ts';

const piece = (drawing: string, plane: Plane, x: number, y: number, scale: number, turn = 0): Piece => ({
  drawing,
  plane,
  transform: `translate(${number(x)} ${number(y)})${turn ? `rotate(${number(turn)})` : ''}scale(${Math.round(scale * 100) / 100})`,
});

/**
 * Places the drawings of a cover, the hero first. Equal drawings make a group: a pair, a trio or a swarm.
 */
export function compose(drawings: readonly string[], ground: number | null, random: Random): Piece[] {
  const [hero = '', second, third] = drawings;
  const floor = ground ?? 326;
  const side = random.pick([-1, 1]);
  const lean = random.integer(-5, 5);
  if (drawings.length > 3) return swarm(drawings, random);
  if (second === hero && third === hero) {
    return [
      piece(hero, 'middle', 82, floor - 148, 1.5, -8),
      piece(hero, 'middle', 218, floor - 148, 1.5, 8),
      piece(hero, 'middle', 150, floor - 78, 1.95),
    ];
  }
  if (second === hero) {
    return [
      piece(hero, 'middle', 150 + side * 54, floor - 150, 1.75, side * 9),
      piece(hero, 'middle', 150 - side * 42, floor - 86, 2, side * -7),
    ];
  }
  if (third !== undefined && second !== undefined) {
    return [
      piece(third, 'back', 150 + side * 88, floor - 196, 1.25, side * 10),
      piece(hero, 'middle', 150 - side * 8, floor - 116, 2.25, lean),
      piece(second, 'front', 150 - side * 92, floor - 14, 1.35, side * -12),
    ];
  }
  if (second !== undefined) {
    return [
      piece(hero, 'middle', 150 - side * 16, floor - 124, 2.3, lean),
      piece(second, 'front', 150 + side * 82, floor - 22, 1.4, side * 10),
    ];
  }
  return [piece(hero, 'middle', 150, floor - 122, random.pick([2.35, 2.5, 2.65]), lean)];
}

function swarm([hero = '', ...others]: readonly string[], random: Random): Piece[] {
  const count = others.length;
  const start = random.next() * 6.28;
  const around = others.map((drawing, index) => {
    const turn = start + (index * 2 * Math.PI) / count;
    const near = index % 3;
    const plane: Plane = near === 0 ? 'back' : 'middle';
    return piece(
      drawing,
      plane,
      150 + 118 * Math.cos(turn),
      200 + 150 * Math.sin(turn),
      0.75 + near * 0.16,
      random.integer(-30, 30),
    );
  });
  return [
    ...around.filter(({ plane }) => plane === 'back'),
    ...around.filter(({ plane }) => plane !== 'back'),
    piece(hero, 'middle', 150, 204, 2.05, random.integer(-6, 6)),
  ];
}
