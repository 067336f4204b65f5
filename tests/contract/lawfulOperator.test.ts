import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sportEvents } from '../../sandbox/games/sportsEvents.ts';
import type { SandboxBrand } from '../../sandbox/tenants.ts';
import { type SmallGameName, smallGameNames } from '../../src/shared/brand/brandNames.ts';
import { apiRequest } from '../support/operator/apiRequest.ts';
import { brand, type Operator, startOperator } from './operator.ts';

// Two brands of one company and one of another, under Brazilian law; the last follows no country's law.
const company = (document: string): NonNullable<SandboxBrand['company']> => ({
  legalName: 'Ladeira Nova Jogos e Apostas S.A.',
  tradeName: 'Ladeira',
  document,
  address: 'Rua Halfeld, 705, Juiz de Fora/MG',
  authorization: { number: 'SPA/MF nº 2071/2025', date: '2025-02-17' },
  support: { phone: '0800 555 0710', email: 'sac@alfa.example' },
  ombudsman: { phone: '0800 555 0711', email: 'ouvidoria@alfa.example' },
});
const lawful = (id: string, document: string): SandboxBrand => ({
  ...brand(id),
  jurisdiction: 'br',
  company: company(document),
  rules: { pace: '2026-03-12' },
});
const brands = [
  lawful('alfa', '61.820.547/0001-28'),
  lawful('beta', '61.820.547/0001-28'),
  lawful('gama', '48.630.295/0001-06'),
  brand('livre'),
];

let operator: Operator;
let now = new Date('2026-03-10T12:29:00Z');
beforeAll(async () => {
  operator = await startOperator({
    brands,
    clock: () => new Date(now),
    tokenLifetimeS: 24 * 3600,
    random: () => 0.9,
  });
}, 240_000);
afterAll(() => operator.close());

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

type Identity = 'approved' | 'pending_face_id' | 'pending_kyc';

async function newPlayer(tenant = 'alfa', identity: Identity = 'approved', balanceCents = 10_000) {
  const { email } = await operator.sandbox.control.createPlayer(tenant, { balanceCents, identity });
  return playerOf(tenant, email);
}

async function playerOf(tenant: string, email: string) {
  const token = await operator.logIn(tenant, email);
  const send = async (method: string, path: string, body?: object) => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const response = await operator.call(tenant, method, path, { token, body, headers });
    return { status: response.status, body: Object(await response.json().catch(() => null)) };
  };
  return {
    email,
    tenant,
    token,
    get: (path: string) => send('GET', path),
    post: (path: string, body: object = {}) => send('POST', path, body),
    put: (path: string, body: object) => send('PUT', path, body),
    balance: async () => (await send('GET', '/api/auth/me')).body.balance,
  };
}
type Player = Awaited<ReturnType<typeof newPlayer>>;

const partner = async (path: string, { token, body }: { token?: string; body: object }) => {
  const response = await operator.sandbox.fetch(
    apiRequest('POST', `http://partners.localhost${path}`, { token, body }),
  );
  return { status: response.status, body: Object(await response.json().catch(() => null)) };
};
const anyMatch = () => {
  const event = sportEvents(now).at(-1);
  const [outcome] = event?.outcomes ?? [];
  return { eventId: event?.id, outcome: outcome?.key, odds: outcome?.odds };
};
const slip = () => ({ key: crypto.randomUUID(), stakeCents: 500, selections: [anyMatch()] });
const deposit = ({ post }: Player) => post('/api/deposits', { amount: 5_000 });
const launch = ({ post }: Player) => post('/api/casino-games/1001/launch', { device: 'desktop' });

const smallGames: Record<SmallGameName, (player: Player) => ReturnType<Player['post']>> = {
  mines: ({ post }) => post('/api/games/mines', { bet: 100, mines: 3 }),
  double: ({ post }) => post('/api/games/double/bets', { bet: 100, colour: 1 }),
};

// Opens the sportsbook and a slot while the player may, and returns every way to stake, launch and deposit.
async function waysToPlay(player: Player): Promise<Record<string, () => ReturnType<Player['post']>>> {
  const { tenant } = player;
  const { body: access } = await player.get('/api/generate-token');
  const { body: launched } = await launch(player);
  const frame = new URL(String(launched.url)).pathname;
  await player.get('/api/games/double');
  return {
    ...Object.fromEntries(Object.entries(smallGames).map(([name, play]) => [name, () => play(player)])),
    launch: () => launch(player),
    'sportsbook token': () => player.get('/api/generate-token'),
    'sports bet': () => partner(`/sportsbook/${tenant}/bets`, { token: access.token, body: slip() }),
    'slot spin': () => partner(`${frame}/spin`, { body: { key: crypto.randomUUID(), bet: 100 } }),
    deposit: () => deposit(player),
  };
}

