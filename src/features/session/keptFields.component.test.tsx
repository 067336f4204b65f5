import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dirtyFields, holdsUnkeepable } from '../../shared/reload/dirtyFields.ts';
import { takeFormSnapshot } from '../../shared/reload/formSnapshot.ts';
import { trackDirtyFields } from '../../shared/reload/trackDirtyFields.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';

beforeAll(() => trackDirtyFields(window));
afterEach(() => document.body.replaceChildren());

test('never keeps a password, hidden or shown', async () => {
  await render(
    <PasswordField
      label="Senha"
      autoComplete="current-password"
      showLabel="Mostrar senha"
      hideLabel="Ocultar senha"
    />,
  );
  await page.getByLabelText('Senha', { exact: true }).fill('Segredo-123');
  expect(takeFormSnapshot()).toEqual([]);
  await page.getByRole('button', { name: 'Mostrar senha' }).click();
  await expect.element(page.getByLabelText('Senha', { exact: true })).toHaveAttribute('type', 'text');
  expect(dirtyFields()).toHaveLength(1);
  expect(takeFormSnapshot()).toEqual([]);
  expect(holdsUnkeepable()).toBe(true);
});

test('keeps text, but no one-time code', async () => {
  await render(
    <>
      <TextField label="E-mail" autoComplete="username" />
      <TextField label="Código" autoComplete="one-time-code" />
    </>,
  );
  await page.getByLabelText('E-mail').fill('a@sandbox.test');
  expect(holdsUnkeepable()).toBe(false);
  await page.getByLabelText('Código').fill('123456');
  expect(takeFormSnapshot().map(({ value }) => value)).toEqual(['a@sandbox.test']);
});
