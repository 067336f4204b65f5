import { beforeAll, describe, expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';
import { exampleBrand } from '../content/exampleBrand.ts';
import { controlRouter } from './controlRouter.ts';

const site = exampleSandbox('aurora', { brands: [exampleBrand('aurora'), exampleBrand('boreal')] });
let app: ReturnType<typeof controlRouter>;
beforeAll(() => {
  app = controlRouter(site.sandbox.control, async () => true);
});

const post = (name: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:4000/control/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const banners = () => site.call('GET', '/v2/banners');

async function accountOf(tenant: string, email: string) {
  const accounts = await site.sandbox.control.accounts(tenant);
  const account = accounts.find((one) => one.email === email);
  if (!account) throw new Error(`no account ${email}`);
  return account;
}

describe('start page', () => {
  test('lists every brand with a link to its site, and the password', async () => {
    const page = await (await app.request('http://localhost:4000/')).text();
    expect(page).toContain('href="http://aurora.localhost:4000/"');
    expect(page).toContain('href="http://boreal.localhost:4000/"');
    expect(page).toContain(site.sandbox.control.password);
  });

  test('previews the real home page of every brand, which alone it may frame', async () => {
    const response = await app.request('http://localhost:4000/');
    const page = await response.text();
    expect(page).toContain('data-src="http://aurora.localhost:4000/"');
    expect(response.headers.get('content-security-policy')).toContain(
      'frame-src http://aurora.localhost:4000 http://boreal.localhost:4000;',
    );
  });

  test('contains no inline script or style, as its own policy demands', async () => {
    const response = await app.request('http://localhost:4000/');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const page = await response.text();
    expect(page).not.toMatch(/ style="/);
    expect(page).not.toMatch(/<script(?![^>]*src=)/);
    for (const [, file] of page.matchAll(/(?:src|href)="(\/control\/[a-z]+\.(?:js|css))"/g)) {
      expect((await app.request(`http://localhost:4000${file}`)).status).toBe(200);
    }
  });
});

describe('control call', () => {
  test('credits the account of one tenant only', async () => {
    const { email } = (await site.sandbox.control.accounts('aurora'))[0] ?? { email: '' };
    const [before, other] = [await accountOf('aurora', email), await accountOf('boreal', email)];
    expect((await post('credit', { tenant: 'aurora', user: email, amountCents: 2550 })).status).toBe(200);
    expect((await accountOf('aurora', email)).balanceCents).toBe(before.balanceCents + 2550);
    expect((await accountOf('boreal', email)).balanceCents).toBe(other.balanceCents);
  });

  test('creates a player and returns how to log in', async () => {
    const payload = { tenant: 'aurora', balanceCents: 12_345, identity: 'pending_kyc' };
    const { email, password } = await (await post('player', payload)).json();
    expect(await accountOf('aurora', email)).toMatchObject({ balanceCents: 12_345, status: 'pending_kyc' });
    expect(password).toBe(site.sandbox.control.password);
    expect((await (await post('player', payload)).json()).email).not.toBe(email);
  });

  test('makes a call fail the given number of times, then lets it succeed', async () => {
    await post('call-error', { tenant: 'aurora', pattern: 'GET /v2/banners', status: 503, times: 1 });
    expect(
      (await (await app.request('http://localhost:4000/control/state/aurora')).json()).callErrors,
    ).toEqual([{ pattern: 'GET /v2/banners', status: 503, times: 1 }]);
    expect((await banners()).status).toBe(503);
    expect((await banners()).status).toBe(200);
  });

  test('drops all simulated errors at once', async () => {
    await post('call-error', { tenant: 'aurora', pattern: '* *', status: 500 });
    expect((await banners()).status).toBe(500);
    await post('clear-call-errors', { tenant: 'aurora' });
    expect((await banners()).status).toBe(200);
  });

  test('changes only the named settings', async () => {
    const before = site.sandbox.control.settings('boreal');
    expect((await post('settings', { tenant: 'boreal', changes: { maintence: true } })).status).toBe(200);
    expect(site.sandbox.control.settings('boreal')).toEqual({ ...before, maintence: true });
  });

  test('refuses a request that a page of another origin sends', async () => {
    const payload = { tenant: 'aurora', pattern: '* *', status: 500 };
    expect((await post('call-error', payload, { Origin: 'http://aurora.localhost:4000' })).status).toBe(403);
    expect((await post('call-error', payload, { Origin: 'null' })).status).toBe(403);
    expect((await post('call-error', payload, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect(site.sandbox.control.callErrors('aurora')).toEqual([]);
    expect(
      (await post('clear-call-errors', { tenant: 'aurora' }, { Origin: 'http://localhost:4000' })).status,
    ).toBe(200);
  });

  const invalidCalls: [name: string, payload: object, named: string][] = [
    ['credit', { tenant: 'aurora', user: 'unknown@sandbox.test', amountCents: 100 }, 'unknown@sandbox.test'],
    ['credit', { tenant: 'aurora', user: 'x', amountCents: 0.5 }, 'amountCents'],
    ['player', { tenant: 'aurora', balanceCents: -1 }, 'balanceCents'],
    ['clear-call-errors', { tenant: 'nenhum' }, 'nenhum'],
    ['call-error', { tenant: 'aurora', pattern: 'banners' }, 'GET /v2/banners'],
    ['settings', { tenant: 'aurora', changes: { maintenance: true } }, 'maintenance'],
  ];

  test.each(invalidCalls)('%s explains what is invalid in %o', async (name, payload, named) => {
    const response = await post(name, payload);
    expect(response.status).toBe(400);
    expect((await response.json()).message).toContain(named);
  });

  test('returns 404 for an unknown call', async () => {
    expect((await post('self-destruct', {})).status).toBe(404);
  });
});

test('rejects inherited property names as calls and as settings', async () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']) {
    expect((await post(name, { tenant: 'aurora' })).status, name).toBe(404);
  }
  for (const name of ['toString', 'hasOwnProperty', 'valueOf']) {
    const changes = Object.fromEntries([[name, 1]]);
    expect((await post('settings', { tenant: 'aurora', changes })).status, name).toBe(400);
  }
});

test('refuses an oversized body before reading it', async () => {
  const large = await post('settings', { tenant: 'aurora', changes: { x: 'x'.repeat(70_000) } });
  expect(large.status).toBe(413);
  const partner = await site.sandbox.fetch(
    new Request('http://partners.localhost/slots/aurora/x/spin', {
      method: 'POST',
      body: 'x'.repeat(70_000),
    }),
  );
  expect(partner.status).toBe(413);
});
