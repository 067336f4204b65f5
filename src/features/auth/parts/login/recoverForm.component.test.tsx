import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../tests/support/renderFeature.tsx';
import { selectAuthPanel } from '../../../../shared/state/authModalSlice.ts';
import { RecoverForm } from './RecoverForm.tsx';

test('replaces the form by its outcome, and sends again to the same or another address', async () => {
  const { store, callsOf } = await renderFeature(
    <RecoverForm drafts={{ email: '', register: {} }} onBusyChange={() => {}} onDone={() => {}} />,
    { player: null, operator: { 'POST /api/auth/recover': () => Response.json({ success: true }) } },
  );
  const field = page.getByLabelText('E-mail');
  await field.fill('maria@teste.example');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const outcome = page.getByRole('status');
  await expect.element(outcome).toHaveFocus();
  await expect
    .element(outcome.getByText('Se o e-mail tiver cadastro, você receberá as instruções.'))
    .toBeVisible();
  expect(field.query()).toBeNull();
  await page.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect.element(field).toHaveValue('maria@teste.example');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  expect(selectAuthPanel(store.getState())).toBe('login');
  expect(callsOf('POST /api/auth/recover')).toHaveLength(2);
});
