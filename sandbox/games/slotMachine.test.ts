import { expect, test } from 'vitest';
import { payLines, payTable, reels, returnToPlayer, rows, slotMachine, spin } from './slotMachine.ts';

// A fair, repeatable stream.
function stream(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test('builds a machine for the return of its game', () => {
  for (const rtp of [85, 92.1, 95.5, 97.4]) {
    const { ends } = slotMachine(rtp);
    expect(ends.at(-1)).toBeLessThan(1);
    expect(returnToPlayer(ends.at(-1) ?? 0) * 100).toBeCloseTo(rtp, 6);
  }
});

test('returns about that much over many spins', () => {
  const machine = slotMachine(95);
  const random = stream(7);
  let paid = 0;
  const spins = 200_000;
  for (let count = 0; count < spins; count += 1) paid += spin(machine, 10, random).payoutCents;
  expect(paid / (spins * 10)).toBeGreaterThan(0.85);
  expect(paid / (spins * 10)).toBeLessThan(1.05);
});

test('pays whole cents, from the left, by the pay table', () => {
  const machine = slotMachine(96);
  const random = stream(11);
  let wins = 0;
  for (let count = 0; count < 2_000; count += 1) {
    const round = spin(machine, 50, random);
    expect(round.cells).toHaveLength(reels);
    expect(round.cells.every((reel) => reel.length === rows)).toBe(true);
    for (const { line, symbol, count: length, amountCents } of round.wins) {
      wins += 1;
      const onLine = payLines[line]?.map((row, reel) => round.cells[reel]?.[row]);
      expect(onLine?.slice(0, length).every((one) => one === symbol)).toBe(true);
      expect(amountCents).toBe((payTable[symbol]?.[length - 3] ?? 0) * 5);
    }
  }
  expect(wins).toBeGreaterThan(100);
});
