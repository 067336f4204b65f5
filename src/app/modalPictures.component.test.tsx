import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../tests/support/renderFeature.tsx';
import { AuthModal } from '../features/auth/AuthModal.tsx';
import { DepositDialog } from '../features/deposit/DepositDialog.tsx';
import {
  authModalClosed,
  loginRequested,
  recoveryRequested,
  registerRequested,
} from '../shared/state/authModalSlice.ts';

const names = ['login', 'register', 'password_recovery', 'deposit'];
const pictures = Object.fromEntries(names.map((name) => [name, `/storage/${name}.svg`]));
const operator = { 'GET /v2/images/': () => pictures };
const pictureOf = (title: string) =>
  page.getByRole('dialog', { name: title }).element().querySelector('[data-advert] img')?.getAttribute('src');
const addressOf = (name: string) => `https://api.teste.example/storage/${name}.svg`;

test('shows the operator’s picture of each panel', async () => {
  const { store } = await renderFeature(<AuthModal />, { operator, player: null });
  for (const [action, title, name] of [
    [loginRequested(), 'Entrar', 'login'],
    [recoveryRequested(), 'Recuperar senha', 'password_recovery'],
    [registerRequested(), 'Cadastrar', 'register'],
  ] as const) {
    store.dispatch(authModalClosed());
    store.dispatch(action);
    await expect.element(page.getByRole('dialog', { name: title })).toBeVisible();
    await expect.poll(() => pictureOf(title)).toBe(addressOf(name));
  }
});

test('shows the operator’s picture of the deposit', async () => {
  await renderFeature(<DepositDialog />, { operator });
  await expect.element(page.getByRole('dialog', { name: 'Depositar' })).toBeVisible();
  await expect.poll(() => pictureOf('Depositar')).toBe(addressOf('deposit'));
});
