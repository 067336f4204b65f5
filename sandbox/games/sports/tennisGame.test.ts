import { expect, test } from 'vitest';
import { setsCourse, tennis, volleyball } from './setsCourse.ts';
import { runningGame } from './tennisGame.ts';

const steps = Array.from({ length: 40 }, (_, step) => step / 40);
const base = { seed: 'jogo', number: 0, isTieBreak: false, winner: 0 as const };
const plain = ['0', '15', '30', '40'];

test('counts a game by 15, 30, 40 and advantage, one point at a time, towards its winner', () => {
  for (let number = 0; number < 200; number += 1) {
    const course = steps.map((passed) => runningGame({ ...base, number, passed }).points);
    expect(course[0]).toEqual(['0', '0']);
    for (const score of course)
      if (score.includes('Vantagem')) expect(score.toSorted()).toEqual(['40', 'Vantagem']);
      else expect(plain).toEqual(expect.arrayContaining(score));
    // One point before the end, the winner has a game point.
    const [home = '', away = ''] = course.at(-1) ?? [];
    expect(home === 'Vantagem' || (home === '40' && away !== '40' && away !== 'Vantagem')).toBe(true);
  }
});

test('counts a tie-break plainly, whose serve changes after the first point and then after two', () => {
  const course = steps.map((passed) => runningGame({ ...base, isTieBreak: true, passed }));
  for (const { points, server } of course) {
    const played = Number(points[0]) + Number(points[1]);
    expect(server === course[0]?.server).toBe(Math.floor((played + 1) / 2) % 2 === 0);
  }
});

test('changes the server with each game, and has no points in other sports', () => {
  const course = setsCourse('saque', tennis);
  const servers = new Map<number, Set<string>>();
  for (let share = 0; share < course.endShare - 0.001; share += 0.002) {
    const { parts } = course.standingAt(share);
    const game = course.gameAt?.(share);
    const games = parts.flat().reduce((sum, count) => sum + count, 0);
    if (game?.points.every((one) => /^(0|15|30|40|Vantagem)$/.test(one)))
      servers.set(games, (servers.get(games) ?? new Set()).add(game.server));
  }
  expect(servers.size).toBeGreaterThan(10);
  const first = [...(servers.get(0) ?? [])][0];
  for (const [games, found] of servers)
    expect([...found]).toEqual([games % 2 === 0 ? first : first === 'home' ? 'away' : 'home']);
  expect(setsCourse('saque', volleyball).gameAt).toBeUndefined();
});
