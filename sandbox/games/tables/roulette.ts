import type { Draw, Spot, TableKind } from './tableKind.ts';

// The pockets of the European wheel, clockwise.
export const wheelPockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;
const redPockets: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

export type PocketColor = 'red' | 'black' | 'green';

export function pocketColor(pocket: number): PocketColor {
  if (pocket === 0) return 'green';
  return redPockets.has(pocket) ? 'red' : 'black';
}

interface RouletteSpot extends Spot {
  holds(pocket: number): boolean;
}

const outside: readonly RouletteSpot[] = [
  { id: 'dozen-1', name: '1 a 12', holds: (pocket) => pocket >= 1 && pocket <= 12 },
  { id: 'dozen-2', name: '13 a 24', holds: (pocket) => pocket >= 13 && pocket <= 24 },
  { id: 'dozen-3', name: '25 a 36', holds: (pocket) => pocket >= 25 },
  { id: 'low', name: '1 a 18', holds: (pocket) => pocket >= 1 && pocket <= 18 },
  { id: 'even', name: 'Par', holds: (pocket) => pocket > 0 && pocket % 2 === 0 },
  { id: 'red', name: 'Vermelho', holds: (pocket) => pocketColor(pocket) === 'red' },
  { id: 'black', name: 'Preto', holds: (pocket) => pocketColor(pocket) === 'black' },
  { id: 'odd', name: 'Ímpar', holds: (pocket) => pocket % 2 === 1 },
  { id: 'high', name: '19 a 36', holds: (pocket) => pocket >= 19 },
];

export const rouletteSpots: readonly RouletteSpot[] = [
  ...wheelPockets
    .toSorted((one, other) => one - other)
    .map((number) => ({
      id: String(number),
      name: String(number),
      holds: (pocket: number) => pocket === number,
    })),
  ...outside,
];

// A number pays 35 to 1, a dozen 2 to 1, the rest 1 to 1; the stake comes back too.
const paidByPockets: Record<number, number> = { 1: 3600, 12: 300, 18: 200 };

/** Returns what a stake of 100 on a spot gets back when the spot wins. */
export function spotPay({ holds }: RouletteSpot): number {
  return paidByPockets[wheelPockets.filter(holds).length] ?? 0;
}

export const roulette: TableKind = {
  spots: rouletteSpots,
  draw: (random): Draw => {
    const pocket = Math.floor(random() * wheelPockets.length);
    const winning = rouletteSpots.filter(({ holds }) => holds(pocket));
    return { shown: [pocket], paid: Object.fromEntries(winning.map((spot) => [spot.id, spotPay(spot)])) };
  },
};
