import { expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/exampleSandbox.ts';
import { registrationForm as form } from '../../tests/support/registrationForm.ts';
import { withCheckDigits } from '../domain/cpf.ts';

const site = exampleSandbox('aurora');
const { call, newPlayer, logIn } = site;

type Guess = (ip: string, index: number) => ReturnType<typeof call>;
let addresses = 0;
const newIp = () => {
  addresses += 1;
  return `2001:db8::${addresses}`;
};

/** How many of the guesses were let through; all of them are under way at once. */
async function letThrough(count: number, guess: Guess, ip?: string): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => guess(ip ?? newIp(), index)));
  return answers.filter(({ status }) => status !== 429).length;
}

test('guesses at one account are counted one by one, from however many addresses', async () => {
  const { email } = await newPlayer();
  const login: Guess = (ip) => call('POST', '/api/auth/login', { ip, body: { email, password: 'errada' } });
  expect(await letThrough(22, login)).toBe(20);
  const token = await logIn(await newPlayer());
  const change: Guess = (ip) => {
    const body = { current_password: 'errada', password: 'nova-senha-1', password_confirmation: 'x' };
    return call('PUT', '/api/auth/password', { ip, token, body });
  };
  expect(await letThrough(12, change)).toBe(12);
  // Of the same account, so it has eight left.
  const exclude: Guess = (ip) =>
    call('POST', '/api/protection/exclusion', { ip, token, body: { months: 1, password: 'errada' } });
  expect(await letThrough(12, exclude)).toBe(8);
  const recover: Guess = (ip) => call('POST', '/api/auth/recover', { ip, body: { email } });
  expect(await letThrough(14, recover)).toBe(10);
  const challenge = crypto.randomUUID();
  const confirm: Guess = (ip) =>
    call('POST', '/api/auth/second-factor', { ip, body: { challenge, code: '123456' } });
  expect(await letThrough(22, confirm)).toBe(20);
  const register: Guess = (ip) =>
    call('POST', '/v2/auth/register', { ip, body: form(withCheckDigits('987987987'), { email }) });
  expect(await letThrough(22, register)).toBe(20);
}, 60_000);

test('guesses from one address are counted one by one, at however many accounts', async () => {
  const confirm: Guess = (ip) =>
    call('POST', '/api/auth/second-factor', { ip, body: { challenge: crypto.randomUUID(), code: '1' } });
  const ip = newIp();
  expect(await letThrough(104, confirm, ip)).toBe(100);
  const login: Guess = () =>
    call('POST', '/api/auth/login', { ip, body: { email: 'a@sandbox.test', password: 'errada' } });
  expect(await letThrough(2, login)).toBe(0);
  const recover: Guess = (ip, index) =>
    call('POST', '/api/auth/recover', { ip, body: { email: `b${index}@sandbox.test` } });
  expect(await letThrough(14, recover, newIp())).toBe(10);
  const token = await logIn(await newPlayer());
  const upload: Guess = (ip) => call('POST', '/api/documents', { ip, token, body: {} });
  expect(await letThrough(34, upload)).toBe(30);
}, 60_000);

test('a success takes the guess back, so that a household logs in as often as it likes', async () => {
  const player = await newPlayer();
  const ip = newIp();
  const login: Guess = () => call('POST', '/api/auth/login', { ip, body: player });
  for (let turn = 0; turn < 2; turn += 1) expect(await letThrough(7, login)).toBe(7);
}, 60_000);

test('a registration and a recovery answer the same for a known address as for a new one', async () => {
  const { email } = await newPlayer();
  const answers = [];
  for (const [document, address] of [
    ['741741741', email],
    ['852852852', 'ninguem@sandbox.test'],
  ] as const) {
    const body = form(withCheckDigits(document), { email: address, email_confirmation: address });
    const { status, body: answer } = await call('POST', '/v2/auth/register', { ip: newIp(), body });
    const recovered = await call('POST', '/api/auth/recover', { ip: newIp(), body: { email: address } });
    answers.push({ status, answer, recovered });
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.answer.success).toBe(true);
  // The owner learns of it, and still has the old password.
  expect(
    site.sandbox.control
      .mails('aurora')
      .some(({ to, subject }) => to === email && /já tem uma conta/.test(subject)),
  ).toBe(true);
  expect(await logIn({ email, password: site.sandbox.control.password })).toBeTruthy();
}, 60_000);
