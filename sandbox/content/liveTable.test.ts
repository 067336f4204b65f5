import * as v from 'valibot';
import { expect, test } from 'vitest';
import { liveTableSchema } from '../../src/shared/contract/casino/casino.ts';
import { defaultSettings } from '../../src/shared/contract/settings/defaultSettings.ts';
import { wheelOf } from '../games/tables/moneyWheel.ts';
import { chips } from '../games/tables/tableService.ts';
import { catalogueGames } from './catalogue/games.ts';
import { liveTable } from './liveTable.ts';

const tables = catalogueGames.filter(({ kind }) => kind === 'live');

test('every live table has limits and the places or players of its kind', () => {
  for (const game of tables) {
    const { min_bet: min = 0, max_bet: max = 0, seats, players } = v.parse(liveTableSchema, liveTable(game));
    expect(min).toBeGreaterThan(0);
    expect(max, 'a stake that the operator accepts').toBeLessThanOrEqual(defaultSettings.casino_max_total);
    expect(max).toBeGreaterThan(min);
    expect(players).toBeGreaterThanOrEqual(0);
    expect(seats === undefined).toBe(game.theme !== 'cartas');
  }
});

test('the smallest stake of a table with chips is a chip', () => {
  for (const game of tables.filter(({ opens }) => opens !== 'crash'))
    expect(chips, game.slug).toContain(liveTable(game).min_bet);
});

test('last results are those of the game', () => {
  for (const game of tables) {
    const { results } = liveTable(game);
    const shape = {
      roleta: /^([12]?\d|3[0-6])$/,
      bacara: /^[BJE]$/,
      dados: /^\d{1,2}$/,
      'game-show': /^\d+×$/,
    };
    const own = Object.entries(shape).find(([theme]) => theme === game.theme)?.[1];
    expect(results.every((result) => own?.test(result))).toBe(true);
    if (game.opens === 'moneyWheel')
      expect(wheelOf(game.slug).values.map((value) => `${value}×`)).toEqual(expect.arrayContaining(results));
    expect(results.length > 0).toBe(own !== undefined);
  }
});
