import type { Spot, TableKind } from './tableKind.ts';

type Dice = readonly [number, number, number];

interface DiceSpot extends Spot {
  // What a stake of 100 gets back.
  pays: number;
  holds(dice: Dice): boolean;
}

export const diceTotal = ([one, two, three]: Dice) => one + two + three;
export const isTriple = ([one, two, three]: Dice) => one === two && two === three;

// A triple takes the stakes on halves.
const half = (id: string, name: string, holds: (total: number) => boolean): DiceSpot => ({
  id,
  name,
  pays: 200,
  holds: (dice) => !isTriple(dice) && holds(diceTotal(dice)),
});

const faces = [1, 2, 3, 4, 5, 6];
const rolls: readonly Dice[] = faces.flatMap((one) =>
  faces.flatMap((two) => faces.map((three): Dice => [one, two, three])),
);
// Of 216 rolls, a total or a triple gives back what 207 have staked, in whole hundredths.
const paidRolls = 207;
const rare = (id: string, name: string, holds: (dice: Dice) => boolean): DiceSpot => ({
  id,
  name,
  pays: Math.floor((paidRolls * 100) / rolls.filter(holds).length),
  holds,
});

const totals = Array.from({ length: 14 }, (_, index) => index + 4);

export const diceSpots: readonly DiceSpot[] = [
  half('small', 'Pequeno, 4 a 10', (total) => total <= 10),
  half('big', 'Grande, 11 a 17', (total) => total >= 11),
  half('odd', 'Ímpar', (total) => total % 2 === 1),
  rare('triple', 'Três iguais', isTriple),
  half('even', 'Par', (total) => total % 2 === 0),
  ...totals.map((total) => rare(String(total), String(total), (dice) => diceTotal(dice) === total)),
];

export const dice: TableKind = {
  spots: diceSpots,
  draw: (random) => {
    const face = () => Math.floor(random() * faces.length) + 1;
    const rolled: Dice = [face(), face(), face()];
    const winning = diceSpots.filter(({ holds }) => holds(rolled));
    return { shown: [...rolled], paid: Object.fromEntries(winning.map(({ id, pays }) => [id, pays])) };
  },
};
