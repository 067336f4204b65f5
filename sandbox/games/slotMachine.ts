export const reels = 5;
export const rows = 3;
export const payLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

// Factors of the line bet for three, four and five of a kind from the left, the highest symbol first.
export const payTable: readonly (readonly [number, number, number])[] = [
  [300, 1500, 8000],
  [160, 700, 3500],
  [100, 400, 1800],
  [70, 250, 1000],
  [45, 150, 500],
  [28, 90, 350],
  [22, 70, 260],
  [18, 50, 180],
];
const frequencies = [1, 1.3, 1.7, 2.2, 2.8, 3.4, 4, 4.6];
// A symbol that pays nothing fills the rest of the reels.
export const blank = payTable.length;

/** Returns the payout per unit staked when paying symbols fill `share` of every reel. */
export function returnToPlayer(share: number): number {
  const sum = frequencies.reduce((total, frequency) => total + frequency, 0);
  return payTable.reduce((total, [three, four, five], symbol) => {
    const p = (share * (frequencies[symbol] ?? 0)) / sum;
    return total + p ** 3 * (1 - p) * three + p ** 4 * (1 - p) * four + p ** 5 * five;
  }, 0);
}

export interface SlotMachine {
  // Upper ends of the symbols' shares of a draw between 0 and 1.
  ends: readonly number[];
}

/** Builds a machine that returns `rtp` percent. */
export function slotMachine(rtp: number): SlotMachine {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (returnToPlayer(middle) * 100 < rtp) low = middle;
    else high = middle;
  }
  const sum = frequencies.reduce((total, frequency) => total + frequency, 0);
  let end = 0;
  return { ends: frequencies.map((frequency) => (end += (low * frequency) / sum)) };
}

export interface LineWin {
  line: number;
  symbol: number;
  count: number;
  amountCents: number;
}

export interface Spin {
  // By reel, from the top.
  cells: number[][];
  wins: LineWin[];
  payoutCents: number;
}

/** Plays one round; the bet is a multiple of the number of lines, `random` returns numbers in [0, 1). */
export function spin({ ends }: SlotMachine, betCents: number, random: () => number): Spin {
  const draw = () => {
    const number = random();
    const symbol = ends.findIndex((end) => number < end);
    return symbol === -1 ? blank : symbol;
  };
  const cells = Array.from({ length: reels }, () => Array.from({ length: rows }, draw));
  const lineBet = betCents / payLines.length;
  const wins = payLines.flatMap((line, index): LineWin[] => {
    const symbols = line.map((row, reel) => cells[reel]?.[row] ?? blank);
    const [symbol = blank] = symbols;
    const other = symbols.findIndex((one) => one !== symbol);
    const count = other === -1 ? reels : other;
    const times = payTable[symbol]?.[count - 3] ?? 0;
    return times > 0 ? [{ line: index, symbol, count, amountCents: times * lineBet }] : [];
  });
  return { cells, wins, payoutCents: wins.reduce((total, { amountCents }) => total + amountCents, 0) };
}
