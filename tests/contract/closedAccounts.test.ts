import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transactionStatuses } from '../../src/shared/contract/wallet/transactionCodes.ts';
import { brand, type Operator, startOperator } from './operator.ts';

// One brand under Brazilian law, which leaves the login of a closed account open, and one of no country.
const tenants = ['lei', 'livre'] as const;
type Tenant = (typeof tenants)[number];
const password = 'Bandeira123';
const dayMs = 24 * 60 * 60_000;
const now = new Date('2026-03-10T12:00:00Z');

let operator: Operator;
beforeAll(async () => {
  operator = await startOperator({
    brands: [{ ...brand('lei'), jurisdiction: 'br' }, brand('livre')],
    clock: () => now,
    tokenLifetimeS: 24 * 3600,
  });
}, 60_000);
afterAll(() => operator.close());

async function newPlayer(tenant: Tenant) {
  const { email } = await operator.sandbox.control.createPlayer(tenant, { balanceCents: 10_000 });
  const token = await operator.logIn(tenant, email);
  const send = (method: string, path: string, body?: object) =>
    operator.ask(tenant, method, path, {
      token,
      body,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
  const balance = async () => {
    const accounts = await operator.sandbox.control.accounts(tenant);
    return accounts.find((account) => account.email === email)?.balanceCents;
  };
  return { email, token, send, balance };
}

type Closing = { days: number } | { months: number };

describe('a pause and an exclusion', () => {
  test('are never shortened by another one, in any order', async () => {
    const closing: fc.Arbitrary<Closing> = fc.oneof(
      fc.integer({ min: 1, max: 365 }).map((days) => ({ days })),
      fc.integer({ min: 1, max: 60 }).map((months) => ({ months })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(closing, { minLength: 2, maxLength: 5 }), async (closings) => {
        const { send } = await newPlayer('lei');
        const ends = { suspension: 0, exclusion: 0 };
        for (const wanted of closings) {
          const kind = 'days' in wanted ? 'suspension' : 'exclusion';
          const path = `/api/protection/${kind}`;
          const { status, body } = await send('POST', path, { ...wanted, password });
          expect(status).toBe(200);
          const end = Date.parse(body.until);
          expect(end).toBeGreaterThanOrEqual(ends[kind]);
          if ('days' in wanted) expect(end).toBeGreaterThanOrEqual(now.getTime() + wanted.days * dayMs);
          ends[kind] = end;
        }
      }),
      { numRuns: 6 },
    );
  }, 120_000);

  test('stays for good when an exclusion of some months follows', async () => {
    const { send } = await newPlayer('lei');
    const { body: closed } = await send('POST', '/api/protection/exclusion', { permanent: true, password });
    expect(closed).toEqual({ until: null });
    await send('POST', '/api/protection/exclusion', { months: 1, password });
    const { body } = await send('GET', '/api/account/data');
    expect(body.limits).toMatchObject({ excluded_for_good: true });
  });
});

describe('a charge that is paid after its account was closed', () => {
  const closings = [
    ['pause', 'suspension', { days: 1 }],
    ['exclusion', 'exclusion', { permanent: true, password }],
  ] as const;
  const cases = tenants.flatMap((tenant) => closings.map((closing) => [tenant, ...closing] as const));

  test.each(cases)('is returned at %s after its %s', async (tenant, _name, kind, body) => {
    const player = await newPlayer(tenant);
    const charge = await player.send('POST', '/api/deposits', { amount: 5_000 });
    const depositId: string = charge.body.data.id;
    await player.send('POST', `/api/protection/${kind}`, body);
    const before = await player.balance();
    await operator.sandbox.control.payDeposit(tenant, depositId);
    expect(await player.balance()).toBe(before);
    await expect(operator.sandbox.control.payDeposit(tenant, depositId)).rejects.toThrow();
    expect(await operator.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
    if (tenant === 'livre') return;
    const { body: paid } = await player.send('GET', `/api/deposits/${depositId}`);
    expect(paid.data).toMatchObject({ status: transactionStatuses.refused, return_reason: 'closed' });
  });
});

test('an idle session uploads no document', async () => {
  const { email, token } = await newPlayer('lei');
  const upload = async () => {
    const form = new FormData();
    form.append('kind', 'address');
    form.append('file', new File([Buffer.from('%PDF-1.7\n')], 'conta.pdf'));
    const headers = { Authorization: `Bearer ${token}` };
    const request = new Request('http://api.lei.example/api/documents', {
      method: 'POST',
      headers,
      body: form,
    });
    const response = await operator.sandbox.fetch(request);
    return { status: response.status, reason: (await response.json()).reason };
  };
  expect((await upload()).status).toBe(200);
  await operator.sandbox.control.idle('lei', email, 31);
  expect(await upload()).toEqual({ status: 403, reason: 'reauth' });
});
