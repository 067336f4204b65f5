import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from './PasswordField.tsx';

test('shows and hides the password, and ties the error to the field', async () => {
  await render(
    <PasswordField
      label="Senha"
      autoComplete="current-password"
      showLabel="Mostrar senha"
      hideLabel="Ocultar senha"
      error="Muito curta."
      defaultValue="segredo"
    />,
  );
  const field = page.getByLabelText('Senha');
  await expect.element(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  await expect.element(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar senha' }).click();
  await expect.element(field).toHaveAttribute('type', 'password');
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAccessibleDescription('Muito curta.');
});
