import { cardValue, handTotal, noCard } from './handTotal.ts';
import { shuffled } from './shuffled.ts';
import type { TableKind } from './tableKind.ts';

interface Hands {
  player: number[];
  banker: number[];
}

// With which third cards of the player the banker draws, by the banker's total.
const bankerDrawsOn: Record<number, readonly number[]> = {
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
};

/** Deals both hands by the rules of punto banco; `next` takes a card from the shoe. */
export function dealBaccarat(next: () => number): Hands {
  const player = [next()];
  const banker = [next()];
  player.push(next());
  banker.push(next());
  const [playerTotal, bankerTotal] = [handTotal(player), handTotal(banker)];
  if (playerTotal >= 8 || bankerTotal >= 8) return { player, banker };
  if (playerTotal >= 6) {
    if (bankerTotal <= 5) banker.push(next());
    return { player, banker };
  }
  const third = next();
  player.push(third);
  if (bankerTotal <= 2 || bankerDrawsOn[bankerTotal]?.includes(cardValue(third))) banker.push(next());
  return { player, banker };
}

// What a stake of 100 gets back; the banker's win pays a commission of 5 %.
export const baccaratPays = { player: 200, tie: 900, banker: 195 } as const;

/** Returns what a stake of 100 on each winning spot gets back; an even hand returns stakes on both sides. */
export function paidOf({ player, banker }: Hands): Record<string, number> {
  const lead = handTotal(player) - handTotal(banker);
  if (lead === 0) return { tie: baccaratPays.tie, player: 100, banker: 100 };
  return lead > 0 ? { player: baccaratPays.player } : { banker: baccaratPays.banker };
}

export const baccarat: TableKind = {
  spots: [
    { id: 'player', name: 'Jogador' },
    { id: 'tie', name: 'Empate' },
    { id: 'banker', name: 'Banca' },
  ],
  draw: (random) => {
    const hands = dealBaccarat(shuffled(8, random));
    const shown = [hands.player, hands.banker].flatMap(([first = 0, second = 0, third = noCard]) => [
      first,
      second,
      third,
    ]);
    return { shown, paid: paidOf(hands) };
  },
};
