import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { idleClockOf } from '../session/idleClock.ts';
import { playRefused } from '../verification/identitySlice.ts';
import { IdleLock } from './IdleLock.tsx';

test('asks for the password at every refusal, also after another tab has answered the first', async () => {
  const { store } = await renderFeature(<IdleLock />);
  const dialog = page.getByRole('dialog', { name: 'Confirme que é você' });
  for (const _refusal of ['first', 'second']) {
    store.dispatch(playRefused('reauth'));
    await expect.element(dialog).toBeVisible();
    idleClockOf(testBrand().id).unlock();
    window.dispatchEvent(new Event('focus'));
    await expect.element(dialog).not.toBeInTheDocument();
  }
});
