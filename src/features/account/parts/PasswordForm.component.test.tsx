import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Operator, renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const current = page.getByLabelText('Senha atual');
const next = page.getByLabelText('Nova senha', { exact: true });
const confirmation = page.getByLabelText('Confirmar nova senha');

async function submit(operator: Operator, password = 'Girassol#2026', repeated = password) {
  const onChanged = vi.fn();
  const feature = await renderFeature(<PasswordForm email="ana@example.com" onChanged={onChanged} />, {
    operator,
  });
  await current.fill('antiga');
  await next.fill(password);
  await confirmation.fill(repeated);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  return { ...feature, onChanged };
}

test('sends the passwords once and reports the change', async () => {
  const { callsOf, onChanged } = await submit({ 'PUT /api/auth/password': () => ({ success: true }) });
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  expect(callsOf('PUT /api/auth/password').map(({ body }) => body)).toEqual([
    {
      current_password: 'antiga',
      password: 'Girassol#2026',
      password_confirmation: 'Girassol#2026',
    },
  ]);
});

test('sends nothing while the confirmation differs', async () => {
  const { callsOf } = await submit({}, 'Girassol#2026', 'Girassol#2025');
  await expect.element(confirmation).toHaveAccessibleDescription('As senhas não são iguais.');
  expect(callsOf('PUT /api/auth/password')).toEqual([]);
});

test('keeps the rules in place below the new password, broken or not', async () => {
  await renderFeature(<PasswordForm email="ana@example.com" onChanged={() => {}} />);
  const rule = page.getByText('8 caracteres ou mais');
  const { left, top } = rule.element().getBoundingClientRect();
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect.element(next).toBeInvalid();
  const after = rule.element().getBoundingClientRect();
  expect([after.left, after.top]).toEqual([left, top]);
});

test('keeps the rules below the new password, broken or not', async () => {
  const { callsOf } = await submit({}, 'curta');
  await expect.element(next).toBeInvalid();
  await expect.element(next).toHaveAccessibleDescription(/8 caracteres ou mais.*letra ?, cumprida/);
  const rules = await page.getByRole('list').findElement();
  const above = await next.findElement();
  expect(rules.getBoundingClientRect().top).toBeGreaterThanOrEqual(above.getBoundingClientRect().bottom);
  expect(callsOf('PUT /api/auth/password')).toEqual([]);
});

test("shows the operator's refusal at its field and keeps what was typed", async () => {
  const { onChanged } = await submit({
    'PUT /api/auth/password': () => ({
      success: false,
      errors: { current_password: ['A senha atual não confere.'] },
    }),
  });
  await expect.element(current).toHaveAccessibleDescription('A senha atual não confere.');
  await expect.element(next).toHaveValue('Girassol#2026');
  expect(onChanged).not.toHaveBeenCalled();
});

test('says that the operator was not reached', async () => {
  await submit({ 'PUT /api/auth/password': () => new Response('', { status: 502 }) });
  await expect.element(page.getByText(/Não foi possível salvar agora/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Alterar senha' })).toBeEnabled();
});
