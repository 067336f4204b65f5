import { axeFindings } from '../support/axe.ts';
import { expect, open, settled, test } from '../support/fixture.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { playerWithSession } from '../support/session.ts';

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
    const offered = page.getByRole('region', { name: 'Sugestões' });
    await expect(offered.locator('[data-game]').first()).toBeVisible();
    await page.getByRole('button', { name: 'Limpar busca e filtros' }).click();
    await page.getByRole('button', { name: /Provedores/ }).click();
    await page.getByRole('checkbox').nth(1).check();
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
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
    expect(await axeFindings(page)).toEqual([]);
  });
}

test('a shared address shows the same list and asks a visitor for nothing; who leaves while typing finds it again', async ({
  page,
  site,
}) => {
  const { origin } = site('default');
  await page.goto(`${origin}/casino#busca=tigre&ordem=nome`);
  const cards = page.locator('main [data-game]');
  const search = page.getByRole('searchbox', { name: 'Buscar jogos' });
  await expect(search).toHaveValue('tigre');
  await expect(page.getByLabel('Ordenar')).toHaveValue('nome');
  await expect(page.getByRole('status').filter({ hasText: 'para “tigre”' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const names = await cards.locator('> b').allTextContents();
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'pt-BR')));

  await search.fill('lua');
  await page.getByRole('navigation', { name: 'Categorias de jogos' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/casino\/[a-z-]+#busca=lua/);
  await page.goBack();
  await expect(page).toHaveURL(/\/casino#busca=lua/);
  await expect(search).toHaveValue('lua');
});

test('category and providers together choose the games, over a reload and back', async ({ page, site }) => {
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
  const names = page.locator('main [data-game] > b');
  const category = (name: string) =>
    page.getByRole('navigation', { name: 'Categorias de jogos' }).getByRole('link', { name }).click();
  await page.goto(`${origin}/casino/slots`);
  await expect(names).toHaveText(['Alce', 'Boto', 'Cabra']);
  await page.getByRole('button', { name: /Provedores/ }).click();
  await page.getByRole('checkbox', { name: /Norte/ }).check();
  await page.getByRole('checkbox', { name: /Oriente/ }).check();
  await page.getByRole('button', { name: 'Ver 2 jogos' }).click();
  await expect(names).toHaveText(['Alce', 'Boto']);
  await category('Crash');
  await expect(names).toHaveText(['Dado', 'Foca']);
  await page.reload();
  await expect(names).toHaveText(['Dado', 'Foca']);
  await page.goBack();
  await expect(names).toHaveText(['Alce', 'Boto']);
});

test('covers have their place and colour before they arrive, and come in the size they are shown in', async ({
  page,
  site,
}) => {
  const { origin, api } = site('default');
  const asked: string[] = [];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/sized/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.abort();
  });
  const game = (id: number) => ({
    id,
    name: `Jogo ${id}`,
    slug: `jogo-${id}`,
    image: '',
    image_cf: `${api}/sized/{width}/${id}.webp`,
    image_color: '#b3500a',
    provider: { id: 1, name: 'Estúdio', slug: 'estudio' },
  });
  await page.route('**/v2/casino-games/category', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': origin },
      json: [{ id: 1, name: 'Slots', slug: 'slots', games: [1, 2, 3].map(game) }],
    }),
  );
  await page.goto(`${origin}/casino/slots`);
  const frame = page.locator('main [data-cover] > span').first();
  await expect(frame).toHaveCSS('background-color', 'rgb(179, 80, 10)');
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(3);
  // Three covers beside each other on 390 pixels are some 115 wide.
  expect(asked.filter((path) => !path.startsWith('/sized/160/'))).toEqual([]);
  const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 0 };
  expect(height / width).toBeCloseTo(4 / 3, 1);
  // Without the picture its name says what it was.
  await expect(page.locator('main [data-cover]').first()).toHaveText('Jogo 1');
});

for (const width of [390, 1440]) {
  test(`nothing moves when the games arrive, ${width} pixels wide`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const before = Number(Reflect.get(window, 'shift') ?? 0);
          Reflect.set(window, 'shift', before + Number(Reflect.get(entry, 'value')));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/v2/casino-games/category', async (route) => {
      await arrived;
      await route.continue();
    });
    await open(page, `${site('default').origin}/casino`);
    await expect(page.getByRole('status').filter({ hasText: 'Carregando jogos' })).toBeAttached();
    arrive();
    await expect(page.locator('main [data-game]').first()).toBeVisible();
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0))).toBeLessThan(0.05);
  });
}

