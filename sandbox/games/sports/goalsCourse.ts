import { seededRandom } from '../../art/random.ts';
import type { Course, FinalScore, Standing } from './course.ts';

interface GoalRules {
  minutes: number;
  // Minutes that are played on after the last one.
  added: number;
  periods: readonly string[];
  // Points of both sides that matches have on average, from the fewest to the most.
  expected: readonly [number, number];
  // How much more often than on average a side scores at the end, and how much less at the start.
  rise: number;
  // Chances to score in a minute.
  ticksPerMinute: number;
  // How many points a score gives: each number is equally likely.
  points: readonly number[];
  // How far the better side is ahead: 0 for equal sides, 1 for one that scores alone.
  spread: number;
  // False where a tie is played on until a side wins by one point.
  hasDraw: boolean;
  // A few goals, each of which is worth telling.
  hasGoals: boolean;
}

export const football: GoalRules = {
  minutes: 90,
  added: 5,
  periods: ['1º tempo', '2º tempo'],
  expected: [2.2, 3.2],
  rise: 0.25,
  ticksPerMinute: 1,
  points: [1],
  spread: 0.5,
  hasDraw: true,
  hasGoals: true,
};

export const basketball: GoalRules = {
  minutes: 40,
  added: 0,
  periods: ['1º quarto', '2º quarto', '3º quarto', '4º quarto'],
  expected: [152, 176],
  rise: 0,
  ticksPerMinute: 3,
  points: [2, 2, 2, 3],
  spread: 0.1,
  hasDraw: false,
  hasGoals: false,
};

// Of a final score that changes no odds.
const negligible = 1e-6;

const sides = ['home', 'away'] as const;

/** Plays a match in which each side scores at moments of its own. */
export function goalsCourse(seed: string, rules: GoalRules): Course {
  const random = seededRandom(`course:${seed}`);
  // Most sides are nearly equal; home is a little ahead.
  const balance = (random.next() + random.next() - 0.88) * rules.spread;
  const [fewest, most] = rules.expected;
  const expected = fewest + random.next() * (most - fewest);
  const mean = rules.points.reduce((sum, one) => sum + one, 0) / rules.points.length;
  const square = rules.points.reduce((sum, one) => sum + one * one, 0) / rules.points.length;
  const ticks = (rules.minutes + rules.added) * rules.ticksPerMinute;
  const chanceOf = (side: (typeof sides)[number], swing: number) => {
    const share = (1 + (side === 'home' ? 1 : -1) * (balance + swing)) / 2;
    return (expected * share) / ticks / mean;
  };
  const tempoAt = (tick: number) => 1 + rules.rise * ((2 * tick + 1) / ticks - 1);
  const scores = Array.from({ length: ticks }, (_, tick) =>
    sides.flatMap((side) => {
      const scored = random.next() < chanceOf(side, 0) * tempoAt(tick);
      const points = rules.points[random.integer(0, rules.points.length - 1)] ?? 1;
      return scored ? [{ tick, side, points }] : [];
    }),
  ).flat();
  const winsTie = random.next() < 0.5 ? 'home' : 'away';
  const tickAt = (share: number) => Math.floor(Math.min(1, share) * ticks);
  const sum = (side: string, before: number) =>
    scores.reduce((total, one) => (one.side === side && one.tick < before ? total + one.points : total), 0);

  function standingAt(share: number): Standing {
    const tick = tickAt(share);
    const isOver = share >= 1;
    const minute = Math.floor(tick / rules.ticksPerMinute);
    const score = { home: sum('home', tick), away: sum('away', tick) };
    if (isOver && !rules.hasDraw && score.home === score.away) score[winsTie] += 1;
    const period = rules.periods[Math.floor((minute / rules.minutes) * rules.periods.length)];
    const goals = scores
      .filter((one) => rules.hasGoals && one.tick < tick)
      .map(({ tick: at, side }) => ({ minute: at + 1, side }));
    return { ...score, parts: [], minute, period: period ?? rules.periods.at(-1) ?? '', goals, isOver };
  }

  function finalScoresAt(share: number, swing: number): FinalScore[] {
    const { home, away, isOver } = standingAt(share);
    if (isOver) return [{ home, away, chance: 1 }];
    const tick = tickAt(share);
    // The mean tempo of the ticks that are left is that of the middle one.
    const left = (ticks - tick) * tempoAt((tick + ticks - 1) / 2);
    const [homeMore, awayMore] = sides.map((side) => {
      const chance = chanceOf(side, swing);
      const expected = left * chance * mean;
      return rules.hasGoals
        ? poisson(expected)
        : bell(expected, left * (chance * square - (chance * mean) ** 2));
    });
    const finals: FinalScore[] = [];
    for (const [homePoints, homeChance] of (homeMore ?? []).entries())
      for (const [awayPoints, awayChance] of (awayMore ?? []).entries()) {
        const chance = homeChance * awayChance;
        if (chance > negligible) finals.push({ home: home + homePoints, away: away + awayPoints, chance });
      }
    return rules.hasDraw ? finals : finals.flatMap(playOn);
  }

  return { endShare: 1, standingAt, finalScoresAt };
}

function playOn(final: FinalScore): FinalScore[] {
  if (final.home !== final.away) return [final];
  const chance = final.chance / 2;
  return [
    { ...final, home: final.home + 1, chance },
    { ...final, away: final.away + 1, chance },
  ];
}

// The chances of 0, 1, 2… events.
function poisson(expected: number): number[] {
  const chances = [Math.exp(-expected)];
  for (let count = 1; count <= 9; count += 1) chances.push(((chances[count - 1] ?? 0) * expected) / count);
  return normalized(chances);
}

// The same for many events, by the normal distribution.
function bell(expected: number, variance: number): number[] {
  const deviation = Math.sqrt(variance);
  const highest = Math.ceil(expected + 3.5 * deviation);
  return normalized(
    Array.from({ length: highest + 1 }, (_, points) => {
      const away = (points - expected) / deviation;
      return Math.abs(away) > 3.5 ? 0 : Math.exp(-(away * away) / 2);
    }),
  );
}

function normalized(chances: readonly number[]): number[] {
  const total = chances.reduce((sum, one) => sum + one, 0);
  return chances.map((chance) => chance / total);
}
