import { createHook } from 'node:async_hooks';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';
import {
  registrationForm as form,
  lawfulRegistrationForm as lawfulForm,
} from '../../tests/support/operator/registrationForm.ts';
import { exampleBrand } from '../content/exampleBrand.ts';
import { withCheckDigits } from '../domain/cpf.ts';
import { seedAccounts } from '../operations/seed/seedAccounts.ts';

const lawful = 'api.licenciada';
const dayMs = 24 * 60 * 60 * 1000;
let aheadMs = 0;
const site = exampleSandbox('aurora', {
  brands: [exampleBrand('aurora'), { ...exampleBrand('licenciada'), jurisdiction: 'br' }],
  clock: () => new Date(Date.now() + aheadMs),
  // A session outlives every window that the tests skip.
  tokenLifetimeS: (400 * dayMs) / 1000,
});
const { call, newPlayer, logIn } = site;

// Skips every window of every limit.
beforeEach(() => {
  aheadMs += 2 * dayMs;
});

type Response = Awaited<ReturnType<typeof call>>;
// With the right password instead of a wrong one where the call has one.
type Guess = (ip: string, isRight?: boolean) => Promise<Response>;

let lookUps = 0;
let addresses = 0;
// Of a network of its own.
const newIp = () => {
  addresses += 1;
  return `2001:db8:0:${addresses.toString(16)}::1`;
};
const newDocument = () => {
  addresses += 1;
  return withCheckDigits(String(100_000_000 + addresses));
};
const passwords = { password: 'nova-senha-1', password_confirmation: 'nova-senha-1' };

// Number of parallel guesses that the limiter lets through.
async function letThrough(count: number, guess: (index: number) => Promise<Response>): Promise<number> {
  const responses = await Promise.all(Array.from({ length: count }, (_, index) => guess(index)));
  return responses.filter(({ status }) => status !== 429).length;
}

const session = async () => {
  const player = await newPlayer();
  return { ...player, token: await logIn(player) };
};

interface Route {
  name: string;
  // Guesses at one account that pass from as many IP addresses as guesses.
  perAccount: number;
  // Guesses at one account that pass from one IP address.
  perVisitor: number;
  // Guesses that pass are compared by the slow hash.
  isHashed?: boolean;
  start: () => Promise<Guess>;
}

// A route that compares the password of a player with a session.
const ofPassword = (
  name: string,
  [method, path]: readonly [method: string, path: string],
  bodyWith: (password: string) => object,
): Route => ({
  name,
  perAccount: 20,
  perVisitor: 10,
  isHashed: true,
  start: async () => {
    const { token, password } = await session();
    return (ip, isRight) => call(method, path, { ip, token, body: bodyWith(isRight ? password : 'errada') });
  },
});

const routes: Route[] = [
  {
    name: 'login',
    perAccount: 20,
    perVisitor: 10,
    isHashed: true,
    start: async () => {
      const { email, password } = await newPlayer();
      return (ip, isRight) =>
        call('POST', '/api/auth/login', { ip, body: { email, password: isRight ? password : 'errada' } });
    },
  },
  ofPassword('password change', ['PUT', '/api/auth/password'], (password) => ({
    ...passwords,
    current_password: password,
  })),
  ofPassword('e-mail change', ['PUT', '/api/auth/me'], (password) => ({
    email: 'novo-endereco@sandbox.test',
    current_password: password,
  })),
  ofPassword('exclusion', ['POST', '/api/protection/exclusion'], (password) => ({ months: 1, password })),
  ofPassword('request to delete the account', ['POST', '/api/account/deletion'], (password) => ({
    password,
  })),
  ofPassword('unlock of an idle session', ['POST', '/api/auth/reauth'], (password) => ({ password })),
  {
    name: 'recovery',
    perAccount: 10,
    perVisitor: 10,
    start: async () => {
      const { email } = await newPlayer();
      return (ip) => call('POST', '/api/auth/recover', { ip, body: { email } });
    },
  },
  {
    name: 'recovery link',
    perAccount: 20,
    perVisitor: 10,
    start: async () => {
      const body = { token: crypto.randomUUID(), password: 'nova-senha-1', password_confirmation: 'x' };
      return (ip) => call('POST', '/api/auth/recover/password', { ip, body });
    },
  },
  {
    name: 'second factor of a login',
    perAccount: 20,
    perVisitor: 10,
    start: async () => {
      const body = { challenge: crypto.randomUUID(), code: '123456' };
      return (ip) => call('POST', '/api/auth/second-factor', { ip, body });
    },
  },
  {
    name: 'registration',
    perAccount: 20,
    perVisitor: 10,
    start: async () => {
      const { email } = await newPlayer();
      return (ip) => {
        const body = form(newDocument(), { email, email_confirmation: 'x' });
        return call('POST', '/v2/auth/register', { ip, body });
      };
    },
  },
  {
    name: 'document look-up',
    perAccount: 20,
    perVisitor: 10,
    start: async () => {
      lookUps += 1;
      const known = seedAccounts[lookUps % seedAccounts.length];
      const body = { document: known?.document ?? '' };
      return (ip) => call('POST', '/api/validate/document', { ip, body });
    },
  },
  {
    name: 'upload',
    perAccount: 30,
    perVisitor: 30,
    start: async () => {
      const { token } = await session();
      return (ip) => call('POST', '/api/documents', { ip, token, body: {} });
    },
  },
];

