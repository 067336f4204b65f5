import { expect, test } from 'vitest';
import { leagues } from './sports/leagues.ts';
import { selectionResult, selectionState, sportEvent, sportEvents } from './sportsEvents.ts';

const now = new Date('2026-03-10T12:20:00Z');
const events = sportEvents(now);
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('offers every league, with live matches at minutes of their own before the next ones', () => {
  expect(new Set(events.map(({ leagueId }) => leagueId))).toEqual(new Set(leagues.map(({ id }) => id)));
  const live = events.filter((event) => event.live);
  expect(events.slice(0, live.length)).toEqual(live);
  const minutes = live.flatMap(({ sport, minute }) => (sport === 'Futebol' ? [minute] : []));
  expect(minutes.length).toBeGreaterThan(4);
  expect(new Set(minutes).size).toBeGreaterThan(minutes.length / 2);
});

test('offers a match until it is over', () => {
  let open = new Set(events.map(({ id }) => id));
  for (let minutes = 7; minutes <= 49; minutes += 7) {
    const now = new Set(sportEvents(later(minutes)).map(({ id }) => id));
    for (const id of open) {
      const { endsAt } = selectionResult(id, 'home') ?? {};
      if (endsAt && endsAt > later(minutes)) expect(now).toContain(id);
    }
    open = now;
  }
});

test('never lets a side play two matches at the same time', () => {
  for (let minutes = 0; minutes < 60; minutes += 10) {
    const sides = sportEvents(later(minutes))
      .filter((event) => event.live)
      .flatMap(({ league, home, away }) => [`${league} ${home}`, `${league} ${away}`]);
    expect(new Set(sides).size).toBe(sides.length);
  }
});

test('counts the markets of a match beside the result, each with a name and odds', () => {
  const football = events.find((event) => event.sport === 'Futebol' && !event.live);
  const page = sportEvent(football?.id ?? '', now);
  expect(page?.marketCount).toBe((page?.markets.length ?? 0) - 1);
  expect(football?.marketCount).toBeGreaterThan(20);
  expect(football?.lines.map(({ key }) => key.split(':')[0])).toEqual(['total', 'handicap']);
  const keys = page?.markets.flatMap(({ outcomes }) => outcomes.map(({ key }) => key)) ?? [];
  expect(new Set(keys).size).toBe(keys.length);
  for (const { name, outcomes } of page?.markets ?? []) {
    expect(name).not.toBe('');
    for (const { odds } of outcomes) expect(odds).toBeGreaterThan(100);
  }
});

test('names every outcome of a market, also one that is closed', () => {
  const closed = Array.from({ length: 8 }, (_, index) => later(index * 2)).flatMap((at) =>
    sportEvents(at)
      .filter(({ sport, live }) => sport === 'Futebol' && live)
      .flatMap(({ id }) => sportEvent(id, at)?.markets.find(({ key }) => key === 'result') ?? [])
      .filter(({ outcomes }) => outcomes.length < 3),
  );
  expect(closed.length).toBeGreaterThan(0);
  for (const { keys, outcomes } of closed) {
    expect(keys).toHaveLength(3);
    expect(keys).toEqual(expect.arrayContaining(outcomes.map(({ key }) => key)));
  }
});

test('moves the odds of a live match with its minutes and goals', () => {
  const [goal] = Array.from({ length: 8 }, (_, index) => sportEvents(later(index * 2)))
    .flat()
    .filter(({ sport, live, goals, minute }) => {
      const last = goals.at(-1);
      return sport === 'Futebol' && live && last && last.minute === minute && Number(minute) < 60;
    });
  const last = goal?.goals.at(-1);
  expect(last).toBeDefined();
  const startsAt = Date.parse(goal?.startsAt ?? '');
  const at = (minute: number) => sportEvent(goal?.id ?? '', new Date(startsAt + (minute / 95) * 600_000 + 1));
  const minute = last?.minute ?? 0;
  const oddsOf = (before: number) => at(before)?.outcomes.find(({ key }) => key === last?.side)?.odds ?? 0;
  expect(oddsOf(minute)).toBeLessThan(oddsOf(minute - 1));
});

test('knows a selection until its match ends and the same result after it', () => {
  for (const { id, outcomes } of events.filter(({ live }) => live)) {
    for (const { key } of outcomes) {
      const result = selectionResult(id, key);
      const before = selectionState(id, key, new Date((result?.endsAt.getTime() ?? 0) - 1_000));
      expect(before?.isOver).toBe(false);
      const after = selectionState(id, key, result?.endsAt ?? now);
      expect(after).toMatchObject({ isOver: true, chance: result?.won ? 1 : 0 });
      expect(sportEvent(id, result?.endsAt ?? now)).toBeNull();
    }
  }
});

test('knows no selection of a match or market that does not exist', () => {
  const [first] = events;
  for (const id of ['', '99', '9900', 'abc', '-1', '003', '9902461000'])
    expect(selectionResult(id, 'home')).toBeNull();
  expect(selectionResult(first?.id ?? '', 'over:99')).toBeNull();
  expect(sportEvent('000', now)).toBeNull();
});

test('returns about 95 percent of what is staked on all results of many matches', () => {
  const rounds = Array.from({ length: 10 }, (_, index) => sportEvents(later(index * 36)));
  const next = rounds.flat().filter(({ live }) => !live);
  const matches = [...new Map(next.map((event) => [event.id, event])).values()];
  const returned = matches.flatMap(({ id, outcomes }) =>
    outcomes.map(({ key, odds }) => (selectionResult(id, key)?.won ? odds / 100 : 0)),
  );
  const mean = returned.reduce((sum, one) => sum + one, 0) / returned.length;
  expect(returned.length).toBeGreaterThan(900);
  expect(mean).toBeGreaterThan(0.88);
  expect(mean).toBeLessThan(1);
});