async function responsesOf(ways: Record<string, () => ReturnType<Player['post']>>) {
  const responses: Record<string, unknown> = {};
  for (const [name, act] of Object.entries(ways)) {
    const { status, body } = await act();
    responses[name] = status === 200 ? 200 : [status, body.reason];
  }
  return responses;
}

const every = (response: unknown) =>
  Object.fromEntries(
    [...smallGameNames, 'launch', 'sportsbook token', 'sports bet', 'slot spin', 'deposit'].map((name) => [
      name,
      response,
    ]),
  );

describe('identity', () => {
  test.each(['pending_kyc', 'pending_face_id'] as const)(
    'refuses every stake, launch, token and deposit of a player in %s',
    async (identity) => {
      const player = await newPlayer();
      const ways = await waysToPlay(player);
      await operator.sandbox.control.setIdentity('alfa', player.email, identity);
      expect(await responsesOf(ways)).toEqual(every([403, 'kyc']));
      expect(await player.balance()).toBe(10_000);
    },
  );

  test('lets a verified player play in every way, and an unverified one where no law asks', async () => {
    const player = await newPlayer();
    expect(await responsesOf(await waysToPlay(player))).toEqual(every(200));
    const free = await newPlayer('livre', 'pending_kyc');
    expect(await responsesOf(await waysToPlay(free))).toEqual(every(200));
  });
});

describe('VPN', () => {
  test('refuses every stake, launch, token and deposit while the flag stands', async () => {
    const player = await newPlayer();
    const ways = await waysToPlay(player);
    await operator.sandbox.control.flagVpn('alfa', player.email, true);
    expect(await responsesOf(ways)).toEqual(every([403, 'ip_blocked']));
    await operator.sandbox.control.flagVpn('alfa', player.email, false);
    expect((await smallGames.mines(player)).status).toBe(200);
    // An open round refuses a second one to players who may play.
    expect((await smallGames.mines(player)).status).toBe(422);
    await operator.sandbox.control.flagVpn('alfa', player.email, true);
    expect(await smallGames.mines(player)).toMatchObject({ status: 403, body: { reason: 'ip_blocked' } });
  });
});

const noBonusYet = 'Só vale após a primeira aposta.';

describe('entry bonus', () => {
  test('refuses coupons until a bet with own money is settled', async () => {
    const player = await newPlayer();
    const apply = (code = 'BONUS10') => player.post('/api/coupons/apply', { code });
    const refused = { status: 403, body: { message: noBonusYet, reason: 'limit' } };
    expect(await apply()).toMatchObject(refused);
    const { body: open } = await smallGames.mines(player);
    expect(await apply()).toMatchObject(refused);
    await settleRound(player, open.data);
    expect((await apply()).status).toBe(200);
  });

  test('knows no coupon of a deposit or of the registration, bet or not', async () => {
    const player = await newPlayer();
    const { body: open } = await smallGames.mines(player);
    await settleRound(player, open.data);
    for (const code of ['DEPOSITO50', 'BEMVINDO'])
      expect(await player.post('/api/coupons/apply', { code })).toMatchObject({
        status: 422,
        body: { message: 'Cupom não encontrado.' },
      });
    expect((await player.get('/api/auth/me')).body.wallet.bonus_mixed).toBe(0);
  });

  test('pays no coupon with a deposit', async () => {
    const player = await newPlayer();
    const { body } = await player.post('/api/deposits', { amount: 5_000, coupon_code: 'DEPOSITO50' });
    await operator.sandbox.control.payDeposit('alfa', body.data.id);
    expect((await player.get('/api/auth/me')).body).toMatchObject({
      balance: 15_000,
      wallet: { bonus_mixed: 0 },
    });
    expect((await player.post('/api/coupons/list', {})).body.userCoupons).toEqual([]);
  });

  test('counts a bet at another brand of the operator, and asks for none where no law does', async () => {
    const { here, there } = await samePerson();
    const { body: open } = await smallGames.mines(there);
    await settleRound(there, open.data);
    expect((await here.post('/api/coupons/apply', { code: 'BONUS10' })).status).toBe(200);
    const free = await newPlayer('livre');
    expect((await free.post('/api/coupons/apply', { code: 'BEMVINDO' })).status).toBe(200);
  });
});

async function settleRound(player: Player, { id }: { id: string }) {
  for (let tile = 0; tile < 25; tile += 1) {
    const { body } = await player.post(`/api/games/mines/${id}/reveal`, { tile });
    if (body.data.status !== 'playing') return;
    if (tile > 0) break;
  }
  await player.post(`/api/games/mines/${id}/cashout`);
}