describe.each(routes)('guesses at the $name', ({ perAccount, perVisitor, start }) => {
  test('are counted one by one when parallel, from one IP address and from many', async () => {
    const counts = fc.integer({ min: 1, max: 2 * perAccount + 2 });
    await fc.assert(
      fc.asyncProperty(fc.array(counts, { minLength: 1, maxLength: 2 }), async (waves) => {
        aheadMs += 2 * dayMs;
        const fromMany = await start();
        let through = 0;
        for (const wave of waves) through += await letThrough(wave, () => fromMany(newIp()));
        const sent = waves.reduce((sum, wave) => sum + wave, 0);
        expect(through).toBe(Math.min(sent, perAccount));

        const fromOne = await start();
        const ip = newIp();
        expect(await letThrough(sent, () => fromOne(ip))).toBe(Math.min(sent, perVisitor));
      }),
      { numRuns: 5, endOnFailure: true },
    );
  }, 120_000);
});

test.each(routes.filter(({ isHashed }) => isHashed))(
  'refuses even the right password after too many guesses at the $name, without the slow hash',
  async ({ start, perVisitor }) => {
    const guess = await start();
    const ip = newIp();
    const counted = async (isRight: boolean) => {
      let hashes = 0;
      const hook = createHook({ init: (_id, type) => (hashes += type === 'SCRYPTREQUEST' ? 1 : 0) }).enable();
      const guesses = Array.from({ length: perVisitor }, () => guess(ip, isRight));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);
      hook.disable();
      return { refused: statuses.filter((status) => status === 429).length, hashes };
    };
    const first = await counted(false);
    expect(first.refused).toBe(0);
    expect(first.hashes).toBeGreaterThanOrEqual(perVisitor);
    expect(await counted(true)).toEqual({ refused: perVisitor, hashes: 0 });
    aheadMs += 2 * dayMs;
    expect((await guess(ip, true)).status).toBe(200);
  },
  60_000,
);

test('counts guesses from one IP address over all accounts and routes', async () => {
  const ip = newIp();
  const confirm = () =>
    call('POST', '/api/auth/second-factor', { ip, body: { challenge: crypto.randomUUID(), code: '1' } });
  expect(await letThrough(104, confirm)).toBe(100);
  const login = () =>
    call('POST', '/api/auth/login', { ip, body: { email: 'a@sandbox.test', password: 'errada' } });
  expect(await letThrough(2, login)).toBe(0);
  const other = newIp();
  const recover = (index: number) =>
    call('POST', '/api/auth/recover', { ip: other, body: { email: `b${index}@sandbox.test` } });
  expect(await letThrough(14, recover)).toBe(10);
}, 60_000);

test('counts all addresses of an IPv6 network as one visitor', async () => {
  const { email } = await newPlayer();
  const hosts = Array.from({ length: 30 }, (_, index) => `2001:db8:ffff:1:${index.toString(16)}::1`);
  const login = (index: number) =>
    call('POST', '/api/auth/login', { ip: hosts[index], body: { email, password: 'errada' } });
  expect(await letThrough(14, login)).toBe(10);
  aheadMs += 2 * dayMs;
  const known = (index: number) => {
    const { document } = seedAccounts[index % seedAccounts.length] ?? { document: '' };
    return call('POST', '/api/validate/document', { ip: hosts[index], body: { document } });
  };
  expect(await letThrough(hosts.length, known)).toBe(10);
}, 60_000);

test('limits guesses at the code of an e-mail change like those of a login', async () => {
  const player = await site.sandbox.control.createPlayer('licenciada', { balanceCents: 0 });
  const { body: login } = await call('POST', '/api/auth/login', { host: lawful, body: player });
  const email = 'outro-endereco@sandbox.test';
  const send = (more: object) =>
    call('PUT', '/api/auth/me', {
      host: lawful,
      ip: newIp(),
      token: login.access_token,
      body: { email, current_password: player.password, ...more },
    });
  const { challenge } = (await send({})).body.second_factor;
  const code = site.sandbox.control.mails('licenciada').find((mail) => mail.code)?.code;
  const wrongCode = code === '000000' ? '111111' : '000000';
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => send({ second_factor: { challenge, code: wrongCode } })),
  );
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(5);
  expect((await send({ second_factor: { challenge, code } })).status).toBe(410);
}, 60_000);

