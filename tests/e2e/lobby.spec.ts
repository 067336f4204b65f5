import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/fixture.ts';
import { logIn, newPlayer } from '../support/player.ts';

for (const brand of ['default', 'gingaro', 'velvora']) {
  test(`the lobby of ${brand} searches, filters and sorts, and its address brings it all back`, async ({
    page,
    site,
  }) => {
    // The whole journey with an accessibility check at its end: slow machines need longer than usual.
    test.setTimeout(90_000);
    const { origin } = site(brand);
    await page.goto(`${origin}/casino`);
    const cards = page.locator('main [data-game]');
    await expect(cards.first()).toBeVisible();
    expect(await page.locator('*').count()).toBeLessThan(1500);

    const search = page.getByRole('searchbox', { name: 'Buscar jogos' });
    await search.fill('TÍGRE');
    await expect(cards.first()).toContainText(/tigre/i);
    // A typo is forgiven.
    await search.fill('tigrr');
    await expect(cards.filter({ hasText: /tigre/i }).first()).toBeVisible();
    await expect(page).toHaveURL(/busca=tigrr/);
    await page.reload();
    await expect(search).toHaveValue('tigrr');
    await expect(cards.filter({ hasText: /tigre/i }).first()).toBeVisible();

    await search.fill('xyzxyz');
    await expect(page.getByText('Nada encontrado para “xyzxyz”')).toBeVisible();
    await page.getByRole('button', { name: 'Limpar busca e filtros' }).click();
    await page.getByRole('button', { name: /Provedores/ }).click();
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('button', { name: /^Ver .* jogos?$/ }).click();
    await expect(page).toHaveURL(/provedor=/);
    await page.getByLabel('Ordenar').selectOption('nome');
    await expect(page).toHaveURL(/ordem=nome/);
    // To another category, filters going along, and back.
    await page
      .getByRole('navigation', { name: 'Categorias de jogos' })
      .getByRole('link', { name: 'Slots' })
      .click();
    await expect(page).toHaveURL(/\/casino\/slots#.*provedor=/);
    await page.goBack();
    await expect(page).toHaveURL(/\/casino#.*ordem=nome/);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test('arrow keys lead through the covers, beyond those that were there at first', async ({ page, site }) => {
  await page.goto(`${site('default').origin}/casino/slots`);
  const cards = page.locator('main [data-game]');
  await cards.first().focus();
  for (let row = 0; row < 8; row += 1) await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-game]:focus')).toBeInViewport();
  const place = await page.locator('li:has([data-game]:focus)').getAttribute('aria-posinset');
  expect(Number(place)).toBeGreaterThan(30);
});

test('a heart asks a visitor to log in and keeps the wish; a refusal turns it back with a message', async ({
  page,
  site,
}) => {
  const shop = site('default');
  const player = await newPlayer(shop, { balanceCents: 0 });
  await page.goto(`${shop.origin}/casino/slots`);
  const heart = page.getByRole('button', { name: /^Favoritar / }).first();
  await heart.click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await logIn(page, player);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${shop.origin}/casino/favorites`);
  await expect(page.locator('main [data-game]')).toHaveCount(1);

  await page.route(/favorite-game\/favorite\/.*\/remove/, (route) =>
    route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': shop.origin }, body: '{}' }),
  );
  await page.getByRole('button', { name: /^Favoritar / }).click();
  await expect(page.getByText('Não foi possível tirar o jogo dos favoritos.')).toBeVisible();
  await expect(page.locator('main [data-game]')).toHaveCount(1);
});

test('unknown categories and providers are the 404 page; a provider shows its games', async ({
  page,
  site,
}) => {
  const { origin } = site('default');
  for (const path of ['/casino/nao-existe', '/providers/nao-existe']) {
    await page.goto(origin + path);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
  }
  await page.goto(`${origin}/providers`);
  await page.locator('main a[href^="/providers/"]').first().click();
  await expect(page.locator('main [data-game]').first()).toBeVisible();
});
