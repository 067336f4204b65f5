import type { Match } from '../../src/shared/contract/sports/matches.ts';
import { type SportEvent, type SportName, sportEvents } from './sportsEvents.ts';

const shownSports: readonly SportName[] = ['Futebol', 'Basquete'];
const most = 10;

/** Returns live matches, then the next ones, of the sports that home shows. */
export function homeMatches(now: Date): Match[] {
  const shown = sportEvents(now).filter(({ sport }) => shownSports.includes(sport));
  return shown.slice(0, most).map(toMatch);
}

function toMatch({ id, league, home, away, startsAt, live, minute, score, outcomes }: SportEvent): Match {
  const oddsOf = (key: 'home' | 'draw' | 'away') => outcomes.find((outcome) => outcome.key === key)?.odds;
  const draw = oddsOf('draw');
  return {
    id,
    league,
    home,
    away,
    starts_at: startsAt,
    live,
    minute: minute ?? undefined,
    score: score ? { home: score[0], away: score[1] } : undefined,
    odds: {
      home: (oddsOf('home') ?? 100) / 100,
      draw: draw === undefined ? undefined : draw / 100,
      away: (oddsOf('away') ?? 100) / 100,
    },
  };
}
