import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { selectShowVerificationModal } from '../../shared/state/visitSlice.ts';
import { useGetSettingsQuery } from '../settings/settingsApi.ts';
import { WithdrawObstacle } from './parts/WithdrawObstacle.tsx';
import type { WithdrawObstacle as Obstacle } from './withdrawObstacles.ts';

function Loaded({ obstacle }: { obstacle: Obstacle }) {
  const { isSuccess } = useGetSettingsQuery();
  return isSuccess ? <WithdrawObstacle obstacle={obstacle} /> : null;
}

test.each([
  [true, { kind: 'identity' }, true],
  [false, { kind: 'identity' }, false],
  [true, { kind: 'deposits', missingCents: 100 }, false],
] as const)('with withdraw_auto_kyc %j and %j it starts the check: %j', async (isOn, obstacle, isStarted) => {
  const { store } = await renderFeature(<Loaded obstacle={obstacle} />, {
    operator: { 'GET /v2/settings/': () => ({ withdraw_auto_kyc: isOn }) },
  });
  await expect.element(page.getByText(/antes de sacar|para liberar o saque/)).toBeVisible();
  await expect.poll(() => selectShowVerificationModal(store.getState())).toBe(isStarted);
});
