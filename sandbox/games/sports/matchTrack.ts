import { seededRandom } from '../../art/random.ts';
import { courseOf } from './courseOf.ts';
import type { Fixture } from './fixtures.ts';
import { basketball, football } from './goalsCourse.ts';
import type { RunningGame } from './tennisGame.ts';

export interface TrackMoment {
  minute: number;
  kind: 'goal' | 'card';
  side: 'home' | 'away';
}

export interface TrackPart {
  // As in `1º set`.
  name: string;
  score: [number, number];
}

// What has happened so far: minutes with goals and cards, or the scores of sets, maps or quarters.
export type MatchTrack =
  | { kind: 'minutes'; minute: number; minutes: number; moments: TrackMoment[] }
  | { kind: 'parts'; parts: TrackPart[]; game: RunningGame | null };

const mostCards = 3;

/** Returns how a match came to its score; `share` is the part of its time that has passed. */
export function matchTrack(fixture: Fixture, share: number): MatchTrack {
  const course = courseOf(fixture);
  const { home, away, minute, parts, period, goals } = course.standingAt(share);
  switch (fixture.league.sport) {
    case 'Futebol': {
      const now = minute ?? 0;
      const cards = cardsOf(fixture.id).filter((card) => card.minute <= now);
      const scored = goals.map((goal) => ({ ...goal, kind: 'goal' as const }));
      const moments = [...scored, ...cards].sort((one, other) => one.minute - other.minute);
      return { kind: 'minutes', minute: now, minutes: football.minutes + football.added, moments };
    }
    case 'Basquete': {
      const scores = basketball.periods.map((_, index) =>
        course.standingAt(Math.min(share, index / basketball.periods.length)),
      );
      const begun = basketball.periods.indexOf(period) + 1;
      return {
        kind: 'parts',
        game: null,
        parts: basketball.periods.slice(0, begun).map((name, index) => {
          const end = index + 1 === begun ? { home, away } : scores[index + 1];
          const start = scores[index];
          return {
            name,
            score: [(end?.home ?? 0) - (start?.home ?? 0), (end?.away ?? 0) - (start?.away ?? 0)],
          };
        }),
      };
    }
    default: {
      const [, word = ''] = period.split(' ');
      return {
        kind: 'parts',
        game: course.gameAt?.(share) ?? null,
        parts: parts.map((score, index) => ({ name: `${index + 1}º ${word}`, score })),
      };
    }
  }
}

// Cards have a stream of their own, because they change no score and no odds.
function cardsOf(seed: string): TrackMoment[] {
  const random = seededRandom(`cards:${seed}`);
  return (['home', 'away'] as const).flatMap((side) =>
    Array.from(
      { length: random.integer(0, mostCards) },
      (): TrackMoment => ({
        minute: random.integer(12, football.minutes),
        kind: 'card',
        side,
      }),
    ),
  );
}
