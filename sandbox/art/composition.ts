import { number } from './draw.ts';
import { extentOf } from './extent.ts';
import type { Random } from './random.ts';
import type { Piece, Plane } from './styles/style.ts';

// Where a drawing goes: its center and the size that it may fill.
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places a drawing by what it fills of its own box, so that small ones are not lost and none is cut. */
function piece(drawing: string, plane: Plane, place: Place, turn = 0): Piece {
  const { x, y, width, height } = extentOf(drawing);
  const scale = Math.min(place.width / width, place.height / height);
  const turned = turn ? `rotate(${number(turn)})` : '';
  return {
    drawing,
    plane,
    transform: `translate(${number(place.x)} ${number(place.y)})${turned}scale(${Math.round(scale * 100) / 100})translate(${number(-x)} ${number(-y)})`,
  };
}

// On the ground, unless that leaves the upper half of the cover empty; in the middle of air and water.
function standing(drawing: string, ground: number | null, place: Omit<Place, 'y'>): Place {
  const { width, height } = extentOf(drawing);
  const tall = Math.min(place.height, (place.width / width) * height);
  return { ...place, y: ground === null ? 206 : Math.min(ground - tall / 2, 224) };
}

/**
 * Places the drawings of a cover, the hero first. Equal drawings make a group: a pair, a trio or a swarm.
 */
export function compose(drawings: readonly string[], ground: number | null, random: Random): Piece[] {
  const [hero = '', second, third] = drawings;
  const floor = ground ?? 326;
  const side = random.pick([-1, 1]);
  const lean = random.integer(-5, 5);
  const at = (x: number, y: number, size: number): Place => ({ x, y, width: size, height: size });
  if (drawings.length > 3) return swarm(drawings, random);
  if (second === hero && third === hero) {
    return [
      piece(hero, 'middle', at(84, floor - 158, 142), -8),
      piece(hero, 'middle', at(216, floor - 158, 142), 8),
      piece(hero, 'middle', at(150, floor - 86, 196)),
    ];
  }
  if (second === hero) {
    return [
      piece(hero, 'middle', at(150 + side * 56, floor - 156, 168), side * 9),
      piece(hero, 'middle', at(150 - side * 42, floor - 92, 200), side * -7),
    ];
  }
  if (second !== undefined) {
    const beside = third === undefined ? side : -side;
    return [
      ...(third === undefined
        ? []
        : [piece(third, 'back', at(150 + side * 86, floor - 206, 118), side * 10)]),
      piece(hero, 'middle', standing(hero, ground, { x: 150 - beside * 12, width: 242, height: 252 }), lean),
      piece(second, 'front', at(150 + beside * 84, floor - 18, 124), beside * 10),
    ];
  }
  return [piece(hero, 'middle', standing(hero, ground, { x: 150, width: 262, height: 280 }), lean)];
}

function swarm([hero = '', ...others]: readonly string[], random: Random): Piece[] {
  const count = others.length;
  const start = random.next() * 6.28;
  const around = others.map((drawing, index) => {
    const turn = start + (index * 2 * Math.PI) / count;
    const near = index % 3;
    const plane: Plane = near === 0 ? 'back' : 'middle';
    const size = 72 + near * 16;
    const place = { x: 150 + 108 * Math.cos(turn), y: 200 + 146 * Math.sin(turn), width: size, height: size };
    return piece(drawing, plane, place, random.integer(-30, 30));
  });
  return [
    ...around.filter(({ plane }) => plane === 'back'),
    ...around.filter(({ plane }) => plane !== 'back'),
    piece(hero, 'middle', { x: 150, y: 204, width: 200, height: 200 }, random.integer(-6, 6)),
  ];
}
