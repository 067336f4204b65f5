import type { Page } from '@playwright/test';
import { expect, open, type Site, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { layoutShiftOf, recordLayoutShift } from '../support/page/layoutShift.ts';
import { holdRequests } from '../support/page/network.ts';
import { travel } from '../support/page/travel.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { playerWithSession } from '../support/session.ts';

test(`searches, filters and sorts the lobby of velvora, and restores it from its URL`, async ({
  page,
  site,
}) => {
  // The whole journey with an accessibility check at its end: slow machines need longer.
  test.setTimeout(120_000);
  const { origin } = site('velvora');
  await page.goto(`${origin}/casino`);
  const cards = page.locator('main [data-game]');
  await expect(cards.first()).toBeVisible();
  expect(await page.locator('*').count()).toBeLessThan(1500);

  const search = page.getByRole('searchbox', { name: 'Buscar jogos' });
  await search.fill('VÚLCAO');
  await expect(cards.first()).toContainText(/vulcão/i);
  // A typo is tolerated.
  await search.fill('vullcao');
  await expect(cards.filter({ hasText: /vulcão/i }).first()).toBeVisible();
  await expect(page).toHaveURL(/busca=vullcao/);
  await page.reload();
  await expect(search).toHaveValue('vullcao');
  await expect(cards.filter({ hasText: /vulcão/i }).first()).toBeVisible();

  await search.fill('xyzxyz');
  await expect(page.getByText('Nada encontrado para “xyzxyz”')).toBeVisible();
  const offered = page.getByRole('region', { name: 'Sugestões' });
  await expect(offered.locator('[data-game]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Limpar busca e filtros' }).click();
  await page.getByRole('button', { name: /Provedores/ }).click();
  // The choice passes through the URL, so that a check right after the click would come too early.
  const provider = page.getByRole('checkbox').nth(1);
  await provider.click();
  await expect(provider).toBeChecked();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await page.getByRole('button', { name: /^Ver .* jogos?$/ }).click();
  await expect(page).toHaveURL(/provedor=/);
  await page.getByLabel('Ordenar').selectOption('nome');
  await expect(page).toHaveURL(/ordem=nome/);
  // To another category with the same filters, and back.
  const categories = page.getByRole('navigation', { name: 'Categorias de jogos' });
  await categories.getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(/\/casino\/slots#.*provedor=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/casino#.*ordem=nome/);
  // The URL changes before the page.
  await expect(categories.getByRole('link', { name: 'Todos' })).toHaveAttribute('aria-current', 'page');
  expect(await axeFindings(page)).toEqual([]);
});

test('shows the same list for a shared URL without a login, and restores a half-typed search', async ({
  page,
  site,
}) => {
  const { origin } = site('default');
  await page.goto(`${origin}/casino#busca=touro&ordem=nome`);
  const cards = page.locator('main [data-game]');
  const search = page.getByRole('searchbox', { name: 'Buscar jogos' });
  await expect(search).toHaveValue('touro');
  await expect(page.getByLabel('Ordenar')).toHaveValue('nome');
  await expect(page.getByRole('status').filter({ hasText: 'para “touro”' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const names = await cards.locator('[data-caption] > b').allTextContents();
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'pt-BR')));

  await search.fill('lua');
  await page.getByRole('navigation', { name: 'Categorias de jogos' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/casino\/[a-z-]+#busca=lua/);
  await page.goBack();
  await expect(page).toHaveURL(/\/casino#busca=lua/);
  await expect(search).toHaveValue('lua');
});

test('combines category and providers, over a reload and back', async ({ page, site }) => {
  const { origin } = site('default');
  const game = (id: number, name: string, provider: string) => ({
    id,
    name,
    slug: `jogo-${id}`,
    image: '',
    provider: { id: provider.charCodeAt(0), name: provider, slug: provider.toLowerCase() },
  });
  const slots = [game(1, 'Alce', 'Norte'), game(2, 'Boto', 'Oriente'), game(3, 'Cabra', 'Leste')];
  const crash = [game(4, 'Dado', 'Norte'), game(5, 'Ema', 'Leste'), game(6, 'Foca', 'Norte')];
  await page.route('**/v2/casino-games/category', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': origin },
      json: [
        { id: 1, name: 'Slots', slug: 'slots', games: slots },
        { id: 2, name: 'Crash', slug: 'crash', games: crash },
      ],
    }),
  );
  const names = page.locator('main [data-caption] > b');
  const category = (name: string) =>
    page.getByRole('navigation', { name: 'Categorias de jogos' }).getByRole('link', { name }).click();
  await page.goto(`${origin}/casino/slots`);
  await expect(names).toHaveText(['Alce', 'Boto', 'Cabra']);
  await page.getByRole('button', { name: /Provedores/ }).click();
  await page.getByRole('checkbox', { name: /Norte/ }).click();
  await expect(page.getByRole('checkbox', { name: /Norte/ })).toBeChecked();
  await page.getByRole('checkbox', { name: /Oriente/ }).click();
  await expect(page.getByRole('checkbox', { name: /Oriente/ })).toBeChecked();
  await page.getByRole('button', { name: 'Ver 2 jogos' }).click();
  await expect(names).toHaveText(['Alce', 'Boto']);
  await category('Crash');
  await expect(names).toHaveText(['Dado', 'Foca']);
  await page.reload();
  await expect(names).toHaveText(['Dado', 'Foca']);
  await page.goBack();
  await expect(names).toHaveText(['Alce', 'Boto']);
});

// Opens the lobby and waits for its games, which move nothing.
async function openLobby(page: Page, { origin }: Site, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await recordLayoutShift(page);
  const arrive = await holdRequests(page, '**/v2/casino-games/category');
  await open(page, `${origin}/casino`);
  await expect(page.getByRole('status').filter({ hasText: 'Carregando jogos' })).toBeAttached();
  arrive();
  await expect(page.locator('main [data-game]').first()).toBeVisible();
  expect(await layoutShiftOf(page)).toBeLessThan(0.05);
}

test('shifts nothing when the games load on a wide screen, and moves through the covers by arrow keys, beyond those rendered at first', async ({
  page,
  site,
}) => {
  await openLobby(page, site('default'), 1440);
  await travel(page, '/casino/slots');
  const cards = page.locator('main [data-game]');
  await cards.first().focus();
  const focused = page.locator('[data-game]:focus');
  const position = async () =>
    Number(await page.locator('li:has([data-game]:focus)').getAttribute('aria-posinset'));
  for (let row = 0; row < 5; row += 1) await page.keyboard.press('ArrowDown');
  await expect(focused).toBeInViewport();
  expect(await position()).toBeGreaterThan(30);
  // The last row is far above the end of the page.
  for (let row = 0; row < 6; row += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(position).toBeGreaterThan(48);
  await expect(focused).toBeInViewport();
});

test('shifts nothing when the games load on a phone, ends the lobby after 60 of them, and shows more on demand, also after a reload', async ({
  page,
  site,
}) => {
  await openLobby(page, site('default'), 390);
  const main = page.getByRole('main');
  const cards = main.locator('[data-game]');
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThan(7_000);
  const more = main.getByRole('button', { name: 'Mostrar mais' });
  await more.scrollIntoViewIfNeeded();
  await more.focus();
  await page.keyboard.press('Enter');
  const focused = page.locator('li:has([data-game]:focus)');
  await expect(focused).toHaveAttribute('aria-posinset', '61');
  await expect(focused).toBeInViewport();
  await expect(page).toHaveURL(/#paginas=2$/);
  await page.reload();
  await expect(cards.first()).toBeVisible();
  await expect.poll(height).toBeGreaterThan(8_000);
});

test('asks a visitor to log in for a favorite and keeps it; rolls a refusal back silently', async ({
  page,
  site,
}) => {
  const shop = site('default');
  const player = await newPlayer(shop, { balanceCents: 0 });
  await page.goto(`${shop.origin}/casino/slots`);
  const heart = page.getByRole('button', { name: /^Favoritar / }).first();
  await heart.click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  // The update is optimistic; leaving the page now would cancel the request.
  const heard = page.waitForResponse(
    (response) => /favorite-game\/favorite\/.*\/add/.test(response.url()) && response.ok(),
  );
  await logIn(page, player);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heard;
  await travel(page, '/casino/favorites');
  await expect(page.locator('main [data-game]')).toHaveCount(1);

  const remembered = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'default-favorites')?.value;
  await expect.poll(remembered).toMatch(/^[^.]+\.[^.]+$/);

  // The device remembers while the operator has not responded; an error gives an empty list.
  const list = '**/api/favorite-game/favorite';
  const { promise: asked, resolve: respond } = Promise.withResolvers<void>();
  await page.route(list, async (route) => {
    await asked;
    await route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': shop.origin }, json: {} });
  });
  await page.reload();
  await expect(page.locator('main [data-game]')).toHaveCount(1);
  respond();
  await expect(page.getByText('Você ainda não tem favoritos')).toBeVisible();
  await expect.poll(remembered).toMatch(/^[^.]+\.[^.]+$/);
  await page.unroute(list);
  await page.reload();
  await expect(page.locator('main [data-game]')).toHaveCount(1);

  const removal = Promise.withResolvers<void>();
  await page.route(/favorite-game\/favorite\/.*\/remove/, async (route) => {
    await removal.promise;
    const json = { message: 'SQLSTATE[23000]: Integrity constraint violation' };
    await route.fulfill({ status: 422, headers: { 'Access-Control-Allow-Origin': shop.origin }, json });
  });
  await page.getByRole('button', { name: /^Favoritar / }).click();
  await expect(page.locator('main [data-game]')).toHaveCount(0);
  removal.resolve();
  await expect(page.locator('main [data-game]')).toHaveCount(1);
  await expect(page.getByText(/SQLSTATE|Não foi possível/)).toHaveCount(0);
});

test('shows favorites with the pictures of their own list, also of a game in no category', async ({
  page,
  site,
}) => {
  const shop = site('default');
  await playerWithSession(page.context(), shop, { balanceCents: 0 });
  const data = [
    { id: '990001', image: '/storage/favorite.webp', image_cf: '/storage/favorite-cf.webp' },
    { id: '1003', image: '/storage/own.webp' },
  ];
  await page.route('**/api/favorite-game/favorite', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': shop.origin }, json: { success: true, data } }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, `${shop.origin}/casino/favorites`);
  await expect(page.locator('main [data-game]')).toHaveCount(2);
  await expect
    .poll(() => asked.filter((path) => path.startsWith('/storage/')).sort())
    .toEqual(['/storage/favorite-cf.webp', '/storage/own.webp']);
  await page.getByRole('link', { name: 'Jogo 990001' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jogo 990001' })).toBeVisible();
});

test('shows the 404 page for unknown categories and providers, games of a provider, and words of any length on a phone', async ({
  page,
  site,
}) => {
  await open(page, `${site('default').origin}/casino/nao-existe`);
  await expect(page.getByText('Page Not Found: /casino/nao-existe')).toBeVisible();
  for (const path of ['/casino/__proto__', '/providers/nao-existe']) {
    await travel(page, path);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
  }
  // Two URLs of the same page.
  await travel(page, '/suppliers');
  await expect(page.getByRole('heading', { level: 1, name: 'Provedores' })).toBeVisible();
  await expect(page.locator('main a[href^="/providers/"]').first()).toBeVisible();
  await travel(page, '/providers');
  await page.locator('main a[href^="/providers/"]').first().click();
  await expect(page.locator('main [data-game]').first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const long = 'a'.repeat(300);
  for (const [path, shown] of [
    [`/casino#busca=${long}`, 'Nada encontrado para'],
    [`/casino/live#provedor=${long}`, 'Nenhum jogo com estes filtros'],
    [`/casino/${long}`, 'Page Not Found'],
  ] as const) {
    await travel(page, path);
    await expect(page.getByText(shown).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
