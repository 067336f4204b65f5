import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { logoutRequested, sessionLost } from '../../shared/state/sessionSlice.ts';
import { SessionEffects } from './SessionEffects.tsx';

const notice = page.getByRole('dialog', { name: 'Sessão encerrada' });

test('goes home after a logout, without a notice', async () => {
  const { store, router } = await renderFeature(<SessionEffects />, { path: '/user/wallet?a=1' });
  expect(router.state.location.pathname).toBe('/user/wallet');
  store.dispatch(logoutRequested());
  await expect.poll(() => router.state.location.pathname + router.state.location.search).toBe('/');
  expect(notice.query()).toBeNull();
});

test('goes home with the notice after a lost session', async () => {
  const { store, router } = await renderFeature(<SessionEffects />, { path: '/user/wallet' });
  store.dispatch(sessionLost());
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.element(notice).toBeVisible();
});
