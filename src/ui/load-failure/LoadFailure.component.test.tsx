import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoadFailure } from './LoadFailure.tsx';

test('says what failed and retries once while a retry is pending', async () => {
  const onRetry = vi.fn();
  const texts = { text: 'Não foi possível carregar.', retryLabel: 'Tentar de novo', onRetry };
  const { rerender } = await render(<LoadFailure {...texts} retrying={false} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Não foi possível carregar.');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await rerender(<LoadFailure {...texts} retrying />);
  await page.getByRole('button').click({ force: true });
  expect(onRetry).toHaveBeenCalledTimes(1);
});
