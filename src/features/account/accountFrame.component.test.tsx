import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { AccountFrame } from './AccountFrame.tsx';

test.each([
  ['beside the account menu before the session is known', 'user-wallet', 224],
  ['over the whole width elsewhere', 'promotions', 0],
] as const)('places a page %s', async (_where, routeId, leastX) => {
  await page.viewport(1440, 900);
  await renderFeature(
    <AccountFrame routeId={routeId}>
      <h1>Carteira</h1>
    </AccountFrame>,
    { player: null },
  );
  const heading = page.getByRole('heading', { name: 'Carteira' });
  await expect.element(heading).toBeVisible();
  const x = heading.element().getBoundingClientRect().x;
  if (leastX) expect(x).toBeGreaterThan(leastX);
  else expect(x).toBeLessThan(224);
});

test('centers the label of the current page in its tab on a phone', async () => {
  await page.viewport(390, 844);
  await renderFeature(
    <AccountFrame routeId="user-wallet">
      <h1>Carteira</h1>
    </AccountFrame>,
    { path: '/user/wallet' },
  );
  const tab = page.getByRole('link', { name: 'Carteira' });
  await expect.element(tab).toHaveAttribute('aria-current', 'page');
  const label = document.createRange();
  label.selectNodeContents(tab.element().lastChild ?? tab.element());
  const { left, right } = label.getBoundingClientRect();
  const box = tab.element().getBoundingClientRect();
  expect(Math.abs(left - box.left - (box.right - right))).toBeLessThan(2);
});
