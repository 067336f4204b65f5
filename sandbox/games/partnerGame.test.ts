import { expect, test } from 'vitest';
import { catalogueGames } from '../content/catalogue/games.ts';
import { partnerGame } from './partnerGame.ts';

const opened = (kind: string, theme?: string) =>
  new Set(
    catalogueGames
      .filter((game) => game.kind === kind && (theme === undefined || game.theme === theme))
      .map(({ slug }) => partnerGame(slug)),
  );

test('opens a curve for crash games, a wheel for roulettes and a slot machine for slots', () => {
  expect(opened('crash')).toEqual(new Set(['crash']));
  expect(opened('live', 'roleta')).toEqual(new Set(['roulette']));
  expect(opened('tables', 'roleta')).toEqual(new Set(['roulette']));
  expect(opened('slots')).toEqual(new Set(['slot']));
});
