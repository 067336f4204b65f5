import { expect, test } from 'vitest';
import { transactionDetail } from './transactionMessages.ts';

const source = { id: '1', amount: 100, occurrence: undefined, casino_game: undefined, market: undefined };

test('names the game of a bet, or the sport and the event', () => {
  expect(transactionDetail({ source: { ...source, casino_game: { name: 'Mines' } } })).toBe('Mines');
  const market = { sport_name: 'Futebol', full_name: 'Norte x Sul' };
  expect(transactionDetail({ source: { ...source, market } })).toBe('Futebol · Norte x Sul');
  expect(transactionDetail({ source: undefined })).toBe('');
});
