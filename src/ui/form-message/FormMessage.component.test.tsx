import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormMessage } from './FormMessage.tsx';

test('takes space only while there is a message, in a region that is there before', async () => {
  const form = (error?: string) => (
    <div data-testid="form" style={{ display: 'grid', gap: '12px' }}>
      <input aria-label="Valor" />
      <FormMessage error={error} />
      <button type="button">Sacar</button>
    </div>
  );
  const { rerender } = await render(form());
  const box = () => page.getByTestId('form').element().getBoundingClientRect().height;
  const gaps = () =>
    page.getByRole('button').element().getBoundingClientRect().top -
    page.getByRole('textbox').element().getBoundingClientRect().bottom;
  const alert = page.getByRole('alert').element();
  expect(gaps()).toBe(12);
  const before = box();
  await rerender(form('Não foi possível pedir o saque.'));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Não foi possível pedir o saque.');
  expect(page.getByRole('alert').element()).toBe(alert);
  await expect.poll(box).toBeGreaterThan(before + 30);
});
