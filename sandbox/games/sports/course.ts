import type { RunningGame } from './tennisGame.ts';

// The score of a match at one moment.
export interface Standing {
  home: number;
  away: number;
  // Finished and current sets, each as its own score; empty in sports without sets.
  parts: [number, number][];
  // Null where the sport counts no minutes.
  minute: number | null;
  // `1º tempo`.
  period: string;
  // Of the last minute of each goal, in sports with few of them.
  goals: { minute: number; side: 'home' | 'away' }[];
  isOver: boolean;
}

// A possible final score and its probability.
export interface FinalScore {
  home: number;
  away: number;
  chance: number;
}

// How a match goes; `share` is the part of its time that has passed, from 0 to 1.
export interface Course {
  // Share at which the result is known.
  endShare: number;
  standingAt(share: number): Standing;
  // In tennis.
  gameAt?: ((share: number) => RunningGame | null) | undefined;
  // The possible final scores, as known then.
  finalScoresAt(share: number, swing: number): FinalScore[];
}