// The ready-made accounts have the same tax number at every brand.
async function samePerson(email = 'novo@sandbox.test') {
  const players = { here: await playerOf('alfa', email), there: await playerOf('beta', email) };
  for (const { tenant } of Object.values(players))
    await operator.sandbox.control.credit(tenant, email, 10_000);
  return players;
}

describe('pause and exclusion', () => {
  const closed = (reason: string) => ({ ...every([403, reason]) });

  test('leaves login, statement and withdrawal open in a pause, nothing else', async () => {
    const player = await newPlayer();
    const ways = await waysToPlay(player);
    expect((await player.post('/api/protection/suspension', { days: 1 })).status).toBe(200);
    expect(await responsesOf(ways)).toEqual(closed('paused'));
    const again = await playerOf('alfa', player.email);
    expect((await again.get('/api/transactions')).status).toBe(200);
    expect((await again.post('/api/coupons/apply', { code: 'BONUS10' })).body.reason).toBe('paused');
    expect((await again.post('/api/withdrawals', { amount: 5_000 })).status).toBe(200);
  });

  test('pays the balance out with an exclusion, refunds open bets and refuses all play', async () => {
    const player = await newPlayer();
    const ways = await waysToPlay(player);
    for (const way of ['mines', 'double', 'sports bet']) await ways[way]?.();
    expect(await player.balance()).toBe(9_300);
    await exclude(player);
    expect(await player.balance()).toBe(0);
    const { body: statement } = await player.get('/api/transactions?source=Withdraw');
    expect(statement.data).toMatchObject([{ amount: 10_000, status: 2 }]);
    expect(await responsesOf(ways)).toEqual(closed('excluded'));
    expect((await playerOf('alfa', player.email)).token).toBeTypeOf('string');
  });

  test('cashes out an open round of Mines that has an opened tile', async () => {
    const player = await newPlayer();
    const { body } = await player.post('/api/games/mines', { bet: 100, mines: 1 });
    const { body: opened } = await player.post(`/api/games/mines/${body.data.id}/reveal`, { tile: 0 });
    await exclude(player);
    const { body: statement } = await player.get('/api/transactions?source=Withdraw');
    const won = opened.data.status === 'playing' ? 3 : -100;
    expect(statement.data[0].amount).toBe(10_000 + won);
  });

  test('cashes out a curve that rises', async () => {
    const player = await newPlayer();
    const { body: launched } = await player.post('/api/casino-games/7001/launch', { device: 'desktop' });
    const path = `${new URL(launched.url).pathname}/crash`;
    const { body: begun } = await partner(path, { body: { key: 'crash', bet: 1_000 } });
    expect(begun.round.status).toBe('flying');
    pass(7_000);
    await exclude(player);
    const { body: statement } = await player.get('/api/transactions?source=Withdraw');
    expect(statement.data[0].amount).toBe(10_000 - 1_000 + 2_010);
  });
});

const exclude = async ({ post }: Player) => {
  expect((await post('/api/protection/exclusion', { months: 6, password: 'Bandeira123' })).status).toBe(200);
};

describe('brands of one operator', () => {
  test('share a limit and what counts towards it, with no other company', async () => {
    const { here, there } = await samePerson();
    const other = await playerOf('gama', 'novo@sandbox.test');
    const limit = (value: number | null) => here.put('/api/protection/limits', { bets: { day: value } });
    const { body: before } = await there.get('/api/protection/limits');
    await limit(before.used.bets.day + 1);
    const { body: open } = await smallGames.mines(there);
    expect(open.data.status).toBe('playing');
    expect((await here.get('/api/protection/limits')).body.used.bets.day).toBe(before.used.bets.day + 1);
    const refused = { status: 403, body: { reason: 'limit', message: expect.stringContaining('limite') } };
    expect(await here.post('/api/games/double/bets', { bet: 100, colour: 1 })).toMatchObject(refused);
    expect(await here.post('/api/games/mines', { bet: 100, mines: 3 })).toMatchObject(refused);
    expect((await other.get('/api/protection/limits')).body.bets.day).toBeNull();
    // Raised after 24 hours, at every brand.
    await limit(null);
    expect((await there.get('/api/protection/limits')).body.pending).toMatchObject([{ kind: 'bets' }]);
  });

  test('share the time of sessions that run at once', async () => {
    const { here, there } = await samePerson('veterano@sandbox.test');
    pass(10 * 60_000);
    await Promise.all([here.get('/api/transactions'), there.get('/api/transactions')]);
    const { body } = await here.get('/api/protection/limits');
    const { body: same } = await there.get('/api/protection/limits');
    expect([body.used.time.day, same.used.time.day]).toEqual([10, 10]);
  });

  test('share an exclusion, which pays out at each of them', async () => {
    const { here, there } = await samePerson('veterano@sandbox.test');
    const other = await playerOf('gama', 'veterano@sandbox.test');
    await exclude(here);
    expect(await there.balance()).toBe(0);
    expect((await smallGames.mines(there)).body.reason).toBe('excluded');
    expect((await smallGames.mines(other)).status).toBe(200);
  });
});

