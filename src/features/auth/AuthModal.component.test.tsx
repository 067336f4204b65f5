import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import {
  authModalClosed,
  loginRequested,
  recoveryRequested,
  selectAuthPanel,
} from '../../shared/state/authModalSlice.ts';
import { sessionCheckStarted, sessionEnded, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { AuthModal } from './AuthModal.tsx';

const dialog = page.getByRole('dialog', { name: 'Entrar' });
const frame = () => new Promise(requestAnimationFrame);

// A page whose panel has loaded, and that checks a stored token.
async function checkingPage() {
  const { store } = await renderFeature(<AuthModal />, { player: null });
  store.dispatch(loginRequested());
  await expect.element(dialog).toBeVisible();
  store.dispatch(authModalClosed());
  store.dispatch(sessionCheckStarted());
  return store;
}

test('shows a panel that a press requests during the check of a token to visitors alone', async () => {
  const store = await checkingPage();
  store.dispatch(loginRequested());
  await frame();
  await frame();
  expect(dialog.query()).toBeNull();
  store.dispatch(sessionEnded());
  await expect.element(dialog).toBeVisible();
});

test('drops a panel that a player requests during the check, but not a later one', async () => {
  const store = await checkingPage();
  store.dispatch(loginRequested());
  store.dispatch(sessionStarted());
  await expect.poll(() => selectAuthPanel(store.getState())).toBeNull();
  // A banner's link opens it for players, too.
  store.dispatch(loginRequested());
  await expect.element(dialog).toBeVisible();
});

test('keeps the panel of the recovery page for a player', async () => {
  const store = await checkingPage();
  store.dispatch(recoveryRequested());
  store.dispatch(sessionStarted());
  await expect.element(page.getByRole('dialog', { name: 'Recuperar senha' })).toBeVisible();
});
