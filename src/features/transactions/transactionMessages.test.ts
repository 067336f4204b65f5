import { expect, test } from 'vitest';
import { statusText, transactionDetail } from './transactionMessages.ts';

const source = { id: '1', amount: 100, occurrence: undefined, casino_game: undefined, market: undefined };

test('names the game of a bet, or the sport and the event', () => {
  expect(transactionDetail({ source: { ...source, casino_game: { name: 'Mines' } } })).toBe('Mines');
  const market = { sport_name: 'Futebol', full_name: 'Norte x Sul' };
  expect(transactionDetail({ source: { ...source, market } })).toBe('Futebol · Norte x Sul');
  expect(transactionDetail({ source: undefined })).toBe('');
});

test.each([
  ['Deposit', 1, 2, 'Concluído'],
  ['Withdraw', 2, 3, 'Recusado'],
  ['CasinoBet', 1, 2, 'Concluído'],
  ['CasinoBet', 0, 2, 'Concluída'],
  ['Outra', 0, 4, 'Cancelada'],
  ['Deposit', 1, 0, 'Pendente'],
  ['Deposit', 1, 9, 'Situação 9'],
])('words the status of %s of type %i in its gender', (source_type, type, status, text) => {
  expect(statusText({ source_type, type, status })).toBe(text);
});
