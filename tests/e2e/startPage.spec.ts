import { expect, test } from '../support/fixture.ts';

test('previews real home pages, and finds brands, accounts and switches', async ({ page, site }) => {
  const { port } = new URL(site('default').origin);
  await page.route('http://*.localhost:*/', (route) =>
    new URL(route.request().url()).hostname.startsWith('gingaro.')
      ? route.fallback()
      : route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto(`http://localhost:${port}/`);
  const preview = page.frameLocator('iframe[title="Home page of Gingaro"]');
  await expect(preview.getByRole('banner').getByRole('button', { name: 'Cadastrar' })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Find a brand, an account or a switch' });
  const brands = page.locator('.brand:visible');
  const accounts = page.getByRole('list', { name: 'Accounts' }).getByRole('listitem');
  await expect(accounts.filter({ hasText: 'Vitor Valente' })).toBeVisible();
  await search.fill('gingaro');
  await expect(brands).toHaveCount(1);
  await search.fill('valente');
  await expect(brands).toHaveCount(0);
  await expect(accounts.filter({ visible: true })).toHaveCount(1);
  await search.fill('registration open');
  await expect(page.getByRole('heading', { level: 3 }).filter({ visible: true }).first()).toHaveText(
    'Accounts',
  );
  await expect(page.getByRole('switch', { name: 'Registration open' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Drop realtime' })).toBeHidden();
  await search.fill('');
  await expect(page.getByRole('button', { name: 'Drop realtime' })).toBeVisible();
});
