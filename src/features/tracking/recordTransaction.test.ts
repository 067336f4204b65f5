import { expect, test } from 'vitest';
import type { TransactionEvent } from '../../shared/contract/realtime.ts';
import { trackingEventOf } from './recordTransaction.ts';

const reported = (change: Partial<TransactionEvent>): TransactionEvent => ({
  source_type: 'Deposit',
  status: 2,
  type: 1,
  amount: 5_000,
  source: undefined,
  ...change,
});
const source = (occurrence: number) => ({
  id: '9',
  amount: 5_000,
  occurrence,
  casino_game: undefined,
  market: undefined,
});

test.each([1, 2, 3, 4])('adds its occurrence to approved deposit %i', (occurrence) => {
  expect(trackingEventOf(reported({ source: source(occurrence) }))).toEqual({
    event: 'deposit',
    value: 50,
    currency: 'BRL',
    occurrence,
    transaction_id: '9',
  });
});

test.each([
  ['the fifth deposit', { source: source(5) }],
  ['a deposit that is not approved', { status: 0, source: source(1) }],
  ['a deposit without its occurrence', {}],
  ['a win', { source_type: 'CasinoBet', type: 1 }],
  ['an approved withdrawal, which has a type of its own', { source_type: 'Withdraw', type: 2 }],
  ['a bet that is still pending', { source_type: 'CasinoBet', type: 0, status: 0 }],
])('ignores %s', (_what, change) => {
  expect(trackingEventOf(reported(change))).toBeNull();
});

test('treats status 2 and type 0 as a bet for every source', () => {
  for (const source_type of ['CasinoBet', 'SportBet', 'Withdraw', 'Anything']) {
    expect(trackingEventOf(reported({ source_type, type: 0 }))?.event).toBe('bet');
  }
});
