import { expect, test } from 'vitest';
import { homeMatches } from './homeMatches.ts';
import { sportEvents } from './sportsEvents.ts';

test('offers live matches before the next ones, as the sportsbook has them', () => {
  const now = new Date('2026-03-10T12:10:00Z');
  const matches = homeMatches(now);
  expect(matches).toHaveLength(10);
  const live = matches.map((match) => match.live);
  expect(live).toContain(true);
  expect(live).toContain(false);
  expect(live).toEqual([...live].sort((a, b) => Number(b) - Number(a)));
  const events = new Map(sportEvents(now).map((event) => [event.id, event]));
  for (const { id, home, away, odds, minute } of matches) {
    const event = events.get(id);
    expect(event).toMatchObject({ home, away, minute: minute ?? null });
    expect(event?.outcomes.map((outcome) => outcome.odds / 100)).toEqual(
      [odds.home, odds.draw, odds.away].filter((value) => value !== undefined),
    );
  }
});
