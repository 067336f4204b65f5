import type { DoubleRound } from '../../../src/shared/contract/casino/games.ts';
import { seededRandom } from '../../art/random.ts';

const names = [
  'An',
  'Bi',
  'Ca',
  'Da',
  'Ed',
  'Fe',
  'Ga',
  'He',
  'Iv',
  'Ju',
  'Ka',
  'Li',
  'Ma',
  'Ni',
  'Pa',
] as const;
const stakes = [100, 200, 250, 500, 1000, 1500, 2000] as const;

export const maskedName = (name: string) => `${name.slice(0, 2)}•••`;

/** Simulates other players, the same for a round on every call; `share` is the elapsed part of the wait, 0 to 1. */
export function simulatedPlayers(round: string, share: number): DoubleRound['players'] {
  const random = seededRandom(`double:${round}`);
  const all = Array.from({ length: random.integer(5, 11) }, () => ({
    name: maskedName(random.pick(names)),
    bet: random.pick(stakes),
    colour: random.pick([1, 1, 1, 2, 2, 2, 0] as const),
  }));
  return all.slice(0, Math.round(all.length * Math.min(1, Math.max(0, share))));
}
