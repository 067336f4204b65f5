import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SandboxBrand } from '../../sandbox/tenants.ts';
import { brand, type Operator, startOperator } from './operator.ts';

const company: SandboxBrand['company'] = {
  legalName: 'Ladeira Nova Jogos e Apostas S.A.',
  tradeName: 'Ladeira',
  document: '61.820.547/0001-28',
  address: 'Rua Halfeld, 705, Juiz de Fora/MG',
  authorization: { number: 'SPA/MF nº 2071/2025', date: '2025-02-17' },
  support: { phone: '0800 555 0710', email: 'sac@alfa.example' },
  ombudsman: { phone: '0800 555 0711', email: 'ouvidoria@alfa.example' },
};
const lawful = (id: string, rules: SandboxBrand['rules']): SandboxBrand => ({
  ...brand(id),
  jurisdiction: 'br',
  company,
  rules,
});
// Three brands of one company; the first two postpone both rules by a day.
const postponed = { terms: '2026-03-11', operatorWide: '2026-03-11' };
const brands = [
  lawful('alfa', postponed),
  lawful('beta', postponed),
  lawful('gama', { terms: null, operatorWide: null }),
];

let operator: Operator;
let now = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  operator = await startOperator({ brands, clock: () => new Date(now) });
}, 120_000);
afterAll(() => operator.close());

async function veteran(tenant: string) {
  const token = await operator.logIn(tenant, 'veterano@sandbox.test');
  const send = async (method: string, path: string, body?: object) =>
    (await operator.ask(tenant, method, path, { token, body })).body;
  return {
    dayLimit: async () => (await send('GET', '/api/protection/limits')).bets.day,
    limitDay: (day: number) => send('PUT', '/api/protection/limits', { bets: { day } }),
    termsOpen: async () => (await send('GET', '/api/account/consents')).terms_open,
    reason: async () => (await send('POST', '/api/deposits', { amount: 5_000 })).reason,
  };
}

const veterans = async () => ({
  alfa: await veteran('alfa'),
  beta: await veteran('beta'),
  gama: await veteran('gama'),
});

test('counts over the brands of the company and asks for new terms from the days of the record on', async () => {
  const before = await veterans();
  for (const { id } of brands)
    await operator.sandbox.control.changeSettings(id, { general_terms_version: '2026-03-10' });
  await before.alfa.limitDay(40);
  const dayLimits = ({ alfa, beta, gama }: typeof before) =>
    Promise.all([alfa, beta, gama].map((player) => player.dayLimit()));
  const termsOpen = ({ alfa, beta, gama }: typeof before) =>
    Promise.all([alfa, beta, gama].map((player) => player.termsOpen()));
  expect(await dayLimits(before)).toEqual([40, null, null]);
  expect(await termsOpen(before)).toEqual([false, false, false]);
  expect(await before.alfa.reason()).not.toBe('terms');

  now = new Date('2026-03-11T12:00:00Z');
  const after = await veterans();
  await after.alfa.limitDay(30);
  expect(await dayLimits(after)).toEqual([30, 30, null]);
  expect(await termsOpen(after)).toEqual([true, true, false]);
  expect(await after.alfa.reason()).toBe('terms');
});
