import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { WalletPage } from './WalletPage.tsx';

test('offers the withdrawal but no deposit in a pause, and says until when', async () => {
  const { store } = await renderFeature(<WalletPage />, {
    operator: {
      'GET /api/protection/limits': () => ({ paused_until: new Date(Date.now() + 60_000).toISOString() }),
    },
  });
  const deposit = page.getByRole('button', { name: 'Depositar' });
  await expect.element(deposit).toHaveAttribute('aria-disabled', 'true');
  await expect.element(deposit).toHaveAccessibleDescription(/^Sua conta está em pausa até /);
  await expect.element(page.getByText(/^Guardado\. Para sacar, /)).toBeVisible();
  await deposit.click({ force: true });
  expect(store.getState().walletDialog.open).toBeNull();
  const withdraw = page.getByRole('link', { name: 'Sacar' });
  await expect.element(withdraw).toHaveAttribute('href', '/user/wallet/withdraw');
  const colorOf = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(colorOf(withdraw.element())).not.toBe(colorOf(deposit.element()));
});

test('offers the deposit first to others', async () => {
  const { store } = await renderFeature(<WalletPage />);
  await page.getByRole('button', { name: 'Depositar' }).click();
  expect(store.getState().walletDialog.open).not.toBeNull();
});
