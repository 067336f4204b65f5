import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand, type Operator, startOperator } from './operator.ts';

const company = {
  legalName: 'Ladeira Nova Jogos e Apostas S.A.',
  tradeName: 'Ladeira',
  document: '61.820.547/0001-28',
  address: '',
  authorization: { number: '', date: '' },
  support: { phone: '', email: '' },
  ombudsman: { phone: '', email: '' },
};

let now = new Date('2026-07-10T15:00:00Z');
let operator: Operator;
beforeAll(async () => {
  const others = brand('gama');
  const brands = [{ ...brand('alfa'), company }, { ...brand('beta'), company }, others];
  operator = await startOperator({ brands, clock: () => now });
}, 60_000);
afterAll(() => operator.close());

const annual = (token: string, year: string) =>
  operator.ask('alfa', 'GET', `/api/protection/annual?year=${year}`, { token });

async function played(tenant: string, token: string, source: string) {
  const { body } = await operator.ask(tenant, 'GET', `/api/transactions?source=${source}`, { token });
  const { stakes, prizes } = body.totals;
  return { stakes, prizes, result: prizes - stakes };
}

test('sums up a year over the brands of the company, sports and games apart, with both balances', async () => {
  const first = await operator.logIn('alfa');
  const second = await operator.logIn('beta');
  // An account of the same person at another company.
  await operator.logIn('gama');
  const sports = await played('alfa', first, 'SportBet');
  const games = await played('alfa', first, 'CasinoBet');
  expect(sports.stakes).toBeGreaterThan(0);
  expect(games.prizes).toBeGreaterThan(0);
  const balance = await operator.balanceOf(first);
  const { balance: otherBalance } = (await operator.ask('beta', 'GET', '/api/auth/me', { token: second }))
    .body;
  const own = { sports, games, balance_before: 0, balance_after: balance };
  const { body } = await annual(first, '2026');
  expect(body.brands).toMatchObject([
    { name: 'alfa', ...own },
    { name: 'beta', balance_after: otherBalance },
  ]);
  expect(body).toMatchObject({
    year: 2026,
    first_year: 2026,
    company: { legal_name: company.legalName, document: company.document },
    balance_before: 0,
    balance_after: balance + otherBalance,
  });
  expect(body.player.document).toMatch(/^\d{11}$/);
  expect(body.sports.stakes).toBe(body.brands[0].sports.stakes + body.brands[1].sports.stakes);
  expect(body.games.result).toBe(body.brands[0].games.result + body.brands[1].games.result);
});

test('splits years at midnight in site time and carries the balance over', async () => {
  now = new Date('2027-01-01T02:30:00Z');
  const late = await operator.logIn('alfa');
  const before = (await annual(late, '2026')).body;
  const bet = { token: late, body: { bet: 100, mines: 24 } };
  expect((await operator.call('alfa', 'POST', '/api/games/mines', bet)).status).toBe(200);
  now = new Date('2027-01-01T03:30:00Z');
  const token = await operator.logIn('alfa');
  const open = (await operator.ask('alfa', 'GET', '/api/games/mines', { token })).body.data;
  await operator.call('alfa', 'POST', `/api/games/mines/${open.id}/reveal`, { token, body: { tile: 0 } });
  const last = (await annual(token, '2026')).body;
  const next = (await annual(token, '2027')).body;
  expect(last.games.stakes).toBe(before.games.stakes + 100);
  expect(last.balance_after).toBe(before.balance_after - 100);
  expect(next.balance_before).toBe(last.balance_after);
  expect(next.games.stakes).toBe(0);
});

test('refuses years without an account and what is no year', async () => {
  const token = await operator.logIn('alfa');
  for (const year of ['2025', '2028', 'hoje', '']) {
    const { status, body } = await annual(token, year);
    expect(status).toBe(422);
    expect(body.errors.year).toHaveLength(1);
  }
  expect((await operator.call('alfa', 'GET', '/api/protection/annual?year=2026')).status).toBe(401);
});
