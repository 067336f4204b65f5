import { seededRandom } from '../../art/random.ts';
import type { Course, FinalScore, Standing } from './course.ts';
import { type RunningGame, runningGame } from './tennisGame.ts';

interface SetRules {
  // Sets that decide the match.
  wins: number;
  // Points of a set, which is won by two, or by one at `cap`.
  target: number;
  cap: number;
  // `set` in `2º set`.
  name: string;
  // Points of a set are games with points of their own.
  hasGames?: true;
}

export const tennis: SetRules = { wins: 2, target: 6, cap: 7, name: 'set', hasGames: true };
export const volleyball: SetRules = { wins: 3, target: 25, cap: 30, name: 'set' };
export const esports: SetRules = { wins: 2, target: 13, cap: 24, name: 'mapa' };

type Score = readonly [number, number];

/** Plays a match of sets, each of which is a race for points. */
export function setsCourse(seed: string, rules: SetRules): Course {
  const random = seededRandom(`course:${seed}`);
  const strength = 0.5 + (random.next() * 2 - 1) * (rules.target > 10 ? 0.05 : 0.09);
  const sets: Score[][] = [];
  const won: [number, number] = [0, 0];
  while (Math.max(...won) < rules.wins) {
    const course: Score[] = [[0, 0]];
    for (let last: Score = [0, 0]; !isWon(last, rules); course.push(last))
      last = random.next() < strength ? [last[0] + 1, last[1]] : [last[0], last[1] + 1];
    sets.push(course);
    won[winnerOf(course.at(-1))] += 1;
  }
  const most = rules.wins * 2 - 1;
  const endShare = sets.length / most;

  // The finished sets and the score of the current one.
  function partsAt(share: number): Score[] {
    const at = share * most;
    return sets.slice(0, Math.floor(at) + 1).map((course, index) => {
      const passed = Math.min(1, at - index);
      return course[Math.floor(passed * (course.length - 1))] ?? [0, 0];
    });
  }
  function gameAt(share: number): RunningGame | null {
    const at = share * most;
    const set = Math.floor(at);
    const course = sets[set];
    if (!course) return null;
    const passed = (at - set) * (course.length - 1);
    const game = Math.floor(passed);
    const score = course[game];
    const next = course[game + 1];
    if (!score || !next) return null;
    const before = sets.slice(0, set).reduce((sum, { length }) => sum + length - 1, 0);
    return runningGame({
      seed,
      number: before + game,
      isTieBreak: Math.min(...score) >= rules.target,
      winner: next[0] > score[0] ? 0 : 1,
      passed: passed - game,
    });
  }
  function standingAt(share: number): Standing {
    const parts = partsAt(share);
    const [home, away] = setScore(parts, rules);
    const isOver = share >= endShare;
    return {
      home,
      away,
      parts: parts.map(([one, other]) => [one, other]),
      minute: null,
      period: `${Math.min(parts.length, sets.length)}º ${rules.name}`,
      goals: [],
      isOver,
    };
  }
  function finalScoresAt(share: number, swing: number): FinalScore[] {
    const parts = partsAt(share);
    const chance = Math.min(0.95, Math.max(0.05, strength + swing * 0.1));
    const score = setScore(parts, rules);
    const current = parts.at(-1);
    const running = current && !isWon(current, rules) ? current : ([0, 0] as const);
    const next = chanceOfSet(running, chance, rules);
    return finals(score, next, chanceOfSet([0, 0], chance, rules), rules.wins);
  }
  return { endShare, standingAt, finalScoresAt, gameAt: rules.hasGames && gameAt };
}

const winnerOf = (score: Score = [0, 0]): 0 | 1 => (score[0] > score[1] ? 0 : 1);

function isWon([home, away]: Score, { target, cap }: SetRules): boolean {
  const most = Math.max(home, away);
  return most >= cap || (most >= target && Math.abs(home - away) >= 2);
}

function setScore(parts: readonly Score[], rules: SetRules): Score {
  const done = parts.filter((score) => isWon(score, rules));
  const home = done.filter((score) => winnerOf(score) === 0).length;
  return [home, done.length - home];
}

// The chance that home wins the set from this score.
function chanceOfSet(from: Score, chance: number, rules: SetRules): number {
  const known = new Map<string, number>();
  const at = (score: Score): number => {
    if (isWon(score, rules)) return winnerOf(score) === 0 ? 1 : 0;
    const key = score.join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = chance * at([score[0] + 1, score[1]]) + (1 - chance) * at([score[0], score[1] + 1]);
    known.set(key, value);
    return value;
  };
  return at(from);
}

function finals([home, away]: Score, next: number, later: number, wins: number): FinalScore[] {
  if (home === wins || away === wins) return [{ home, away, chance: 1 }];
  const after = (score: Score, share: number) =>
    finals(score, later, later, wins).map((final) => ({ ...final, chance: final.chance * share }));
  const merged = new Map<string, FinalScore>();
  for (const final of [...after([home + 1, away], next), ...after([home, away + 1], 1 - next)]) {
    const key = `${final.home}:${final.away}`;
    merged.set(key, { ...final, chance: final.chance + (merged.get(key)?.chance ?? 0) });
  }
  return [...merged.values()];
}
