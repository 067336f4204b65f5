import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { selectShowVerificationModal } from '../../shared/state/visitSlice.ts';
import { useGetSettingsQuery } from '../settings/settingsApi.ts';
import { WithdrawObstacle } from './parts/WithdrawObstacle.tsx';

function Loaded() {
  return useGetSettingsQuery().isSuccess ? <WithdrawObstacle obstacle={{ kind: 'identity' }} /> : null;
}

test.each([true, false])(
  'opens the identity check by itself only with withdraw_auto_kyc: %j',
  async (isOn) => {
    const { store } = await renderFeature(<Loaded />, {
      operator: { 'GET /v2/settings/': () => ({ withdraw_auto_kyc: isOn }) },
    });
    const verify = page.getByRole('button', { name: 'Verificar' });
    await expect.element(verify).toBeVisible();
    expect(selectShowVerificationModal(store.getState())).toBe(isOn);
    await verify.click();
    expect(selectShowVerificationModal(store.getState())).toBe(true);
  },
);
