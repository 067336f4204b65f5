import { describe, expect, test } from 'vitest';
import { lastResults, tableLimits, tablePlaces } from './tableFacts.ts';

const nothing = { min_bet: undefined, max_bet: undefined, seats: undefined, players: undefined, results: [] };

describe('the limits of a table', () => {
  test('name the smallest and the largest stake without needless cents', () => {
    expect(tableLimits({ ...nothing, min_bet: 50, max_bet: 500_000 })).toBe('R$\u00a00,50 a R$\u00a05.000');
  });

  test('name the one that is known, or none', () => {
    expect(tableLimits({ ...nothing, min_bet: 100 })).toBe('A partir de R$\u00a01');
    expect(tableLimits({ ...nothing, max_bet: 100 })).toBe('Até R$\u00a01');
    expect(tableLimits(nothing)).toBeNull();
  });
});

describe('the places of a table', () => {
  test('are its free seats, in singular and plural', () => {
    expect(tablePlaces({ ...nothing, seats: 3, players: 4 })).toBe('3 lugares livres');
    expect(tablePlaces({ ...nothing, seats: 1 })).toBe('1 lugar livre');
    expect(tablePlaces({ ...nothing, seats: 0 })).toBe('Mesa cheia');
  });

  test('are its players where seats are not counted', () => {
    expect(tablePlaces({ ...nothing, players: 128 })).toBe('128 jogadores');
    expect(tablePlaces({ ...nothing, players: 1 })).toBe('1 jogador');
    expect(tablePlaces({ ...nothing, players: 0 })).toBeNull();
  });
});

test('shows the five newest results', () => {
  const results = ['1', '2', '3', '4', '5', '6'];
  expect(lastResults({ ...nothing, results })).toEqual(['1', '2', '3', '4', '5']);
});
