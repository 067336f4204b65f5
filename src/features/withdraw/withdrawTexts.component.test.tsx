import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { selectAlerts } from '../../shared/state/alertsSlice.ts';
import { useGetSettingsQuery } from '../settings/settingsApi.ts';
import { WithdrawHistory } from './parts/WithdrawHistory.tsx';
import { WithdrawObstacle } from './parts/WithdrawObstacle.tsx';
import { WithdrawRules } from './parts/WithdrawRules.tsx';

const now = new Date().toISOString();
const pending = { id: '1', amount: 100, status: 0, created_at: now };

function Loaded() {
  return useGetSettingsQuery().isSuccess ? <WithdrawRules earlier={[pending]} nowMs={Date.now} /> : null;
}

test.each([
  [2, 1, /: resta 1\.$/, /^Até 1 pedido por dia/],
  [3, 2, /: restam 2\.$/, /^Até 2 pedidos por dia/],
])('counts what the rules leave, of %i withdrawals and %i requests', async (count, requests, left, daily) => {
  await renderFeature(<Loaded />, {
    operator: {
      'GET /v2/settings/': () => ({ withdraw_daily_count: count, withdraw_daily_request: requests }),
    },
  });
  await expect.element(page.getByText(left)).toBeVisible();
  await expect.element(page.getByText(daily)).toBeVisible();
});

test('counts an amount below two reais as one', async () => {
  const { store } = await renderFeature(
    <>
      <WithdrawObstacle obstacle={{ kind: 'deposits', missingCents: 100 }} />
      <WithdrawHistory />
    </>,
    {
      operator: {
        'GET /api/withdrawals': () => ({ server_time: now, data: [pending] }),
        'DELETE /api/withdrawals/1': () => ({ data: { ...pending, status: 4 } }),
      },
    },
  );
  await expect.element(page.getByText(/^Falta R\$\s1,00 em apostas/)).toBeVisible();
  await page.getByRole('button', { name: /^Cancelar/ }).click();
  await expect
    .poll(() => selectAlerts(store.getState()).map(({ text }) => text))
    .toEqual([expect.stringMatching(/^Saque cancelado: R\$\s1,00 voltou para a carteira\.$/)]);
});
