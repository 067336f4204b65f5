import { expect, test } from 'vitest';
import { catalogueGames } from '../content/catalogue/games.ts';
import { partnerGame } from './partnerGame.ts';

const opened = (kind: string, theme?: string) =>
  new Set(
    catalogueGames
      .filter((game) => game.kind === kind && (theme === undefined || game.theme === theme))
      .map(({ slug }) => partnerGame(slug)),
  );

test('opens a curve, a wheel, cards or dice where the title promises them, and a slot machine for slots', () => {
  expect(opened('crash')).toEqual(new Set(['crash']));
  expect(opened('live', 'roleta')).toEqual(new Set(['roulette']));
  expect(opened('tables', 'roleta')).toEqual(new Set(['roulette']));
  expect(opened('live', 'bacara')).toEqual(new Set(['baccarat']));
  expect(opened('tables', 'bacara')).toEqual(new Set(['baccarat']));
  expect(opened('live', 'dados')).toEqual(new Set(['dice']));
  expect(opened('tables', 'dados')).toEqual(new Set(['dice']));
  expect(opened('slots')).toEqual(new Set(['slot']));
});