test('does not count successful logins, so that a household logs in as often as it likes', async () => {
  const player = await newPlayer();
  const ip = newIp();
  const login = () => call('POST', '/api/auth/login', { ip, body: player });
  for (let turn = 0; turn < 2; turn += 1) expect(await letThrough(7, login)).toBe(7);
}, 60_000);

describe('a known e-mail address', () => {
  const register = (email: string, password = 'senha-boa-1', document = newDocument()) => {
    const body = form(document, {
      email,
      email_confirmation: email,
      password,
      password_confirmation: password,
    });
    return call('POST', '/v2/auth/register', { ip: newIp(), body });
  };

  test('gets the same responses as a new one, at the registration, the login after it and the recovery', async () => {
    const { email, password } = await newPlayer();
    const flows = [];
    for (const address of [email, 'novissimo@sandbox.test']) {
      const registered = await register(address);
      const entered = await logIn({ email: address, password: 'senha-boa-1' });
      const me = await call('GET', '/api/auth/me', { token: entered });
      const recovered = await call('POST', '/api/auth/recover', { ip: newIp(), body: { email: address } });
      flows.push({ registered, name: me.body.name, status: me.status, recovered });
      expect(me.body.email).toBe(address);
    }
    expect(flows[0]).toEqual(flows[1]);
    expect(flows[0]).toMatchObject({
      registered: { body: { success: true } },
      name: 'Maria Souza',
      status: 200,
    });
    // The first account is unchanged, and the owner of the mailbox received a mail.
    const token = await logIn({ email, password });
    expect((await call('GET', '/api/auth/me', { token })).body.name).not.toBe('Maria Souza');
    const mails = site.sandbox.control.mails('aurora').filter(({ to }) => to === email);
    const told = mails.find(({ subject }) => /já tem uma conta/.test(subject));
    expect(new URL(told?.link ?? '')).toMatchObject({ pathname: '/', search: '' });
    expect(mails.filter(({ subject }) => /senha nova/.test(subject))).toHaveLength(2);
  }, 60_000);

  test('skips the code after a registration with a licensed brand, as a new one does', async () => {
    const { email } = await site.sandbox.control.createPlayer('licenciada', { balanceCents: 0 });
    for (const address of [email, 'outra-novissima@sandbox.test']) {
      const body = lawfulForm(newDocument(), { email: address, email_confirmation: address });
      const registered = await call('POST', '/v2/auth/register', { host: lawful, ip: newIp(), body });
      const { device } = registered.body;
      const login = { email: address, password: body.password, device: device.token };
      const entered = await call('POST', '/api/auth/login', { host: lawful, ip: newIp(), body: login });
      expect(entered.body.access_token).toEqual(expect.any(String));
    }
  }, 60_000);

  test('opens three accounts a day and five in all', async () => {
    const email = 'familia@sandbox.test';
    const statuses = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push((await register(email, `senha-${index}abc`)).status);
    aheadMs += dayMs;
    for (let index = 4; index < 7; index += 1)
      statuses.push((await register(email, `senha-${index}abc`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 422]);
    expect(await logIn({ email, password: 'senha-0abc' })).toBeTruthy();
    expect(await logIn({ email, password: 'senha-5abc' })).toBeTruthy();
  }, 60_000);

  test('does not refuse a change of e-mail', async () => {
    const { email } = await newPlayer();
    const { token, password } = await session();
    const response = await call('PUT', '/api/auth/me', {
      token,
      body: { email, current_password: password },
    });
    expect(response).toMatchObject({ status: 200, body: { email } });
  });
});

describe('a known tax number', () => {
  test('is revealed to an IP address ten times an hour, by look-up and registration together', async () => {
    const [account] = seedAccounts;
    const document = account?.document ?? '';
    const ip = newIp();
    const lookUp = () => call('POST', '/api/validate/document', { ip, body: { document } });
    const register = () =>
      call('POST', '/v2/auth/register', {
        ip,
        body: form(document, { email: `m${newIp()}@sandbox.test` }),
      });
    const responses = await Promise.all(Array.from({ length: 8 }, () => [lookUp(), register()]).flat());
    const told = responses.filter(({ body }) => body.errors?.document);
    expect(told).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(6);
    // After that a number without an account is refused too, so the refusal reveals nothing.
    const unknown = { document: newDocument() };
    expect((await call('POST', '/api/validate/document', { ip, body: unknown })).status).toBe(429);
    expect((await call('POST', '/api/validate/document', { ip: newIp(), body: unknown })).status).toBe(200);
  }, 60_000);

  test('is not counted for numbers without an account', async () => {
    const ip = newIp();
    const lookUp = () => call('POST', '/api/validate/document', { ip, body: { document: newDocument() } });
    for (let turn = 0; turn < 3; turn += 1) expect(await letThrough(8, lookUp)).toBe(8);
  });
});
