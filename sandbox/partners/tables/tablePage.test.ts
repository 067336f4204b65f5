import { expect, test } from 'vitest';
import type { SlotState } from '../../games/slotService.ts';
import { cardsTable } from './cardsTable.ts';
import { coinTable } from './coinTable.ts';
import { diceTable } from './diceTable.ts';
import { highCardTable } from './highCardTable.ts';
import { pokerTable } from './pokerTable.ts';
import { chipsWithin, tablePage, times } from './tablePage.ts';
import { wheelTable } from './wheelTable.ts';

test.each([
  { min: 50, max: 2_000, chips: [100, 500, 1000] },
  { min: 250, max: 2_000, chips: [500, 1000] },
  { min: 500, max: 1_500, chips: [500, 1000] },
  { min: 1_000, max: 2_000, chips: [1000] },
])('offers the chips that are a bet alone from $min to $max cents', ({ min, max, chips }) => {
  expect(chipsWithin(min, max)).toEqual(chips);
});

test('offers the largest chip that adds up to a bet when no chip is one alone', () => {
  expect(chipsWithin(1_500, 2_000)).toEqual([1000]);
});

test.each([diceTable, cardsTable, highCardTable('dragon-tiger-live'), coinTable, pokerTable, wheelTable])(
  'shows on the places of $kind what they pay',
  ({ spots }) => {
    const named = spots.filter(({ look }) => !look.includes('number'));
    expect(named.length).toBeGreaterThan(1);
    for (const { text, pays } of named) expect(String(text)).toContain(`<small>${times(pays)}×</small>`);
  },
);

test('fills the plate of baccarat from its oldest result and lists only the latest ones', () => {
  const slug = 'baccarat-jade';
  const table = { min_bet: 500, max_bet: 2_000, players: 3, results: ['B', ...Array(13).fill('J'), 'E'] };
  const game = { slug, name: 'Baccarat Jade', live: true, table } as unknown as SlotState['game'];
  const state = { game, demo: false, balanceCents: 0, money: null, bets: [100, 500], maxStakeCents: 2_000 };
  const page = String(tablePage(state, cardsTable, { id: 'x', opener: '', isCalm: false, note: '' }));
  const marks = (list: string) =>
    [...(page.split(`class="${list}"`)[1]?.split('</ol>')[0] ?? '').matchAll(/<li[^>]*>(.)/g)]
      .map(([, mark]) => mark)
      .join('');
  expect(marks('history')).toBe('BJJJJJJJJJJJ');
  expect(marks('beads')).toBe('EJJJJJJJJJJJJJB');
  expect(page).toContain('data-least="500" data-most="2000"');
});

test.each([diceTable, coinTable, wheelTable])(
  'paints what moves at $kind with paints of its own',
  ({ scene }) => {
    const drawing = String(scene);
    const used = [...drawing.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
    expect(new Set(used).size).toBeGreaterThanOrEqual(2);
    for (const id of used) expect(drawing).toContain(`id="${id}"`);
  },
);
