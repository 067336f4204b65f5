import type { TableKind } from './tableKind.ts';

// What a stake of 100 on the side that shows gets back.
export const coinPays = 195;
// Of a stake of 100 on either side of a fair coin.
export const coinReturn = coinPays / 2;

const sides = [
  { id: 'heads', name: 'Cara' },
  { id: 'tails', name: 'Coroa' },
] as const;

export const coin: TableKind = {
  spots: sides,
  draw: (random) => {
    const side = random() < 0.5 ? 0 : 1;
    return { shown: [side], paid: { [sides[side].id]: coinPays } };
  },
};