test('a row of chips fades where it goes on, and not under the keyboard', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site('gingaro').origin}/casino`);
  const row = page.getByRole('navigation', { name: 'Categorias de jogos' }).getByRole('list');
  const chips = row.getByRole('link');
  await expect(chips.nth(5)).toBeAttached();
  const fades = () =>
    row.evaluate((list) => {
      const style = getComputedStyle(list);
      return ['--fade-start', '--fade-end'].map((side) =>
        Math.round(parseFloat(style.getPropertyValue(side))),
      );
    });
  await expect.poll(fades).toEqual([0, 32]);
  await row.evaluate((list) => list.scrollTo({ left: (list.scrollWidth - list.clientWidth) / 2 }));
  await expect.poll(fades).toEqual([32, 32]);
  await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await expect.poll(fades).toEqual([32, 0]);

  await chips.last().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(row).toHaveCSS('mask-image', 'none');

  // One that is whole has nothing to hint at.
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.getByRole('searchbox', { name: 'Buscar jogos' }).focus();
  await expect.poll(fades).toEqual([0, 0]);
});

test('arrow keys lead through the covers, beyond those that were there at first', async ({ page, site }) => {
  await page.goto(`${site('default').origin}/casino/slots`);
  const cards = page.locator('main [data-game]');
  await cards.first().focus();
  for (let row = 0; row < 8; row += 1) await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-game]:focus')).toBeInViewport();
  const place = await page.locator('li:has([data-game]:focus)').getAttribute('aria-posinset');
  expect(Number(place)).toBeGreaterThan(30);
});

test('a heart asks a visitor to log in and keeps the wish; a refusal turns it back without a word', async ({
  page,
  site,
}) => {
  const shop = site('default');
  const player = await newPlayer(shop, { balanceCents: 0 });
  await page.goto(`${shop.origin}/casino/slots`);
  const heart = page.getByRole('button', { name: /^Favoritar / }).first();
  await heart.click();
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  // The heart turns before the operator has heard of it; leaving the page then would take the wish along.
  const heard = page.waitForResponse(
    (answer) => /favorite-game\/favorite\/.*\/add/.test(answer.url()) && answer.ok(),
  );
  await logIn(page, player);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heard;
  await page.goto(`${shop.origin}/casino/favorites`);
  await expect(page.locator('main [data-game]')).toHaveCount(1);

  const remembered = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'default-favorites')?.value;
  await expect.poll(remembered).toMatch(/^[^.]+\.[^.]+$/);

  // The device remembers while the operator has not answered yet; without an answer the list is empty, not forgotten.
  const list = '**/api/favorite-game/favorite';
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route(list, async (route) => {
    await asked;
    await route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': shop.origin }, json: {} });
  });
  await page.reload();
  await expect(page.locator('main [data-game]')).toHaveCount(1);
  answer();
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

test('favorites show the pictures of their own list, also of a game that no category holds', async ({
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

test('words as long as they like are shown in the width of a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const long = 'a'.repeat(300);
  for (const [path, shown] of [
    [`/casino#busca=${long}`, 'Nada encontrado para'],
    [`/casino/live#provedor=${long}`, 'Nenhum jogo com estes filtros'],
    [`/casino/${long}`, 'Page Not Found'],
  ] as const) {
    await page.goto(site('default').origin + path);
    await expect(page.getByText(shown).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test('a heart shows the last wish, and the operator hears of one after the other', async ({ page, site }) => {
  const shop = site('default');
  await playerWithSession(page.context(), shop, { balanceCents: 0 });
  const heard: string[] = [];
  const answers: (() => void)[] = [];
  await page.route(/favorite-game\/favorite\/.*\/(add|remove)/, async (route) => {
    heard.push(route.request().url().split('/').at(-1) ?? '');
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  await open(page, `${shop.origin}/casino/slots`);
  await settled(page);
  const heart = page.getByRole('button', { name: /^Favoritar / }).first();
  const turns = heart.evaluateHandle((element) => {
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(element.ariaPressed)).observe(element, {
      attributeFilter: ['aria-pressed'],
    });
    return seen;
  });
  const seen = await turns;
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(heard).toEqual(['add']);
  answers[0]?.();
  await expect.poll(() => heard).toEqual(['add', 'remove']);
  const done = page.waitForResponse(/\/remove$/);
  answers[1]?.();
  await (await done).finished();
  expect(await seen.jsonValue()).toEqual(['true', 'false']);
});

test('unknown categories and providers are the 404 page; a provider shows its games', async ({
  page,
  site,
}) => {
  const { origin } = site('default');
  for (const path of ['/casino/nao-existe', '/casino/__proto__', '/providers/nao-existe']) {
    await page.goto(origin + path);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
  }
  // Two addresses of the same page.
  await page.goto(`${origin}/suppliers`);
  await expect(page.getByRole('heading', { level: 1, name: 'Provedores' })).toBeVisible();
  await expect(page.locator('main a[href^="/providers/"]').first()).toBeVisible();
  await page.goto(`${origin}/providers`);
  await page.locator('main a[href^="/providers/"]').first().click();
  await expect(page.locator('main [data-game]').first()).toBeVisible();
});