describe('idle session', () => {
  const locked = [403, 'reauth'];
  const response = async (asked: ReturnType<Player['get']>) => {
    const { status, body } = await asked;
    return status === 200 ? 200 : [status, body.reason];
  };

  test('answers 403 after thirty minutes without a call of a person, until the password', async () => {
    const player = await newPlayer();
    // The sportsbook's token has ended by then.
    const { 'sports bet': _ended, ...ways } = await waysToPlay(player);
    pass(29 * 60_000);
    // Polling and realtime are no act of a person.
    for (const path of [
      '/api/auth/me',
      '/api/withdrawals',
      '/api/legitimuzStatus',
      '/api/bonus?active=1',
      '/api/generate-token',
    ])
      expect((await player.get(path)).status).toBe(200);
    pass(60_000);
    expect(await response(player.get('/api/transactions'))).toEqual(locked);
    expect(new Set(Object.values(await responsesOf(ways)).map(String))).toEqual(new Set(['403,reauth']));
    expect((await player.get('/api/auth/me')).status).toBe(200);
    const unlock = (password: string) => player.post('/api/auth/reauth', { password });
    expect(await unlock('errada')).toMatchObject({
      status: 422,
      body: { errors: { password: [expect.any(String)] } },
    });
    expect(await response(player.get('/api/transactions'))).toEqual(locked);
    expect((await unlock('Bandeira123')).status).toBe(200);
    expect(await responsesOf({ mines: () => smallGames.mines(player) })).toEqual({ mines: 200 });
  });

  test('stays idle through a renewal of its token, and never locks where no law asks', async () => {
    const player = await newPlayer();
    await operator.sandbox.control.idle('alfa', player.email, 31);
    const { body } = await player.post('/api/auth/refresh');
    const { status } = await operator.call('alfa', 'GET', '/api/transactions', { token: body.access_token });
    expect(status).toBe(403);
    const free = await newPlayer('livre');
    await operator.sandbox.control.idle('livre', free.email, 31);
    expect((await free.get('/api/transactions')).status).toBe(200);
  });
});

describe('pace', () => {
  const slotOf = async (player: Player) => {
    const { body } = await launch(player);
    const path = `${new URL(String(body.url)).pathname}/spin`;
    return () => partner(path, { body: { key: crypto.randomUUID(), bet: 100 } });
  };

  test('takes one stake in five seconds from its day on, over every way and brand', async () => {
    const early = await slotOf(await newPlayer());
    expect([(await early()).status, (await early()).status]).toEqual([200, 200]);
    pass(Date.parse('2026-03-12T03:00:00Z') - now.getTime());
    const { here, there } = await samePerson();
    const [spin, elsewhere] = [await slotOf(here), await slotOf(there)];
    expect((await spin()).status).toBe(200);
    for (const soon of [await spin(), await elsewhere()])
      expect(soon).toMatchObject({ status: 403, body: { reason: 'limit' } });
    pass(5_000);
    expect((await spin()).status).toBe(200);
  });
});

describe('location', () => {
  const salvador = { latitude: -12.97, longitude: -38.5 };
  const lisbon = { latitude: 38.72, longitude: -9.14 };

  test('is asked for every stake, launch, token and deposit, and stays fresh for thirty minutes', async () => {
    const player = await newPlayer('gama');
    const ways = await waysToPlay(player);
    await operator.sandbox.control.locate('gama', player.email, false);
    expect(await responsesOf(ways)).toEqual(every([403, 'location']));
    expect((await player.post('/api/location', salvador)).status).toBe(200);
    const stakes = { launch: () => launch(player), deposit: () => deposit(player) };
    expect(await responsesOf(stakes)).toEqual({ launch: 200, deposit: 200 });
    pass(20 * 60_000);
    expect(await responsesOf(stakes)).toEqual({ launch: 200, deposit: 200 });
    pass(10 * 60_000);
    expect(await responsesOf(stakes)).toEqual({ launch: [403, 'location'], deposit: [403, 'location'] });
  });

  test('refuses a place outside the country', async () => {
    const player = await newPlayer('gama');
    const { status, body } = await player.post('/api/location', lisbon);
    expect([status, body.reason]).toEqual([403, 'location']);
    expect((await launch(player)).body.reason).toBe('location');
  });
});
