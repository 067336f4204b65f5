import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { registerValues } from '../../../../../tests/support/registerValues.ts';
import { renderFeature } from '../../../../../tests/support/renderFeature.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const { password: _password, email, ...register } = registerValues;
const form = <RegisterForm drafts={{ email, register }} onBusyChange={() => {}} onDone={() => {}} />;
const submit = async () => {
  await page.getByLabelText('Senha', { exact: true }).fill('senha-boa-1');
  await page.getByRole('button', { name: 'Criar conta' }).click();
};

test('sends what Brazilian law asks and shows refusals at their fields', async () => {
  const errors = {
    name: ['O nome não confere com o do CPF.'],
    'limits.loss': ['Escolha um limite de perda.'],
    'address.postal_code': ['Informe o CEP com 8 números.'],
    politically_exposed: ['Responda se você é pessoa politicamente exposta.'],
  };
  const { callsOf } = await renderFeature(form, {
    brand: { jurisdiction: 'br' },
    player: null,
    operator: {
      'POST /v2/auth/register': () => Response.json({ success: false, errors }, { status: 422 }),
    },
  });
  await submit();
  for (const [message] of Object.values(errors))
    await expect.element(page.getByText(message ?? '').first()).toBeVisible();
  expect(callsOf('POST /v2/auth/register')[0]?.body).toMatchObject({
    limits: { loss: { month: 50_000 }, time: { day: 60 } },
    address: { postal_code: '88010000', street: 'Rua do Mirante', number: '120', state: 'SC' },
    politically_exposed: false,
  });
});

test('says that the law lets an impeded person open no account', async () => {
  const message = 'A lei não permite que você aposte. Veja quem são as pessoas impedidas.';
  const { store } = await renderFeature(form, {
    brand: { jurisdiction: 'br' },
    player: null,
    operator: {
      'POST /v2/auth/register': () =>
        Response.json({ success: false, message, reason: 'impeded' }, { status: 403 }),
    },
  });
  await submit();
  await expect.element(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  expect(store.getState().session.status).toBe('anonymous');
});

test('asks none of it where no law does', async () => {
  const { callsOf } = await renderFeature(form, { player: null });
  expect(page.getByLabelText('CEP').query()).toBeNull();
  await submit();
  await expect.poll(() => callsOf('POST /v2/auth/register')).toHaveLength(1);
  expect(callsOf('POST /v2/auth/register')[0]?.body).not.toHaveProperty('limits');
});
