import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { AccountFrame } from './AccountFrame.tsx';
import { AccountPage } from './AccountPage.tsx';

async function accountAt(width: number) {
  await page.viewport(width, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderFeature(
    <AccountFrame routeId="user-account">
      <AccountPage />
    </AccountFrame>,
    { path: '/user/account' },
  );
  await expect.element(page.getByRole('heading', { name: 'Dados pessoais' })).toBeVisible();
  return page.getByRole('navigation', { name: 'Minha conta' });
}

test('lists the pages of the account on the first screen of a phone', async () => {
  const index = await accountAt(390);
  await expect.element(index).toBeVisible();
  expect(index.elements()).toHaveLength(1);
  await expect.element(index.getByRole('link', { name: 'Carteira' })).toHaveAttribute('href', '/user/wallet');
  const last = index.getByRole('link').elements().at(-1);
  expect(last?.textContent).toBe('Jogo responsável');
  expect(last?.getBoundingClientRect().bottom).toBeLessThan(700);
});

test('lists them in a column beside the page where there is room', async () => {
  const column = await accountAt(1280);
  await expect
    .element(column.getByRole('link', { name: 'Meus dados' }))
    .toHaveAttribute('aria-current', 'page');
  expect(column.elements()).toHaveLength(1);
});
