import { courseOf } from './courseOf.ts';
import { type Fixture, playedFixtures } from './fixtures.ts';
import type { League } from './leagues.ts';

export interface PlayedMatch {
  home: string;
  away: string;
  score: [number, number];
}

interface SideStats {
  // In the table of the league's last rounds, from 1.
  rank: number;
  // The last matches of the side, the latest last.
  last: PlayedMatch[];
}

export interface MatchStats {
  home: SideStats;
  away: SideStats;
  // How many sides the table has.
  sides: number;
  // The last matches of these two sides, the latest first.
  meetings: PlayedMatch[];
}

// Two sides meet in every fifth round on average.
const readRounds = 40;
const tableRounds = 10;
const formLength = 5;
const meetingCount = 5;

/** Returns what the league's earlier matches say about the sides of a match. */
export function matchStats({ league, home, away }: Fixture, now: Date): MatchStats {
  const played = playedFixtures(league, readRounds, now);
  // Every side plays once in a round.
  const tableMatches = (tableRounds * league.sides.length) / 2;
  const table = tableOf(league, played.slice(0, tableMatches).map(playedMatch));
  const of = (side: string): SideStats => ({
    rank: table.indexOf(side) + 1,
    last: played
      .filter((match) => match.home === side || match.away === side)
      .slice(0, formLength)
      .map(playedMatch)
      .reverse(),
  });
  const meetings = played
    .filter((match) => [home, away].every((side) => match.home === side || match.away === side))
    .slice(0, meetingCount)
    .map(playedMatch);
  return { home: of(home), away: of(away), sides: table.length, meetings };
}

function playedMatch(fixture: Fixture): PlayedMatch {
  const course = courseOf(fixture);
  const { home, away } = course.standingAt(course.endShare);
  return {
    home: fixture.home,
    away: fixture.away,
    score: [home, away],
  };
}

// Three points for a win and one for a draw, which only football has.
function tableOf({ sides }: League, played: readonly PlayedMatch[]): string[] {
  const rows = new Map(sides.map((side) => [side, { points: 0, lead: 0, scored: 0 }]));
  const count = (side: string, own: number, other: number) => {
    const row = rows.get(side);
    if (!row) return;
    row.points += own > other ? 3 : own === other ? 1 : 0;
    row.lead += own - other;
    row.scored += own;
  };
  for (const { home, away, score } of played) {
    count(home, score[0], score[1]);
    count(away, score[1], score[0]);
  }
  return [...rows]
    .sort(
      ([name, one], [otherName, other]) =>
        other.points - one.points ||
        other.lead - one.lead ||
        other.scored - one.scored ||
        name.localeCompare(otherName),
    )
    .map(([name]) => name);
}
