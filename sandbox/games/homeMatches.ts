import type { Match } from '../../src/shared/contract/sports/matches.ts';
import type { SportName } from './sports/leagues.ts';
import { type SportEvent, sportEvents } from './sportsEvents.ts';

const shownSports: readonly SportName[] = ['Futebol', 'Basquete'];
const most = 10;
const mostLive = 6;
// Added time counts as the last minute.
const lastMinute = 90;

/** Returns live matches, then the next ones, of the sports that home shows. */
export function homeMatches(now: Date): Match[] {
  const shown = sportEvents(now).filter(({ sport, outcomes }) => {
    // A match that is nearly decided has no odds.
    const isOpen = (['home', 'away'] as const).every((side) => outcomes.some(({ key }) => key === side));
    return isOpen && shownSports.includes(sport);
  });
  const live = shown.filter((event) => event.live).slice(0, mostLive);
  const next = shown.filter((event) => !event.live);
  return [...live, ...next].slice(0, most).map(toMatch);
}

function toMatch({ id, league, home, away, startsAt, live, minute, score, outcomes }: SportEvent): Match {
  const oddsOf = (key: 'home' | 'draw' | 'away') => outcomes.find((outcome) => outcome.key === key)?.odds;
  const draw = oddsOf('draw');
  return {
    id,
    league,
    home,
    away,
    crests: { home: crestPath(home), away: crestPath(away) },
    starts_at: startsAt,
    live,
    minute: minute === null ? undefined : Math.min(minute, lastMinute),
    score: score ? { home: score[0], away: score[1] } : undefined,
    odds: {
      home: (oddsOf('home') ?? 100) / 100,
      draw: draw === undefined ? undefined : draw / 100,
      away: (oddsOf('away') ?? 100) / 100,
    },
  };
}

const crestPath = (name: string) => `/storage/crests/${encodeURIComponent(name)}.svg`;
