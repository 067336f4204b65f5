import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { WithdrawHistory } from './parts/WithdrawHistory.tsx';

const minuteMs = 60_000;
const agoIso = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString();
const operator = {
  'GET /api/withdrawals': () => ({
    server_time: new Date().toISOString(),
    data: [
      { id: '3', amount: 3_000, status: 0, created_at: agoIso(30) },
      { id: '2', amount: 2_000, status: 1, created_at: agoIso(121) },
      { id: '1', amount: 1_000, status: 2, created_at: agoIso(10) },
    ],
  }),
};

test('shows the time of payment of each withdrawal that is not paid', async () => {
  await renderFeature(<WithdrawHistory />, { operator, brand: { jurisdiction: 'br' } });
  await expect.element(page.getByText(/Pago até \d\d:\d\d, em no máximo 1 h (29|30) min/)).toBeVisible();
  await expect.element(page.getByText(/Passou do prazo de 120 minutos\./)).toBeVisible();
  expect(page.getByRole('link', { name: 'Ajuda' }).elements()).toHaveLength(2);
});

test('shows no clock in other jurisdictions', async () => {
  await renderFeature(<WithdrawHistory />, { operator });
  await expect.element(page.getByText('Em análise')).toBeVisible();
  expect(page.getByText(/Pago até|120 minutos/).elements()).toEqual([]);
});
