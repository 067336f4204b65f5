import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';

const opener = 'http://aurora.localhost:4000';
const partners = 'http://partners.localhost:4000';
const site = exampleSandbox('aurora');

async function openSession(origin: string, cpf = '52998224725'): Promise<Response> {
  const body = new FormData();
  body.append('cpf', cpf);
  body.append('token', 'sandbox-aurora');
  return site.sandbox.fetch(
    new Request(`${partners}/external/kyc/session`, { method: 'POST', body, headers: { origin } }),
  );
}

async function sessionId(): Promise<string> {
  return Object(await (await openSession(opener)).json()).session_id;
}

async function newPlayer() {
  const player = await site.sandbox.control.createPlayer('aurora', {
    balanceCents: 0,
    identity: 'pending_kyc',
  });
  const token = await site.logIn(player);
  const { body } = await site.call('GET', '/api/auth/me', { token });
  return { email: player.email, id: String(body.id), document: String(body.document.number) };
}

// The result of a check of that tax number for that account.
async function check(document: string, referenceId: string): Promise<number> {
  const { session_id: id } = Object(await (await openSession(opener, document)).json());
  const page = `${partners}/identity/ocr/${id}?refId=${encodeURIComponent(referenceId)}`;
  await site.sandbox.fetch(new Request(page));
  const result = new Request(`${partners}/identity/results/${id}`, { method: 'POST' });
  return (await site.sandbox.fetch(result)).status;
}

const statusOf = async (email: string) =>
  (await site.sandbox.control.accounts('aurora')).find((account) => account.email === email);

test('verifies the account once when a check succeeds', async () => {
  const { email, document, id: userId } = await newPlayer();
  expect((await statusOf(email))?.status).toBe('pending_kyc');
  const { session_id: id } = Object(await (await openSession(opener, document)).json());
  const page = await site.sandbox.fetch(new Request(`${partners}/identity/ocr/${id}?refId=${userId}`));
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${opener}`);
  expect(await page.text()).toContain('Concluir com sucesso');
  const result = () =>
    site.sandbox.fetch(new Request(`${partners}/identity/results/${id}`, { method: 'POST' }));
  expect((await result()).status).toBe(200);
  expect((await statusOf(email))?.status).toBe('approved');
  expect((await result()).status).toBe(404);
});

test('verifies no account of another tax number, by id or by e-mail', async () => {
  const { email, id } = await newPlayer();
  const own = await newPlayer();
  expect(await check(own.document, id)).toBe(422);
  expect(await check(own.document, email)).toBe(422);
  expect((await statusOf(email))?.status).toBe('pending_kyc');
});

test('answers any reference without a server error', async () => {
  const { document } = await newPlayer();
  const references = fc.oneof(fc.string({ minLength: 1 }), fc.nat().map(String), fc.emailAddress());
  await fc.assert(
    fc.asyncProperty(references, async (reference) => {
      expect([404, 422]).toContain(await check(document, reference.toWellFormed()));
    }),
  );
});

test('opens no session for more than an origin, which would end up in the policy of the frame', async () => {
  const parts = fc.constantFrom(
    '/',
    ' ',
    ';',
    ',',
    '\\',
    '?',
    '#',
    '@',
    '*',
    'https://evil.example',
    "'none'",
  );
  const tails = fc.array(parts, { minLength: 1, maxLength: 4 }).map((tail) => tail.join(''));
  await fc.assert(
    fc.asyncProperty(tails, async (tail) => {
      const { status } = await openSession(`http://aurora.localhost:4000${tail}`);
      expect(status).toBe(tail.trim() === '' ? 200 : 403);
    }),
  );
});

test('opens a session only for a sandbox site and a complete tax number', async () => {
  expect((await openSession('https://evil.example')).status).toBe(403);
  expect((await openSession(opener, '123')).status).toBe(422);
  const opened = await openSession(opener);
  expect(opened.headers.get('access-control-allow-origin')).toBe(opener);
});

test("lets the widget's pages wait or fail like the calls of a brand", async () => {
  const id = await sessionId();
  site.sandbox.control.setCallError('aurora', { pattern: 'GET /identity/*', status: 503 });
  const failed = await site.sandbox.fetch(new Request(`${partners}/identity/faceindex/${id}`));
  expect(failed.status).toBe(503);
  site.sandbox.control.clearCallErrors('aurora');
  expect((await site.sandbox.fetch(new Request(`${partners}/identity/faceindex/${id}`))).status).toBe(200);
});

test('defines the factory of the real script in both scripts', async () => {
  for (const [file, factory] of [
    ['legitimuz-sdk.js', 'window.Legitimuz = '],
    ['faceindex.js', 'window.LegitimuzFaceIndex = '],
  ]) {
    const response = await site.sandbox.fetch(new Request(`${partners}/identity/${file}`));
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toContain(factory);
  }
});
