import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { termsVersion } from '../../sandbox/content/settings.ts';
import type { Receipt } from '../../src/shared/contract/account/accountData.ts';
import { brand, type Operator, startOperator } from './operator.ts';

let operator: Operator;
beforeAll(async () => {
  const brands = ['alfa', 'beta'].map((id) => ({ ...brand(id), jurisdiction: 'br' as const }));
  operator = await startOperator({ brands });
}, 400_000);
afterAll(() => operator.close());

async function player() {
  const { email, token } = await operator.newPlayer(2_500);
  const get = async (path: string) => (await operator.ask('alfa', 'GET', path, { token })).body;
  const post = (path: string, body: object) => operator.ask('alfa', 'POST', path, { token, body });
  return { email, token, get, post };
}

const decision = (choices: string[], decided_at: string) => ({
  kind: 'cookies',
  version: '1',
  choices,
  decided_at,
});

test('keeps each cookie decision with version, time and choices, also after a withdrawal', async () => {
  const { get, post } = await player();
  const given = decision(['statistics', 'marketing'], '2026-03-10T12:00:00.000Z');
  const withdrawn = decision([], '2026-03-11T12:00:00.000Z');
  for (const body of [given, given, withdrawn])
    expect((await post('/api/account/consents', body)).body.success).toBe(true);
  const { data } = await get('/api/account/consents');
  expect(data.filter(({ kind }: { kind: string }) => kind === 'cookies')).toEqual([withdrawn, given]);
});

test('refuses a consent to terms that are not in force, and a time that cannot be', async () => {
  const { get, post } = await player();
  const { terms_version: version } = await get('/api/account/consents');
  const give = async (body: object) => (await post('/api/account/consents', body)).status;
  expect(await give({ kind: 'terms', version: 'old' })).toBe(422);
  expect(await give(decision([], '9999-01-01T00:00:00Z'))).toBe(422);
  expect(await give(decision([], 'yesterday'))).toBe(422);
  expect(await give({ kind: 'terms', version })).toBe(200);
});

test('refuses stakes while new terms wait for consent, and takes them after it', async () => {
  const { get, post } = await player();
  const version = '2027-01-01';
  await operator.sandbox.control.changeSettings('alfa', { general_terms_version: version });
  expect(await get('/api/account/consents')).toMatchObject({ terms_version: version, terms_open: true });
  const stake = () => post('/api/games/mines', { bet: 100, mines: 3 });
  expect(await stake()).toMatchObject({ status: 403, body: { success: false, reason: 'terms' } });
  expect((await post('/api/account/consents', { kind: 'terms', version })).status).toBe(200);
  expect((await stake()).status).toBe(200);
  const { data } = await get('/api/account/consents');
  expect(data.map((one: { kind: string; version: string }) => one.version)).toEqual([version, termsVersion]);
});

test('refuses stakes of a player who accepted the terms of an earlier release', async () => {
  const tenant = 'beta';
  const outdated = { balanceCents: 1_000, identity: 'approved' as const, termsVersion: '2020-01-01' };
  const { email } = await operator.sandbox.control.createPlayer(tenant, outdated);
  const token = await operator.logIn(tenant, email);
  const post = (path: string, body: object) => operator.ask(tenant, 'POST', path, { token, body });
  const stake = () => post('/api/games/mines', { bet: 100, mines: 3 });
  expect(await stake()).toMatchObject({ status: 403, body: { reason: 'terms' } });
  await post('/api/account/consents', { kind: 'terms', version: termsVersion });
  expect((await stake()).status).toBe(200);
});

test('signs receipts of consents and protections that verify without the operator', async () => {
  const { token, get, post } = await player();
  await post('/api/account/consents', decision(['marketing'], '2026-03-10T12:00:00.000Z'));
  const body = { loss: { month: 5_000 } };
  await operator.call('alfa', 'PUT', '/api/protection/limits', { token, body });
  const receipts: Receipt[] = (await get('/api/account/receipts')).data;
  const isValid = ({ payload, public_key, signature }: Receipt) => {
    const key = createPublicKey({ key: Buffer.from(public_key, 'base64'), format: 'der', type: 'spki' });
    return verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64'));
  };
  expect(receipts.map(isValid)).toEqual([true, true, true]);
  expect(receipts.map((one) => isValid({ ...one, payload: `${one.payload} ` }))).toEqual([
    false,
    false,
    false,
  ]);
  const [protections, ...consents] = receipts.map(({ payload }) => JSON.parse(payload));
  expect(protections).toMatchObject({ limits: [{ kind: 'loss', period: 'month', value: 5_000 }] });
  expect(consents).toMatchObject([
    { kind: 'terms' },
    { kind: 'cookies', version: '1', choices: ['marketing'] },
  ]);
});

test('exports the data of the player alone, without the password', async () => {
  const { email, get } = await player();
  const data = await get('/api/account/data');
  expect(data).toMatchObject({
    profile: { email },
    balances: { mainCents: 2_500 },
    transactions: [{ amount: 2_500 }],
  });
  expect(JSON.stringify(data)).not.toMatch(/scrypt|argon|passwordHash/);
});

test('takes a deletion request with the password and answers within 15 days', async () => {
  const { get, post } = await player();
  expect((await post('/api/account/deletion', { password: 'wrong' })).status).toBe(422);
  expect((await get('/api/account/consents')).deletion).toBeUndefined();
  const { body } = await post('/api/account/deletion', { password: 'Bandeira123' });
  expect(Date.parse(body.answer_by) - Date.parse(body.requested_at)).toBe(15 * 86_400_000);
  // Asking again keeps the first date.
  expect((await post('/api/account/deletion', { password: 'Bandeira123' })).body).toEqual(body);
  expect((await get('/api/account/consents')).deletion).toEqual(body);
});
