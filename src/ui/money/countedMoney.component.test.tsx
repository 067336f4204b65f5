import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CountedMoney } from './CountedMoney.tsx';

test('counts to a new amount while its text is the new amount at once', async () => {
  const { rerender } = await render(<CountedMoney cents={10_000} />);
  const amount = page.getByText('R$ 100,00');
  await expect.element(amount).not.toHaveAttribute('data-shown');
  await rerender(<CountedMoney cents={25_000} />);
  const after = page.getByText('R$ 250,00');
  await expect.element(after).toHaveAttribute('data-shown');
  await expect.element(after).not.toHaveAttribute('data-shown');
});
