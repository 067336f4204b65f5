import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { useGetSettingsQuery } from '../settings/settingsApi.ts';
import { IndicationsPage } from './IndicationsPage.tsx';

const link = 'https://teste.example/ref/AMIGA7';

function Loaded() {
  return useGetSettingsQuery().isSuccess ? <IndicationsPage /> : null;
}

test.each([true, false])('shows code and link only with refer_enabled: %j', async (isOn) => {
  const { callsOf } = await renderFeature(<Loaded />, {
    operator: {
      'GET /v2/settings/': () => ({ refer_enabled: isOn }),
      'GET /api/referrals': () => ({
        code: 'AMIGA7',
        link: link,
        data: [],
      }),
    },
  });
  const paused = page.getByText('As indicações estão pausadas no momento');
  if (isOn) await expect.element(page.getByLabelText(/link/i).first()).toHaveValue(link);
  else await expect.element(paused).toBeVisible();
  expect(paused.elements()).toHaveLength(isOn ? 0 : 1);
  expect(callsOf('GET /api/referrals')).toHaveLength(isOn ? 1 : 0);
});
