import { expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';
import { exampleBrand } from '../content/exampleBrand.ts';

const tenant = 'aurora';
const dayMs = 24 * 60 * 60 * 1000;
let aheadMs = 0;
const site = exampleSandbox(tenant, {
  brands: [exampleBrand(tenant), { ...exampleBrand('licenciada'), jurisdiction: 'br' }],
  clock: () => new Date(Date.now() + aheadMs),
});
const { call, newPlayer, logIn } = site;

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `endereco-${addresses}@sandbox.test`;
};
const mailsTo = (email: string, brand = tenant) =>
  site.sandbox.control.mails(brand).filter(({ to }) => to === email);
const linkToken = (email: string) =>
  new URL(mailsTo(email).find(({ link }) => link)?.link ?? 'x:').searchParams.get('token') ?? '';
const change = (token: string | undefined, body: Record<string, unknown>) =>
  call('PUT', '/api/auth/me', { token, body });
const undo = (token: string, password = 'senha-nova-9') =>
  call('POST', '/api/auth/recover/password', { body: { token, password, password_confirmation: password } });

async function movedPlayer() {
  const player = await newPlayer();
  const token = await logIn(player);
  const email = newAddress();
  expect((await change(token, { email, current_password: player.password })).status).toBe(200);
  return { ...player, token, newEmail: email };
}

test('changes an e-mail with the password only', async () => {
  const player = await newPlayer();
  const token = await logIn(player);
  const email = newAddress();
  for (const current_password of [undefined, '', 'errada-123']) {
    const refused = await change(token, { email, current_password, phone: '21987650000' });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['current_password']);
  }
  const { body: me } = await call('GET', '/api/auth/me', { token });
  expect(me).toMatchObject({ email: player.email, phone: '11987650000' });
  const changed = await change(token, {
    email: ` ${email.toUpperCase()} `,
    current_password: player.password,
  });
  expect(changed.body).toMatchObject({ email });
  expect(await logIn({ email, password: player.password })).toBeTruthy();
  expect(await logIn(player)).toBeUndefined();
});

test('needs no password for other fields or the same e-mail', async () => {
  const player = await newPlayer();
  const token = await logIn(player);
  const changed = await change(token, { email: player.email, phone: '21987650000' });
  expect(changed).toMatchObject({ status: 200, body: { phone: '21987650000' } });
});

test('mails both addresses, and a link to the old one only', async () => {
  const { email, newEmail } = await movedPlayer();
  expect(mailsTo(newEmail)).toMatchObject([{ subject: expect.stringMatching(/novo e-mail da sua conta/) }]);
  expect(mailsTo(newEmail)[0]?.link).toBeUndefined();
  const [mail] = mailsTo(email);
  expect(mail?.text).toMatch(/e\*\*\*@sandbox\.test.*7 dias.*uma vez/);
  expect(mail?.text).not.toContain(newEmail);
  const { body } = await call('POST', '/api/auth/recover/link', { body: { token: linkToken(email) } });
  expect(body).toEqual({ purpose: 'email', account: 'j***@sandbox.test' });
});

test('undoes the change once by the link to the old address, with a new password and no open session', async () => {
  const { email, newEmail, password, token } = await movedPlayer();
  const link = linkToken(email);
  expect((await undo(link)).body.success).toBe(true);
  expect((await call('GET', '/api/auth/me', { token })).status).toBe(401);
  expect(await logIn({ email, password })).toBeUndefined();
  expect(await logIn({ email: newEmail, password: 'senha-nova-9' })).toBeUndefined();
  const back = await logIn({ email, password: 'senha-nova-9' });
  expect((await call('GET', '/api/auth/me', { token: back })).body.email).toBe(email);
  expect((await undo(link, 'outra-senha-8')).status).toBe(410);
  expect(mailsTo(newEmail)[0]?.subject).toMatch(/desfeita/);
});

test('accepts the link for seven days', async () => {
  const { email } = await movedPlayer();
  const link = linkToken(email);
  aheadMs = 7 * dayMs;
  expect((await undo(link)).status).toBe(410);
  aheadMs = 7 * dayMs - 60_000;
  expect((await undo(link)).status).toBe(200);
  aheadMs = 0;
});

test('keeps the first link valid when a thief changes the address and the password again', async () => {
  const { email, newEmail, password, token } = await movedPlayer();
  const first = linkToken(email);
  const body = { current_password: password, password: 'do-ladrao-1', password_confirmation: 'do-ladrao-1' };
  expect((await call('PUT', '/api/auth/password', { token, body })).status).toBe(200);
  const third = newAddress();
  expect((await change(token, { email: third, current_password: 'do-ladrao-1' })).status).toBe(200);
  const second = linkToken(newEmail);
  await call('POST', '/api/auth/recover', { body: { email: third } });
  const recovery = linkToken(third);

  expect((await undo(first)).status).toBe(200);
  expect(await logIn({ email, password: 'senha-nova-9' })).toBeTruthy();
  // Links that the thief received no longer work.
  for (const link of [second, recovery]) expect((await undo(link)).status).toBe(410);
});

test('requires a code of a brand with a second factor, valid for that address only', async () => {
  const host = 'api.licenciada';
  const player = await site.sandbox.control.createPlayer('licenciada', { balanceCents: 0 });
  const { access_token: token } = (await call('POST', '/api/auth/login', { host, body: player })).body;
  const email = newAddress();
  const send = (more: Record<string, unknown>) =>
    call('PUT', '/api/auth/me', {
      host,
      token,
      body: { email, current_password: player.password, ...more },
    });
  expect(Object.keys((await send({ current_password: 'errada-1' })).body.errors)).toEqual([
    'current_password',
  ]);
  const asked = await send({});
  expect(asked).toMatchObject({
    status: 200,
    body: { error: expect.any(String), second_factor: { sent_to: 'j***@sandbox.test' } },
  });
  expect(asked.body).not.toHaveProperty('email');
  const { challenge } = asked.body.second_factor;
  const code = mailsTo(player.email, 'licenciada')[0]?.code ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  const refused = await send({ second_factor: { challenge, code: wrong } });
  expect(Object.keys(refused.body.errors)).toEqual(['code']);
  const elsewhere = await send({ email: newAddress(), second_factor: { challenge, code } });
  expect(elsewhere.status).toBe(410);
  const login = await call('POST', '/api/auth/second-factor', { host, body: { challenge, code } });
  expect(login.status).toBe(410);
  expect((await send({ second_factor: { challenge, code } })).body).toMatchObject({ email });
  expect((await send({ email: newAddress(), second_factor: { challenge, code } })).status).toBe(410);
});
