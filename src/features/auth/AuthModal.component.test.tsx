import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { loginRequested, recoveryRequested, selectAuthPanel } from '../../shared/state/authModalSlice.ts';
import { sessionCheckStarted, sessionEnded, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { AuthModal } from './AuthModal.tsx';

const dialog = page.getByRole('dialog');

// A page that checks a stored token.
async function checkingPage() {
  const { store } = await renderFeature(<AuthModal />, { player: null });
  store.dispatch(sessionCheckStarted());
  return store;
}

test('closes a panel that was opened during the check of a stored token', async () => {
  const store = await checkingPage();
  store.dispatch(loginRequested());
  await expect.element(dialog).toBeVisible();
  store.dispatch(sessionStarted());
  await expect.element(dialog).not.toBeInTheDocument();
  // A banner's link opens it for players, too.
  store.dispatch(loginRequested());
  await expect.element(dialog).toBeVisible();
});

test('keeps the panel for a visitor whose token is invalid, and the panel of the recovery page', async () => {
  const store = await checkingPage();
  store.dispatch(loginRequested());
  await expect.element(dialog).toBeVisible();
  store.dispatch(sessionEnded());
  await expect.element(dialog).toBeVisible();
  store.dispatch(recoveryRequested());
  store.dispatch(sessionCheckStarted());
  store.dispatch(sessionStarted());
  await expect.poll(() => selectAuthPanel(store.getState())).toBe('recover');
});
