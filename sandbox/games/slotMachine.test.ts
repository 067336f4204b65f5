import { expect, test } from 'vitest';
import { countClusters, type Grid } from '../../tests/support/countClusters.ts';
import { catalogueGames } from '../content/catalogue/games.ts';
import { clusterCounts, clusterStarts } from './clusterCounts.ts';
import {
  blank,
  type MachineName,
  machineOf,
  machines,
  returnToPlayer,
  slotMachine,
  spin,
  stepOf,
} from './slotMachine.ts';

const names = Object.keys(machines) as MachineName[];

// A fair, repeatable stream.
function stream(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

// Counts clusters as `countClusters` does, with a flood fill of every layout.
function tryAllLayouts({ reels, rows }: Grid, starts: readonly number[]): number[][] {
  const cells = Array.from({ length: reels * rows }, (_, cell) => cell);
  const result = starts.map(() => [0, ...cells.map(() => 0)]);
  const touches = (one: number, other: number) =>
    Math.abs(one - other) === rows ||
    (Math.abs(one - other) === 1 && Math.floor(one / rows) === Math.floor(other / rows));
  for (let layout = 0; layout < 2 ** cells.length; layout += 1) {
    const filled = cells.filter((cell) => layout & (1 << cell));
    const left = new Set(filled);
    for (const first of filled) {
      if (!left.delete(first)) continue;
      const group = [first];
      for (const cell of group) {
        for (const other of left) if (touches(cell, other) && left.delete(other)) group.push(other);
      }
      const counts = result[starts.findLastIndex((start) => group.length >= start)];
      if (counts) counts[filled.length] = (counts[filled.length] ?? 0) + 1;
    }
  }
  return result;
}

test.each(names)('returns exactly what its game says: %s', (name) => {
  for (const rtp of new Set([85, ...catalogueGames.map((game) => game.rtp ?? 95)])) {
    const { kind, share } = slotMachine(name, rtp);
    expect(share).toBeLessThan(1);
    expect(returnToPlayer(kind, share) * 100).toBeCloseTo(rtp, 6);
  }
});

test('counts the clusters of all layouts', () => {
  expect(clusterCounts).toEqual(countClusters(machines.cluster, clusterStarts));
  const small = { reels: 4, rows: 4 };
  const starts = [2, 3, 6];
  expect(countClusters(small, starts)).toEqual(tryAllLayouts(small, starts));
});

test.each(names)('returns that much over many spins: %s', (name) => {
  const machine = slotMachine(name, 95);
  const random = stream(7);
  const spins = 60_000;
  let paid = 0;
  let squares = 0;
  for (let count = 0; count < spins; count += 1) {
    const times = spin(machine, 10, random).payoutCents / 10;
    paid += times;
    squares += times ** 2;
  }
  const mean = paid / spins;
  const standardError = Math.sqrt((squares / spins - mean ** 2) / spins);
  expect(standardError).toBeLessThan(0.04);
  expect(Math.abs(mean - 0.95)).toBeLessThan(3 * standardError);
});

test.each(names)('pays whole cents for equal symbols by the pay table: %s', (name) => {
  const machine = slotMachine(name, 96);
  const { kind } = machine;
  const random = stream(11);
  let wins = 0;
  for (let count = 0; count < 2_000; count += 1) {
    const round = spin(machine, 50, random);
    expect(round.cells).toHaveLength(kind.reels);
    expect(round.cells.every((reel) => reel.length === kind.rows)).toBe(true);
    for (const { symbol, cells, amountCents } of round.wins) {
      wins += 1;
      expect(symbol).toBeLessThan(blank);
      expect(cells.length).toBeGreaterThanOrEqual(kind.starts[0] ?? 0);
      expect(cells.every(([reel, row]) => round.cells[reel]?.[row] === symbol)).toBe(true);
      const factor = kind.payTable[symbol]?.[stepOf(kind, cells.length)] ?? 0;
      expect(amountCents).toBe((factor * 50) / kind.parts);
      expect(Number.isInteger(amountCents)).toBe(true);
    }
  }
  expect(wins).toBeGreaterThan(100);
});

test('pays lines from the left', () => {
  const machine = slotMachine('five', 96);
  const random = stream(3);
  for (let count = 0; count < 2_000; count += 1) {
    for (const { cells } of spin(machine, 50, random).wins) {
      expect(cells.map(([reel]) => reel)).toEqual(cells.map((_, index) => index));
    }
  }
});

test('pays connected symbols of the cluster machine once', () => {
  const machine = slotMachine('cluster', 96);
  const random = stream(5);
  for (let count = 0; count < 1_000; count += 1) {
    for (const { cells } of spin(machine, 50, random).wins) {
      expect(new Set(cells.map(String)).size).toBe(cells.length);
      for (const [reel, row] of cells) {
        const touching = cells.some(([right, down]) => Math.abs(right - reel) + Math.abs(down - row) === 1);
        expect(touching).toBe(true);
      }
    }
  }
});

test('has three reels for fruit, clusters for sweets and five reels for the rest', () => {
  expect(machineOf('frutas')).toBe('three');
  expect(machineOf('doces')).toBe('cluster');
  expect(machineOf('egito')).toBe('five');
  expect(machineOf(undefined)).toBe('five');
});
