import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../../tests/support/renderFeature.tsx';
import { LoginForm } from './LoginForm.tsx';

test('shows a refused login at the password, without moving the button', async () => {
  const error = 'Email ou senha incorretos!';
  await renderFeature(
    <LoginForm
      drafts={{ email: 'maria@teste.example', register: {} }}
      onBusyChange={() => {}}
      onDone={() => {}}
    />,
    { player: null, operator: { 'POST /api/auth/login': () => Response.json({ error }, { status: 401 }) } },
  );
  const password = page.getByLabelText('Senha', { exact: true });
  await password.fill('errada-123');
  const enter = page.getByRole('button', { name: 'Entrar' });
  const before = enter.element().getBoundingClientRect().top;
  await enter.click();
  await expect.element(password).toHaveAccessibleDescription(error);
  await expect.element(password).toHaveFocus();
  expect(enter.element().getBoundingClientRect().top).toBe(before);
});
