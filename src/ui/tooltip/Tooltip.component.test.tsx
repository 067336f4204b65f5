import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tooltip } from './Tooltip.tsx';

test('describes its control on keyboard focus until Escape', async () => {
  await render(
    <Tooltip text="Só o seu dinheiro">
      <button type="button">Saldo</button>
    </Tooltip>,
  );
  const control = page.getByRole('button', { name: 'Saldo' });
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await expect.element(control).toHaveAccessibleDescription('Só o seu dinheiro');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(control).toHaveFocus();
});
