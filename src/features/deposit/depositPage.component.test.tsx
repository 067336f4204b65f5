import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { DepositPage } from './DepositPage.tsx';

const line = {
  id: '1',
  source_type: 'Deposit',
  type: 1,
  status: 2,
  amount: 7_000,
  created_at: '2026-03-10T12:00:00Z',
};

test('fills a wide page with how a deposit works and the newest deposits', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(1280, 800));
  const { callsOf } = await renderFeature(
    <main>
      <DepositPage />
    </main>,
    {
      operator: {
        'GET /api/transactions': () => ({ data: [line], meta: { page: 1, pages: 1, total: 1 } }),
        'GET /api/protection/limits': () => ({}),
      },
    },
  );
  const help = page.getByRole('region', { name: 'Como funciona' });
  await expect.element(page.getByText(/70,00/).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Definir limites' })).toBeVisible();
  expect(callsOf('GET /api/transactions').some(({ url }) => url.includes('source=Deposit'))).toBe(true);
  const form = page.getByRole('button', { name: 'Gerar PIX' }).element().getBoundingClientRect();
  const { left, right } = help.element().getBoundingClientRect();
  expect(left).toBeGreaterThan(form.right);
  expect(right).toBeGreaterThan(1_300);
});
