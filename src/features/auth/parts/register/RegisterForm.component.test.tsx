import { expect, onTestFinished, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { registerValues } from '../../../../../tests/support/registerValues.ts';
import { renderFeature } from '../../../../../tests/support/renderFeature.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const { password: _password, email, ...register } = registerValues;
const form = <RegisterForm drafts={{ email, register }} onBusyChange={() => {}} onDone={() => {}} />;
const next = page.getByRole('button', { name: 'Continuar' });
const submit = async () => {
  await next.click();
  await expect.element(page.getByLabelText('E-mail')).toHaveFocus();
  await next.click();
  await page.getByLabelText('Senha', { exact: true }).fill('senha-boa-1');
  await page.getByRole('button', { name: 'Criar conta' }).click();
};

test('sends what Brazilian law asks and shows refusals at their fields', async () => {
  const errors = {
    name: ['O nome não confere com o do CPF.'],
    'limits.loss': ['Escolha um limite de perda.'],
    'address.postal_code': ['Informe o CEP com 8 dígitos.'],
    politically_exposed: ['Responda se você é uma pessoa politicamente exposta.'],
  };
  const { callsOf } = await renderFeature(form, {
    brand: { jurisdiction: 'br' },
    player: null,
    operator: {
      'POST /v2/auth/register': () => Response.json({ success: false, errors }, { status: 422 }),
    },
  });
  await submit();
  // The first step with a refusal.
  await expect.element(page.getByText('Passo 1 de 3: seus dados')).toBeVisible();
  await expect.element(page.getByText('O nome não confere com o do CPF.').first()).toBeVisible();
  await expect.element(page.getByLabelText('Nome')).toHaveFocus();
  expect(callsOf('POST /v2/auth/register')[0]?.body).toMatchObject({
    limits: { loss: { month: 50_000 }, time: { day: 60 } },
    address: { postal_code: '88010000', street: 'Rua do Mirante', number: '120', state: 'SC' },
    politically_exposed: false,
  });
});

test('shows the refusal of a later step when the player comes to it', async () => {
  const errors = { phone: ['Telefone já usado.'], password: ['Esta senha é fraca.'] };
  const { callsOf } = await renderFeature(form, {
    player: null,
    operator: {
      'POST /v2/auth/register': () => Response.json({ success: false, errors }, { status: 422 }),
    },
  });
  await submit();
  await expect.element(page.getByText('Passo 2 de 3: contato')).toBeVisible();
  await expect.element(page.getByText('Telefone já usado.').first()).toBeVisible();
  await page.getByLabelText('Telefone').fill('(11) 98765-0001');
  await next.click();
  const password = page.getByLabelText('Senha', { exact: true });
  await expect.element(password).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByText('Esta senha é fraca.').first()).toBeVisible();
  await expect.element(password).toHaveFocus();
  await password.fill('senha-melhor-2');
  await expect.element(password).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect.poll(() => callsOf('POST /v2/auth/register')).toHaveLength(2);
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
  await next.click();
  await expect.element(page.getByLabelText('E-mail')).toBeVisible();
  expect(page.getByLabelText('CEP').query()).toBeNull();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await submit();
  await expect.poll(() => callsOf('POST /v2/auth/register')).toHaveLength(1);
  expect(callsOf('POST /v2/auth/register')[0]?.body).not.toHaveProperty('limits');
});

test('asks in three steps, the tax number first, and keeps what was typed on the way back', async () => {
  await renderFeature(
    <RegisterForm drafts={{ email: '', register: {} }} onBusyChange={() => {}} onDone={() => {}} />,
    {
      player: null,
      operator: {
        'POST /api/validate/document': () => ({ success: true, name: 'Maria Souza', birthday: '1996-04-12' }),
      },
    },
  );
  await expect.element(page.getByText('Passo 1 de 3: seus dados')).toBeVisible();
  await expect.element(page.getByLabelText('CPF')).toHaveFocus();
  await next.click();
  await expect.element(page.getByText('Digite os 11 dígitos do CPF.')).toBeVisible();
  await page.getByLabelText('CPF').fill('11144477735');
  await expect.element(page.getByLabelText('Nome')).toHaveValue('Maria Souza');
  await next.click();
  await expect.element(page.getByText('Passo 2 de 3: contato')).toBeVisible();
  // Nothing is marked before the step was sent.
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  await page.getByLabelText('E-mail').fill('maria@teste.example');
  await page.getByLabelText('Telefone').fill('(11) 98765-0000');
  await next.click();
  await expect.element(page.getByLabelText('Senha', { exact: true })).toHaveFocus();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect.element(page.getByLabelText('E-mail')).toHaveValue('maria@teste.example');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect.element(page.getByLabelText('Nome')).toHaveValue('Maria Souza');
});

