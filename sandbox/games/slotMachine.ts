import type { ThemeName } from '../art/themes.ts';
import { clusterCounts, clusterStarts } from './clusterCounts.ts';

export type MachineName = 'three' | 'five' | 'cluster';

// Reel and row.
export type Cell = readonly [number, number];

export interface MachineKind {
  reels: number;
  rows: number;
  // Parts of a bet that the pay table multiplies.
  parts: number;
  // Numbers of equal symbols at which the factors of the pay table start.
  starts: readonly number[];
  // Factors by symbol, the highest first.
  payTable: readonly (readonly number[])[];
  // Cells that pay together when their symbols are equal; null when connected cells do.
  lines: readonly (readonly number[])[] | null;
}

export const machines: Record<MachineName, MachineKind> = {
  three: {
    reels: 3,
    rows: 3,
    parts: 5,
    starts: [3],
    payTable: [[1000], [400], [200], [120], [80], [50], [32], [20]],
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
  },
  five: {
    reels: 5,
    rows: 3,
    parts: 10,
    starts: [3, 4, 5],
    payTable: [
      [300, 1500, 8000],
      [160, 700, 3500],
      [100, 400, 1800],
      [70, 250, 1000],
      [45, 150, 500],
      [28, 90, 350],
      [22, 70, 260],
      [18, 50, 180],
    ],
    lines: [
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
    ],
  },
  cluster: {
    reels: 6,
    rows: 5,
    parts: 10,
    starts: clusterStarts,
    payTable: [
      [1500, 4500, 12000],
      [750, 2400, 6000],
      [420, 1200, 3600],
      [240, 600, 1800],
      [120, 300, 900],
      [66, 150, 450],
      [36, 84, 240],
      [21, 45, 120],
    ],
    lines: null,
  },
};

const clusterThemes: readonly ThemeName[] = ['doces', 'joias', 'espaco', 'bingo', 'pescaria'];
const threeReelThemes: readonly ThemeName[] = ['classicos', 'frutas', 'fogo', 'fortuna'];

/** Returns the machine of a kind of game; fruit machines have three reels. */
export function machineOf(theme: ThemeName | undefined): MachineName {
  if (theme && clusterThemes.includes(theme)) return 'cluster';
  return theme && threeReelThemes.includes(theme) ? 'three' : 'five';
}

const frequencies = [1, 1.3, 1.7, 2.2, 2.8, 3.4, 4, 4.6];
const sum = frequencies.reduce((total, frequency) => total + frequency, 0);
// Upper ends of the symbols' shares of a draw of paying symbols.
const ends = frequencies.map((_, symbol) =>
  frequencies.slice(0, symbol + 1).reduce((end, frequency) => end + frequency / sum, 0),
);
// A symbol that pays nothing fills the rest of the reels.
export const blank = frequencies.length;

// Probability that `filled` given cells have the symbol and `other` given cells do not.
const layoutChance = (p: number, filled: number, other: number) => p ** filled * (1 - p) ** other;

// Expected number of groups that earn the factor of a step, when each cell has the symbol with probability `p`.
function expectedGroups({ reels, rows, starts, lines }: MachineKind, step: number, p: number): number {
  if (lines === null) {
    const counts = clusterCounts[step] ?? [];
    const cells = reels * rows;
    return counts.reduce(
      (total, count, filled) => total + count * layoutChance(p, filled, cells - filled),
      0,
    );
  }
  const count = starts[step] ?? 0;
  return lines.length * layoutChance(p, count, count === reels ? 0 : 1);
}

/** Returns the exact payout per unit staked when paying symbols fill `share` of every reel. */
export function returnToPlayer(kind: MachineKind, share: number): number {
  const paid = kind.payTable.map((factors, symbol) => {
    const p = (share * (frequencies[symbol] ?? 0)) / sum;
    return factors.reduce((part, factor, step) => part + factor * expectedGroups(kind, step, p), 0);
  });
  return paid.reduce((total, part) => total + part, 0) / kind.parts;
}

export interface SlotMachine {
  kind: MachineKind;
  // Share of the reels that paying symbols fill.
  share: number;
}

/** Builds a machine that returns `rtp` percent. */
export function slotMachine(name: MachineName, rtp: number): SlotMachine {
  const kind = machines[name];
  let low = 0;
  let high = 1;
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (returnToPlayer(kind, middle) * 100 < rtp) low = middle;
    else high = middle;
  }
  return { kind, share: low };
}

export interface Win {
  symbol: number;
  cells: Cell[];
  amountCents: number;
}

export interface Spin {
  // By reel, from the top.
  cells: number[][];
  wins: Win[];
  payoutCents: number;
}

/** Plays one round; the bet is a multiple of the machine's parts, `random` returns numbers in [0, 1). */
export function spin({ kind, share }: SlotMachine, betCents: number, random: () => number): Spin {
  const draw = () => {
    const number = random() / share;
    const symbol = ends.findIndex((end) => number < end);
    return symbol === -1 ? blank : symbol;
  };
  const cells = Array.from({ length: kind.reels }, () => Array.from({ length: kind.rows }, draw));
  const groups = kind.lines === null ? clusters(cells) : kind.lines.map((line) => runOf(cells, line));
  const wins = groups.flatMap((group): Win[] => {
    const symbol = symbolAt(cells, group[0]);
    const factor = kind.payTable[symbol]?.[stepOf(kind, group.length)];
    if (factor === undefined) return [];
    return [{ symbol, cells: group, amountCents: (factor * betCents) / kind.parts }];
  });
  return { cells, wins, payoutCents: wins.reduce((total, { amountCents }) => total + amountCents, 0) };
}

/** Returns the index of the factor that a number of equal symbols earns, -1 for too few. */
export function stepOf({ starts }: MachineKind, count: number): number {
  return starts.findLastIndex((start) => count >= start);
}

const symbolAt = (cells: number[][], cell: Cell | undefined) =>
  cell === undefined ? blank : (cells[cell[0]]?.[cell[1]] ?? blank);

// Equal symbols of a line, from the left.
function runOf(cells: number[][], line: readonly number[]): Cell[] {
  const places = line.map((row, reel): Cell => [reel, row]);
  const other = places.findIndex((cell) => symbolAt(cells, cell) !== symbolAt(cells, places[0]));
  return other === -1 ? places : places.slice(0, other);
}

// Groups of equal symbols that touch at their sides.
function clusters(cells: number[][]): Cell[][] {
  const seen = new Set<number>();
  const rows = cells[0]?.length ?? 0;
  const grow = (cell: Cell, symbol: number, group: Cell[]): Cell[] => {
    const [reel, row] = cell;
    const key = reel * rows + row;
    if (reel < 0 || row < 0 || reel >= cells.length || row >= rows) return group;
    if (seen.has(key) || symbolAt(cells, cell) !== symbol) return group;
    seen.add(key);
    group.push(cell);
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      grow([reel + right, row + down], symbol, group);
    return group;
  };
  return cells
    .flatMap((column, reel) => column.map((symbol, row) => grow([reel, row], symbol, [])))
    .filter((group) => group.length > 0);
}
