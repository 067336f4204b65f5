import { expect, test } from 'vitest';
import { selectionResult, sportEvent, sportEvents } from '../sportsEvents.ts';
import { fixturesAt, playedFixtures } from './fixtures.ts';
import { leagues } from './leagues.ts';
import { matchStats } from './matchStats.ts';
import { matchTrack } from './matchTrack.ts';

const now = new Date('2026-03-10T12:20:00Z');

test('counts only matches that are over', () => {
  for (const league of leagues)
    for (const { id, startsAtMs } of playedFixtures(league, 3, now)) {
      expect(startsAtMs).toBeLessThan(now.getTime());
      expect(selectionResult(id, 'home')?.endsAt.getTime()).toBeLessThan(now.getTime());
    }
  for (const fixture of fixturesAt(now)) {
    const { home, away, meetings } = matchStats(fixture, now);
    for (const { last, side } of [
      { ...home, side: fixture.home },
      { ...away, side: fixture.away },
    ]) {
      expect(last).toHaveLength(5);
      for (const match of last) expect([match.home, match.away]).toContain(side);
    }
    for (const match of meetings)
      expect([match.home, match.away].sort()).toEqual([fixture.home, fixture.away].sort());
  }
});

test('adds the latest match at the end', () => {
  // A match starts in every 12 minutes.
  const later = new Date(now.getTime() + 12 * 60_000);
  const added = fixturesAt(now).map((fixture) => {
    const { last } = matchStats(fixture, now).home;
    const next = matchStats(fixture, later).home.last;
    const isSame = JSON.stringify(next) === JSON.stringify(last);
    if (!isSame) expect(next.slice(0, -1)).toEqual(last.slice(1));
    return !isSame;
  });
  expect(added).toContain(true);
});

test('gives every side of a league a place of its own, the same at every request', () => {
  const league = leagues[0];
  const fixtures = fixturesAt(now).filter((fixture) => fixture.league === league);
  const ranks = new Map<string, number>();
  for (const fixture of fixtures) {
    const stats = matchStats(fixture, now);
    expect(matchStats(fixture, now)).toEqual(stats);
    ranks.set(fixture.home, stats.home.rank).set(fixture.away, stats.away.rank);
  }
  expect(new Set(ranks.values()).size).toBe(ranks.size);
  for (const rank of ranks.values()) expect(rank).toBeGreaterThan(0);
});

test('adds the parts and goals of a live match up to its score', () => {
  for (let minutes = 0; minutes < 12; minutes += 3) {
    const at = new Date(now.getTime() + minutes * 60_000);
    for (const { id, score, sport, minute } of sportEvents(at).filter(({ live }) => live)) {
      const { track } = sportEvent(id, at) ?? {};
      if (track?.kind === 'minutes') {
        const goals = (side: string) =>
          track.moments.filter((moment) => moment.kind === 'goal' && moment.side === side).length;
        expect([goals('home'), goals('away')]).toEqual(score);
        for (const moment of track.moments) expect(moment.minute).toBeLessThanOrEqual(minute ?? 0);
      }
      if (sport === 'Basquete' && track?.kind === 'parts')
        expect(
          [0, 1].map((side) => track.parts.reduce((sum, part) => sum + (part.score[side] ?? 0), 0)),
        ).toEqual(score);
    }
  }
});

test('knows no course of a match before it starts', () => {
  const ahead = sportEvents(now).find(({ live }) => !live);
  expect(sportEvent(ahead?.id ?? '', now)?.track).toBeNull();
  const [fixture] = fixturesAt(now);
  if (fixture) expect(matchTrack(fixture, 0)).toMatchObject({ kind: 'minutes', moments: [] });
});
