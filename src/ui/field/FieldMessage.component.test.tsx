import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from './TextField.tsx';

const hint = 'Quem exerceu cargo público relevante nos últimos cinco anos, familiares e sócios próximos.';

test('shows an error in place of a longer hint without moving what is below', async () => {
  const { rerender, container } = await render(<TextField label="Cargo" hint={hint} />);
  container.style.inlineSize = '15rem';
  const field = page.getByLabelText('Cargo');
  await expect.element(field).toHaveAccessibleDescription(hint);
  const before = container.offsetHeight;
  await rerender(<TextField label="Cargo" hint={hint} error="Escolha uma opção." />);
  await expect.element(field).toHaveAccessibleDescription('Escolha uma opção.');
  await expect.element(page.getByText(hint)).not.toBeVisible();
  expect(container.offsetHeight).toBe(before);
});
