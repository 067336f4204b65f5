import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { updateMeCall } from '../contract/account/user.ts';
import type { Call } from '../contract/call.ts';
import { getPromotionsCall, type Promotion } from '../contract/content/promotions.ts';
import { type Deposit, depositSchema, getDepositCall } from '../contract/wallet/deposits.ts';
import { getTransactionsCall } from '../contract/wallet/transactions.ts';
import { api } from './api.ts';
import { fromCall, requestOf } from './fromCall.ts';

const moveCall = {
  method: 'POST',
  path: '/api/games/{game}/rounds/{id}',
  description: 'A move.',
  body: v.object({ tile: v.number() }),
} as const satisfies Call;

describe('a request from a call', () => {
  test('has its method, its path with escaped segments, and its schema', () => {
    expect(requestOf(getDepositCall, { params: { id: 'a/b' } })).toEqual({
      method: 'GET',
      path: '/api/deposits/a%2Fb',
      schema: depositSchema,
    });
    const body = { tile: 3 };
    const { schema, ...request } = requestOf(moveCall, { params: { game: 'mines', id: '7' }, body });
    expect(request).toEqual({ method: 'POST', path: '/api/games/mines/rounds/7', body });
    expect(v.is(schema, 'anything')).toBe(true);
  });

  test('takes query and options as they are', () => {
    const { signal } = new AbortController();
    expect(requestOf(getTransactionsCall, { query: { page: 2 }, signal })).toMatchObject({
      query: { page: 2 },
      signal,
    });
  });

  test('needs what the call needs', () => {
    // @ts-expect-error: the path has a segment
    expect(requestOf(getDepositCall).path).toBe('/api/deposits/');
    // @ts-expect-error: the call takes no such query
    requestOf(getTransactionsCall, { query: { pages: 2 } });
    // @ts-expect-error: the body has no such value
    requestOf(updateMeCall, { body: { phone: 1 } });
    // @ts-expect-error: the call has no body
    requestOf(getPromotionsCall, { body: {} });
  });
});

test('an endpoint takes argument and result from its call', () => {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => ({
      promotionsOfTest: build.query(fromCall(getPromotionsCall)),
      depositOfTest: build.query(fromCall(getDepositCall, (id: string) => ({ params: { id } }))),
      moveOfTest: build.mutation(
        fromCall(moveCall, (tile: number) => ({ params: { game: 'mines', id: '7' }, body: { tile } })),
      ),
    }),
  });
  type Endpoints = typeof endpoints;
  expectTypeOf<Endpoints['promotionsOfTest']['Types']['ResultType']>().toEqualTypeOf<Promotion[]>();
  expectTypeOf<Endpoints['promotionsOfTest']['Types']['QueryArg']>().toEqualTypeOf<void>();
  expectTypeOf<Endpoints['depositOfTest']['Types']['ResultType']>().toEqualTypeOf<{ data: Deposit }>();
  expectTypeOf<Endpoints['depositOfTest']['Types']['QueryArg']>().toEqualTypeOf<string>();
  expectTypeOf<Endpoints['moveOfTest']['Types']['QueryArg']>().toEqualTypeOf<number>();
  // @ts-expect-error: the path has a segment
  expect(() => fromCall(getDepositCall)).not.toThrow();
});
