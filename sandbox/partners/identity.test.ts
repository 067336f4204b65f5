import { expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/exampleSandbox.ts';

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

const statusOf = async (email: string) =>
  (await site.sandbox.control.accounts('aurora')).find((account) => account.email === email);

test('verifies the account once when a check succeeds', async () => {
  const { email } = await site.sandbox.control.createPlayer('aurora', {
    balanceCents: 0,
    identity: 'pending_kyc',
  });
  const account = await statusOf(email);
  expect(account?.status).toBe('pending_kyc');
  const id = await sessionId();
  const page = await site.sandbox.fetch(new Request(`${partners}/identity/ocr/${id}?refId=${account?.id}`));
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${opener}`);
  expect(await page.text()).toContain('Concluir com sucesso');
  const result = () =>
    site.sandbox.fetch(new Request(`${partners}/identity/results/${id}`, { method: 'POST' }));
  expect((await result()).status).toBe(200);
  expect((await statusOf(email))?.status).toBe('approved');
  expect((await result()).status).toBe(404);
});

test('opens a session only for a sandbox site and a complete tax number', async () => {
  expect((await openSession('https://evil.example')).status).toBe(403);
  expect((await openSession(opener, '123')).status).toBe(422);
  const opened = await openSession(opener);
  expect(opened.headers.get('access-control-allow-origin')).toBe(opener);
});

test("lets the widget's pages wait or fail like the calls of a brand", async () => {
  const id = await sessionId();
  site.sandbox.control.setFault('aurora', { pattern: 'GET /identity/*', status: 503 });
  const failed = await site.sandbox.fetch(new Request(`${partners}/identity/faceindex/${id}`));
  expect(failed.status).toBe(503);
  site.sandbox.control.clearFaults('aurora');
  expect((await site.sandbox.fetch(new Request(`${partners}/identity/faceindex/${id}`))).status).toBe(200);
});

test('defines the factory of the real script in both scripts', async () => {
  for (const [file, factory] of [
    ['legitimuz-sdk.js', 'window.Legitimuz = '],
    ['faceindex.js', 'window.LegitimuzFaceIndex = '],
  ]) {
    const answer = await site.sandbox.fetch(new Request(`${partners}/identity/${file}`));
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toContain(factory);
  }
});
