import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { depositLine } from '../../../tests/support/depositLine.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { useGetSettingsQuery } from '../settings/settingsApi.ts';
import { TransactionsPage } from './TransactionsPage.tsx';

function Loaded() {
  return useGetSettingsQuery().isSuccess && <TransactionsPage />;
}

test.each([
  ['Asia/Tokyo', '00:07'],
  // No time zone, so that the default one is used.
  ['Brasília', '12:07'],
])('shows times in the time zone of general_timezone: %s', async (setting, time) => {
  await renderFeature(<Loaded />, {
    operator: {
      'GET /v2/settings/': () => ({ general_timezone: setting }),
      'GET /api/transactions': () => ({ data: [depositLine] }),
    },
  });
  const row = page.getByRole('row').filter({ hasText: time });
  await expect.element(row).toBeVisible();
});
