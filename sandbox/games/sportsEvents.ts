import type { Standing } from './sports/course.ts';
import { courseOf } from './sports/courseOf.ts';
import { type Fixture, findFixture, fixturesAt, playMs } from './sports/fixtures.ts';
import type { SportName } from './sports/leagues.ts';
import { marketRules, measures } from './sports/markets.ts';
import { type MatchStats, matchStats } from './sports/matchStats.ts';
import { type MatchTrack, matchTrack } from './sports/matchTrack.ts';
import { chancesOf, evenMarket, priceMarket, type SportMarket, type SportOutcome } from './sports/prices.ts';

export interface SportEvent {
  id: string;
  sport: SportName;
  region: string;
  league: string;
  leagueId: string;
  home: string;
  away: string;
  // ISO instant.
  startsAt: string;
  live: boolean;
  // While live.
  score: [number, number] | null;
  minute: number | null;
  period: string | null;
  parts: Standing['parts'];
  goals: Standing['goals'];
  // Of the result, while it is open; the draw is missing where there is none.
  outcomes: SportOutcome[];
  // The most even total and handicap.
  lines: SportMarket[];
  // Open markets beside the result.
  marketCount: number;
}

export interface SportEventPage extends SportEvent {
  markets: SportMarket[];
  // While live.
  track: MatchTrack | null;
  stats: MatchStats;
}

/** Returns the matches of the hour and of tomorrow, equal for all players: live ones first, then by time. */
export function sportEvents(now: Date): SportEvent[] {
  return fixturesAt(now)
    .flatMap((fixture) => pricedMatch(fixture, now) ?? [])
    .map(({ markets: _markets, ...event }) => event)
    .sort(
      (one, other) => Number(other.live) - Number(one.live) || one.startsAt.localeCompare(other.startsAt),
    );
}

/** Returns a match with its markets, course and history; null when it is over or not offered yet. */
export function sportEvent(id: string, now: Date): SportEventPage | null {
  const fixture = fixturesAt(now).find((one) => one.id === id);
  const match = fixture && pricedMatch(fixture, now);
  if (!fixture || !match) return null;
  const track = match.live ? matchTrack(fixture, shareAt(fixture, now)) : null;
  return { ...match, track, stats: matchStats(fixture, now) };
}

export interface SelectionState {
  // That the selection wins, as known now; 1 or 0 once the match is over.
  chance: number;
  isOver: boolean;
  // Null before the match.
  score: [number, number] | null;
}

/** Returns how a selection stands now, even after its match; null for one that no match can have. */
export function selectionState(eventId: string, outcome: string, now: Date): SelectionState | null {
  const found = findSelection(eventId, outcome);
  if (!found) return null;
  const share = shareAt(found.fixture, now);
  const chances = chancesOf(found.course.finalScoresAt(Math.max(0, share), swingAt(found.fixture, now)));
  const { home, away, isOver } = found.course.standingAt(Math.max(0, share));
  return { chance: chances.of(found.rule), isOver, score: share < 0 ? null : [home, away] };
}

/** Returns when the match of a selection ends and whether the selection wins then. */
export function selectionResult(eventId: string, outcome: string): { endsAt: Date; won: boolean } | null {
  const found = findSelection(eventId, outcome);
  if (!found) return null;
  const { course, fixture, rule } = found;
  const { home, away } = course.standingAt(course.endShare);
  const endsAt = new Date(fixture.startsAtMs + course.endShare * playMs);
  return { endsAt, won: rule.wins(measures[rule.of](home, away)) };
}

function findSelection(eventId: string, outcome: string) {
  const fixture = findFixture(eventId);
  const outcomes = fixture ? rulesOf(fixture).flatMap((market) => market.outcomes) : [];
  const rule = outcomes.find(({ key }) => key === outcome);
  return fixture && rule ? { fixture, rule, course: courseOf(fixture) } : null;
}

function pricedMatch(fixture: Fixture, now: Date): (SportEvent & { markets: SportMarket[] }) | null {
  const { id, league, home, away, startsAtMs } = fixture;
  const course = courseOf(fixture);
  const share = shareAt(fixture, now);
  const live = share >= 0;
  const standing = course.standingAt(Math.max(0, share));
  if (standing.isOver) return null;
  const chances = chancesOf(course.finalScoresAt(Math.max(0, share), swingAt(fixture, now)));
  const markets = rulesOf(fixture).flatMap((rule) => priceMarket(rule, chances) ?? []);
  const result = markets.find(({ key }) => key === 'result');
  return {
    id,
    sport: league.sport,
    region: league.region,
    league: league.name,
    leagueId: league.id,
    home,
    away,
    startsAt: new Date(startsAtMs).toISOString(),
    live,
    score: live ? [standing.home, standing.away] : null,
    minute: live ? standing.minute : null,
    period: live ? standing.period : null,
    parts: live ? standing.parts : [],
    goals: standing.goals,
    outcomes: result?.outcomes ?? [],
    lines: ['total', 'handicap'].flatMap((kind) => evenMarket(markets, kind) ?? []),
    marketCount: markets.length - (result ? 1 : 0),
    markets,
  };
}

const shareAt = ({ startsAtMs }: Fixture, now: Date) => (now.getTime() - startsAtMs) / playMs;
const rulesOf = ({ league, home, away }: Fixture) => marketRules(league.sport, { home, away });
// Odds move this often while no side scores.
const stepsMs = { live: 10_000, ahead: 120_000 };
// The market's opinion of the sides moves a little at all times.
const swingAt = ({ startsAtMs }: Fixture, now: Date) => {
  const step = Math.floor(now.getTime() / stepsMs[startsAtMs > now.getTime() ? 'ahead' : 'live']);
  return Math.sin(step / 2 + ((startsAtMs / 1_000) % 97)) * 0.03;
};
