import { seededRandom } from '../../art/random.ts';

export interface RunningGame {
  // `0`, `15`, `30`, `40` or `Vantagem`; plain counts in a tie-break.
  points: [string, string];
  server: 'home' | 'away';
}

type Score = readonly [number, number];

interface GameOf {
  seed: string;
  // Of the game within its match, from 0.
  number: number;
  isTieBreak: boolean;
  winner: 0 | 1;
  // Part of the game that has passed, below 1.
  passed: number;
}

const servingChance = 0.62;
const names = ['0', '15', '30', '40'];

/** Returns the points and the server of a game whose winner is known. */
export function runningGame({ seed, number, isTieBreak, winner, passed }: GameOf): RunningGame {
  const first = seededRandom(`server:${seed}`).integer(0, 1);
  const opener = (first + number) % 2;
  const course = pointsOf(`points:${seed}:${number}`, { opener, isTieBreak, winner });
  const at = Math.floor(passed * (course.length - 1));
  const points = course[Math.min(at, course.length - 2)] ?? [0, 0];
  const server = isTieBreak ? tieBreakServer(opener, points[0] + points[1]) : opener;
  return {
    points: isTieBreak ? [String(points[0]), String(points[1])] : namesOf(points),
    server: server === 0 ? 'home' : 'away',
  };
}

// The first point, then two points each.
const tieBreakServer = (opener: number, played: number) => (opener + Math.floor((played + 1) / 2)) % 2;

interface GameRules {
  opener: number;
  isTieBreak: boolean;
  winner: 0 | 1;
}

// Plays games until the known winner wins one; the last score is the won game.
function pointsOf(seed: string, { opener, isTieBreak, winner }: GameRules): Score[] {
  const random = seededRandom(seed);
  const target = isTieBreak ? 7 : 4;
  const isWon = ([one, other]: Score) => Math.max(one, other) >= target && Math.abs(one - other) >= 2;
  for (;;) {
    const course: Score[] = [[0, 0]];
    for (let last: Score = [0, 0]; !isWon(last); course.push(last)) {
      const server = isTieBreak ? tieBreakServer(opener, last[0] + last[1]) : opener;
      const point = random.next() < servingChance ? server : 1 - server;
      last = point === 0 ? [last[0] + 1, last[1]] : [last[0], last[1] + 1];
    }
    const [home, away] = course.at(-1) ?? [0, 0];
    if (home > away === (winner === 0)) return course;
  }
}

function namesOf([home, away]: Score): [string, string] {
  const name = (own: number, other: number) => (own > 3 && own > other ? 'Vantagem' : (names[own] ?? '40'));
  return [name(home, away), name(away, home)];
}
