import { describe, expect, test } from 'vitest';
import { catalogueGames } from '../../content/catalogue/games.ts';
import { moneyWheel, moneyWheels, wheelOf } from './moneyWheel.ts';

const stated = { classic: [44, 95.45], island: [50, 96], fame: [31, 96.77] } as const;

describe.each(Object.values(moneyWheels))('the wheel $name', (wheel) => {
  const { name, segments, values, count, returned } = wheel;
  const kind = moneyWheel(wheel);
  const draws = segments.map((_, stop) => kind.draw(() => (stop + 0.5) / segments.length));

  test('stops at each segment for an equal share of random numbers', () => {
    expect(segments).toHaveLength(stated[name][0]);
    expect(draws.map(({ shown: [stop] }) => stop)).toEqual(segments.map((_, stop) => stop));
    expect(kind.draw(() => 1 - 2 ** -48).shown).toEqual([segments.length - 1]);
    for (const value of values)
      expect(segments.filter((segment) => segment === value)).toHaveLength(count(value));
  });

  test.each(values)('returns what it states of a stake on %i', (value) => {
    const paid = draws.reduce((total, draw) => total + (draw.paid[value] ?? 0), 0);
    expect(paid / draws.length).toBeCloseTo(returned, 10);
    expect(returned).toBeCloseTo(stated[name][1], 2);
  });

  test('pays the value to 1 with the stake, and nothing to the other values', () => {
    for (const { shown, paid } of draws) {
      const value = segments[shown[0] ?? 0] ?? 0;
      expect(paid).toEqual({ [value]: value * 100 + 100 });
    }
  });

  test('has no two large values side by side', () => {
    const pairs = segments.map((value, index) => [value, segments[(index + 1) % segments.length]]);
    expect(pairs.filter(([one = 0, next = 0]) => one >= 5 && next >= 5)).toEqual([]);
  });
});

test('shows have wheels by title', () => {
  const shows = catalogueGames.filter(({ opens }) => opens === 'moneyWheel').map(({ slug }) => slug);
  expect(Object.groupBy(shows, (slug) => wheelOf(slug).name)).toEqual({
    classic: [
      'roda-maluca',
      'monopolio-da-sorte',
      'mega-roda-ao-vivo',
      'circo-dos-numeros',
      'roda-do-bairro',
    ],
    fame: ['show-do-bilhete', 'giro-da-fama', 'noite-de-premios', 'cash-studio'],
    island: ['ilha-do-giro', 'treasure-wheel-live'],
  });
});
