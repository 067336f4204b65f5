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

test('appears 12 pixels from its control, above the page, and without a delay', async () => {
  await render(
    <div style={{ padding: '8rem' }}>
      <Tooltip text="Só o seu dinheiro" placement="bottom">
        <button type="button">Saldo</button>
      </Tooltip>
    </div>,
  );
  const control = page.getByRole('button', { name: 'Saldo' }).element() as HTMLElement;
  const bubble = () => document.querySelector('[role="tooltip"]');
  const distance = () =>
    (bubble()?.getBoundingClientRect().top ?? 0) - control.getBoundingClientRect().bottom;
  await userEvent.tab();
  await expect.poll(() => Math.round(distance())).toBe(12);
  expect(getComputedStyle(bubble() ?? control).zIndex).toBe('9999');

  // Its chunk has loaded, so only a delay could keep it waiting.
  const turn = () => new Promise<void>((resolve) => queueMicrotask(resolve));
  control.blur();
  await turn();
  expect(bubble()).toBeNull();
  control.focus();
  await turn();
  expect(bubble()).not.toBeNull();
});
