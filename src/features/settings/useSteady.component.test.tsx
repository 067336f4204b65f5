import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSteady } from './useSteady.ts';

function Menu({ label, isStandIn }: { label: string; isStandIn?: true }) {
  const shown = useSteady(label);
  return (
    <nav>
      <span data-stand-in={isStandIn && shown !== 'own' ? true : undefined}>
        <a href="#menu">{shown}</a>
      </span>
    </nav>
  );
}

afterEach(() => {
  delete document.documentElement.dataset.menus;
});

test('keeps a menu under the pointer until it leaves', async () => {
  const { rerender } = await render(<Menu label="first" />);
  await page.getByRole('link', { name: 'first' }).hover();
  await rerender(<Menu label="own" />);
  await expect.element(page.getByRole('link', { name: 'first' })).toBeVisible();
  await page.getByRole('link').unhover();
  await expect.element(page.getByRole('link', { name: 'own' })).toBeVisible();
});

test('replaces a hidden stand-in at once, wherever the pointer rests', async () => {
  document.documentElement.dataset.menus = 'kept';
  const { rerender } = await render(<Menu label="first" isStandIn />);
  await page.getByRole('navigation').hover();
  await rerender(<Menu label="own" isStandIn />);
  await expect.element(page.getByRole('link', { name: 'own' })).toBeVisible();
});
