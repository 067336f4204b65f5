import * as v from 'valibot';
import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import type { HttpClient } from '../../shared/http/httpClient.ts';
import { transactionReported } from '../../shared/state/moneyEvents.ts';
import { reportPaid } from './reportPaid.ts';

const line = (deposit: string, occurrence: number) => ({
  id: `5${deposit}`,
  source_type: 'Deposit',
  type: 1,
  status: 2,
  amount: 7_700,
  created_at: '2026-03-10T12:00:00Z',
  source: { id: deposit, amount: 7_700, occurrence },
});

// Actions dispatched for a charge that was seen as paid.
async function said(chargeId: string, data: unknown[]) {
  const http: HttpClient = {
    send: async ({ schema }) => ({ ok: true, status: 200, data: v.parse(schema, { data }) }),
  };
  const actions: unknown[] = [];
  const dispatch = Object.assign((action: unknown) => actions.push(action), {});
  await reportPaid(chargeId)(Object(dispatch), () => Object(undefined), {
    brand: testBrand(),
    http,
    realtime: null,
  });
  return actions;
}

test('reports a paid charge without a realtime event, and no other', async () => {
  const actions = await said('9', [line('10', 2), line('9', 1)]);
  expect(actions).toHaveLength(1);
  const [action] = actions;
  if (!transactionReported.match(action)) throw new Error('Nothing was reported');
  expect(action.payload).toMatchObject({
    source_type: 'Deposit',
    status: 2,
    amount: 7_700,
    source: { id: '9', occurrence: 1 },
  });
  expect(await said('11', [line('9', 1)])).toEqual([]);
});
