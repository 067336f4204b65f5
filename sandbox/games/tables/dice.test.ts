import { expect, test } from 'vitest';
import { catalogueGames } from '../../content/catalogue/games.ts';
import { dice, diceSpots } from './dice.ts';

const faces = [0, 1, 2, 3, 4, 5];
const draws = faces.flatMap((one) =>
  faces.flatMap((two) =>
    faces.map((three) => {
      const next = [one, two, three].map((face) => (face + 0.5) / 6).values();
      return dice.draw(() => next.next().value ?? 0);
    }),
  ),
);

const returnOf = (spot: string) =>
  draws.reduce((total, draw) => total + (draw.paid[spot] ?? 0), 0) / draws.length;

test('states the return of a half of the totals', () => {
  const stated = catalogueGames.flatMap(({ kind, theme, rtp }) =>
    kind === 'tables' && theme === 'dados' ? [rtp] : [],
  );
  expect(new Set(stated)).toEqual(new Set([Math.floor(returnOf('small') * 10) / 10]));
});

test.each(diceSpots.map(({ id }) => id))('returns between 95 and 98 percent over all rolls: %s', (spot) => {
  expect(returnOf(spot)).toBeGreaterThan(95);
  expect(returnOf(spot)).toBeLessThan(98);
});

test('pays a total with its half and parity, and three equal dice alone with their total', () => {
  expect(draws.find(({ shown }) => shown.join() === '2,3,6')?.paid).toEqual({ odd: 200, big: 200, 11: 766 });
  expect(draws.find(({ shown }) => shown.join() === '2,2,2')?.paid).toEqual({ triple: 3450, 6: 2070 });
});