// An operator may offer no look-up, and decides about the number in the end.
test('lets a player go on whose tax number the look-up refuses', async () => {
  const message = 'Este CPF já está cadastrado.';
  await renderFeature(form, {
    player: null,
    operator: { 'POST /api/validate/document': () => Response.json({ message }, { status: 404 }) },
  });
  await page.getByLabelText('CPF').fill('39053344705');
  await expect.element(page.getByText(message).first()).toBeVisible();
  await next.click();
  await expect.element(page.getByText('Passo 2 de 3: contato')).toBeVisible();
});

test('keeps fields equally apart, with or without a hint or an error, and parts an error from the next label', async () => {
  await page.viewport(320, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const drafts = { email, register: { ...register, birthday: '' } };
  await renderFeature(<RegisterForm drafts={drafts} onBusyChange={() => {}} onDone={() => {}} />, {
    player: null,
  });
  const boxOf = async (field: Locator) => (await field.findElement()).getBoundingClientRect();
  const labels = [page.getByText('Data de nascimento'), page.getByText('Nome', { exact: true })];
  const inputs = [page.getByLabelText('CPF'), page.getByLabelText('Data de nascimento')];
  const gaps = async () => {
    const tops = await Promise.all(labels.map(boxOf));
    const bottoms = await Promise.all(inputs.map(boxOf));
    return tops.map(({ top }, index) => top - (bottoms[index]?.bottom ?? 0));
  };
  expect(await gaps()).toEqual([32, 32]);
  await next.click();
  const error = await boxOf(page.getByText('Informe sua data de nascimento.'));
  expect(await gaps()).toEqual([32, 32]);
  const [, name] = await Promise.all(labels.map(boxOf));
  const [, birthday] = await Promise.all(inputs.map(boxOf));
  expect(error.top - (birthday?.bottom ?? 0)).toBe(4);
  expect((name?.top ?? 0) - error.bottom).toBe(10);
});

test('shows the step below the title, and short fields of the address in one row', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderFeature(form, { brand: { jurisdiction: 'br' }, player: null });
  const topOf = async (field: Locator) => (await field.findElement()).getBoundingClientRect().top;
  expect(await topOf(page.getByText(/^Passo 1 de 3/))).toBeLessThan(await topOf(page.getByLabelText('CPF')));
  await next.click();
  for (const [first, second] of [
    ['CEP', 'Estado'],
    ['Número', 'Complemento'],
  ] as const) {
    const one = page.getByLabelText(first, { exact: true });
    expect(await topOf(one)).toBe(await topOf(page.getByLabelText(second)));
  }
});

test('gives the longest question of the law its own row, so that the selects of a row are level', async () => {
  await renderFeature(
    <RegisterForm drafts={{ email, register }} onBusyChange={() => {}} onDone={() => {}} />,
    { brand: { jurisdiction: 'br' }, player: null },
  );
  await next.click();
  await expect.element(page.getByLabelText('E-mail')).toHaveFocus();
  await next.click();
  const boxOf = async (label: string) =>
    (await page.getByLabelText(label, { exact: true }).findElement()).getBoundingClientRect();
  const time = await boxOf('Limite de tempo por dia');
  const loss = await boxOf('Limite de perda por mês');
  const exposed = await boxOf('Você é uma pessoa politicamente exposta?');
  expect(loss.top).toBe(time.top);
  expect(exposed.left).toBe(time.left);
  expect(exposed.right).toBe(loss.right);
});

test('keeps the action of a long step in sight on a phone, off the field that has the focus', async () => {
  await page.viewport(390, 664);
  onTestFinished(() => page.viewport(1280, 800));
  const drafts = { email, register: { ...register, city: '' } };
  await renderFeature(
    <Dialog open title="Cadastrar" closeLabel="Fechar" onClose={() => {}}>
      <RegisterForm drafts={drafts} onBusyChange={() => {}} onDone={() => {}} />
    </Dialog>,
    { brand: { jurisdiction: 'br' }, player: null },
  );
  await next.click();
  await expect.element(page.getByLabelText('E-mail')).toHaveFocus();
  const boxOf = (part: Locator) => part.element().getBoundingClientRect();
  // At the edge of the dialog.
  expect(boxOf(next).bottom).toBeLessThanOrEqual(660);
  expect(boxOf(next).bottom).toBeGreaterThan(644);
  await next.click();
  const city = page.getByLabelText('Cidade');
  await expect.element(city).toHaveFocus();
  expect(boxOf(city).bottom).toBeLessThanOrEqual(boxOf(next).top);
});
