import { expect, test } from 'vitest';
import { exampleSandbox } from '../../../tests/support/operator/exampleSandbox.ts';
import {
  registrationForm as form,
  typedFormToken,
} from '../../../tests/support/operator/registrationForm.ts';
import { withCheckDigits } from '../../domain/cpf.ts';

const { call, newPlayer, logIn } = exampleSandbox('aurora');

test('limits document look-ups to thirty', async () => {
  const lookUp = () => call('POST', '/api/validate/document', { body: { document: '1' }, ip: '203.0.113.9' });
  const responses = await Promise.all(Array.from({ length: 32 }, lookUp));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('limits look-ups of one tax number to twenty an hour, from all addresses', async () => {
  const document = withCheckDigits('555123987');
  const lookUp = (index: number) =>
    call('POST', '/api/validate/document', { body: { document }, ip: `203.0.113.${20 + (index % 5)}` });
  const responses = await Promise.all(Array.from({ length: 22 }, (_, index) => lookUp(index)));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('opens no account for a form without its token, filled in by a program or sent twice', async () => {
  const document = withCheckDigits('456456456');
  const send = (token: string | undefined) =>
    call('POST', '/v2/auth/register', { body: form(document, { token }) });
  for (const token of [undefined, '', 'feito', `1.999.${'a'.repeat(32)}`, `1.5000.${'z'.repeat(32)}`]) {
    const refused = await send(token);
    expect(refused.status, String(token)).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['token']);
  }
  const token = typedFormToken();
  expect((await send(token)).body.success).toBe(true);
  expect(Object.keys((await send(token)).body.errors)).toEqual(['token']);
});

test('keeps the gender, accepts foreign phones and requires valid check digits in a registration', async () => {
  const document = withCheckDigits('123123123');
  const foreign = { gender: 0, phone: '912345678', phone_code: '351' };
  expect((await call('POST', '/v2/auth/register', { body: form(document, foreign) })).body.success).toBe(
    true,
  );
  const token = await logIn({ email: `maria-${document}@sandbox.test`, password: 'senha-boa-1' });
  const me = await call('GET', '/api/auth/me', { token });
  expect(me.body).toMatchObject({ gender: 0, phone: '912345678', phone_code: '351' });

  const wrong = await call('POST', '/v2/auth/register', { body: form('12345678900') });
  expect(Object.keys(wrong.body.errors)).toEqual(['document']);
  const short = form(withCheckDigits('321321321'), { phone: '912345678' });
  expect(Object.keys((await call('POST', '/v2/auth/register', { body: short })).body.errors)).toEqual([
    'phone',
  ]);
});

test('accepts a new phone of another country and refuses an invalid one', async () => {
  const player = await newPlayer();
  const token = await logIn(player);
  const change = (body: Record<string, unknown>) => call('PUT', '/api/auth/me', { token, body });
  const changed = await change({ phone: '912 345 678', phone_code: '351' });
  expect(changed.body).toMatchObject({ phone: '912345678', phone_code: '351' });
  expect((await change({ phone: '912345678', phone_code: '55' })).body.errors).toHaveProperty('phone');
  // Changing another field keeps the number.
  expect((await change({ email: player.email })).body).toMatchObject({
    phone: '912345678',
    phone_code: '351',
  });
});
