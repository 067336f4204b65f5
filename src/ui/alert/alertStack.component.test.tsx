import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { AlertStack } from './AlertStack.tsx';

test('leaves the bars and the heads of dialogs free on a phone', async () => {
  await page.viewport(390, 844);
  await renderFeature(
    <AlertStack alerts={[{ id: '1', kind: 'error', text: 'Recusado' }]} dismissLabel="Fechar aviso" />,
  );
  const alert = page.getByRole('alert');
  await expect.element(alert).toBeVisible();
  await expect.poll(() => alert.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(60);
  await page.viewport(1280, 800);
});
