import { seededRandom } from '../../art/random.ts';
import { fieldsOf, type League, leagues, sidesOf } from './leagues.ts';

export interface Fixture {
  // The league's position, the field and the number of the match on it.
  id: string;
  league: League;
  home: string;
  away: string;
  startsAtMs: number;
}

/** The time that a match takes; nine and a half minutes of football pass in one. */
export const playMs = 10 * 60_000;
const cycleMs = 12 * 60_000;
// Matches of a field that are offered, beside one that is offered a day ahead.
const offered = 3;
const cyclesPerDay = (24 * 60 * 60_000) / cycleMs;
// Three matches in a row have six different sides.
const pairs = 3;

/** Returns the matches that may still be played, for all players the same: running, next and one of the coming day. */
export function fixturesAt(now: Date): Fixture[] {
  return leagues.flatMap((league, leagueIndex) =>
    Array.from({ length: fieldsOf(league) }, (_, field) => {
      const current = Math.floor((now.getTime() - phaseOf(league, field)) / cycleMs);
      const numbers = Array.from({ length: offered }, (_, index) => current + index);
      const next = current + offered;
      const ahead = next + ((dailyOf(league, field) - (next % cyclesPerDay) + cyclesPerDay) % cyclesPerDay);
      return [...numbers, ahead].map((number) => fixtureOf(leagueIndex, field, number));
    }).flat(),
  );
}

/** Returns the matches of a league's last rounds that are over, the latest first. */
export function playedFixtures(league: League, rounds: number, now: Date): Fixture[] {
  const leagueIndex = leagues.indexOf(league);
  return Array.from({ length: fieldsOf(league) }, (_, field) => {
    const current = Math.floor((now.getTime() - phaseOf(league, field)) / cycleMs);
    const first = current - (current % pairs) - rounds * pairs;
    return Array.from({ length: current - first }, (_, index) =>
      fixtureOf(leagueIndex, field, current - 1 - index),
    );
  })
    .flat()
    .sort((one, other) => other.startsAtMs - one.startsAtMs);
}

/** Finds a match by its id, even one that is over; null for an id that no match can have. */
export function findFixture(id: string): Fixture | null {
  const [, league, field, number] = /^(\d\d)(\d)(\d{1,9})$/.exec(id) ?? [];
  const found = leagues[Number(league)];
  if (!found || Number(field) >= fieldsOf(found)) return null;
  return fixtureOf(Number(league), Number(field), Number(number));
}

// Fields start at different times, so that live matches have minutes of their own.
const phaseOf = (league: League, field: number) =>
  seededRandom(`phase:${league.id}:${field}`).integer(0, 23) * (cycleMs / 24);

// Which match of a day is offered long before it starts.
const dailyOf = (league: League, field: number) =>
  seededRandom(`daily:${league.id}:${field}`).integer(0, cyclesPerDay - 1);

function fixtureOf(leagueIndex: number, field: number, number: number): Fixture {
  const league = leagues[leagueIndex];
  if (!league) throw new Error(`No league ${leagueIndex}`);
  const round = Math.floor(number / pairs);
  const sides = seededRandom(`sides:${league.id}:${field}:${round}`).shuffle(sidesOf(league, field));
  const at = (number % pairs) * 2;
  return {
    id: `${String(leagueIndex).padStart(2, '0')}${field}${number}`,
    league,
    home: sides[at] ?? '',
    away: sides[at + 1] ?? '',
    startsAtMs: number * cycleMs + phaseOf(league, field),
  };
}
