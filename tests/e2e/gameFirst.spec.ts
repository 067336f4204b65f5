import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/fixture.ts';
import { playerWithSession } from '../support/session.ts';

const phone = { width: 390, height: 844 };
// One brand of each layout; gingaro has the permanent panel of Brazilian law.
const brands = ['default', 'gingaro', 'maraxi'];
const mostChrome = 0.13;

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} has no box`);
  return box;
}

// Whether the middle of a control is on the screen and not under something else.
const isFree = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && top + height <= innerHeight && element.contains(hit);
  });

// Nothing of the page shows between a docked control and the lower edge, beside or below it.
const expectNothingBelow = async (control: Locator) =>
  expect(
    await control.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const dock = element.parentElement;
      const found: string[] = [];
      for (let y = bottom + 1; y < innerHeight; y += 2) {
        for (const x of [left + 8, (left + right) / 2, right - 8]) {
          const hit = document.elementFromPoint(x, y);
          if (!dock?.contains(hit) && !hit?.closest('aside')) found.push(`${hit?.tagName} at ${x} ${y}`);
        }
      }
      return found;
    }),
  ).toEqual([]);

async function expectGameBar(page: Page) {
  const bar = page.locator('[data-play-bar]');
  const { y, height } = await boxOf(bar);
  expect(y).toBe(0);
  expect(height).toBeGreaterThanOrEqual(44);
  expect(height).toBeLessThanOrEqual(48);
  await expect(bar.getByRole('link', { name: 'Voltar' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(bar.getByText((await heading.textContent()) ?? '', { exact: true })).toBeVisible();
  // One balance and one deposit on the screen.
  await expect(page.getByRole('status', { name: 'Saldo' })).toHaveCount(1);
  await expect(page.getByText('R$ 500,00').filter({ visible: true })).toHaveCount(1);
  const deposit = await boxOf(page.getByRole('button', { name: 'Depositar' }));
  expect(deposit.height).toBe(36);
  const balance = await boxOf(page.getByRole('status', { name: 'Saldo' }));
  expect(deposit.x - balance.x - balance.width).toBeGreaterThanOrEqual(8);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Atalhos' })).toHaveCount(0);
}

test('keeps the bar of a game above the bars of a tablet under three rows of gingaro', async ({
  page,
  site,
}) => {
  const shop = site('gingaro');
  await page.setViewportSize({ width: 768, height: 1024 });
  await playerWithSession(page.context(), shop, { balanceCents: 50_000 });
  await open(page, `${shop.origin}/play/1002`);
  const bar = await boxOf(page.getByRole('button', { name: 'Tela cheia' }));
  const panel = await boxOf(page.getByRole('complementary', { name: 'Seu jogo' }));
  expect(bar.y + bar.height).toBeLessThanOrEqual(panel.y);
});

for (const brand of brands) {
  test(`gives a game of ${brand} all but 13 percent of a phone`, async ({ page, site }) => {
    const shop = site(brand);
    await page.setViewportSize(phone);
    await playerWithSession(page.context(), shop, { balanceCents: 50_000 });
    await open(page, `${shop.origin}/casino`);
    await open(page, `${shop.origin}/play/1002`);
    const frame = page.locator('main iframe');
    await expect(page.frameLocator('main iframe').getByRole('button', { name: 'Girar' })).toBeVisible();
    await expectGameBar(page);
    // The page tells its frame after it has loaded.
    const title = page.frameLocator('main iframe').getByRole('heading');
    const titleWidth = async () => (await boxOf(title)).width;
    await expect.poll(titleWidth, 'the bar alone shows the title').toBeLessThanOrEqual(1);
    await expect(page.getByRole('button', { name: 'Tela cheia' })).toBeVisible();
    const { height } = await boxOf(frame);
    expect(1 - height / phone.height).toBeLessThanOrEqual(mostChrome);
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Atalhos' })).toBeVisible();
  });

  test(`shows Mines of ${brand} whole on a phone, before and during a round`, async ({ page, site }) => {
    const shop = site(brand);
    await page.setViewportSize(phone);
    await playerWithSession(page.context(), shop, { balanceCents: 50_000 });
    await open(page, `${shop.origin}/games/mines`);
    await expect(page.getByRole('status', { name: 'Saldo' })).toHaveText(/500,00/);
    await expectGameBar(page);
    const main = page.getByRole('main');
    const controls = [
      main.getByRole('button', { name: 'Casa 1', exact: true }),
      main.getByRole('button', { name: 'Casa 25', exact: true }),
      main.getByLabel('Valor da aposta'),
      main.getByRole('button', { name: 'Metade da aposta' }),
      main.getByRole('button', { name: 'Dobro da aposta' }),
      main.getByLabel('Minas', { exact: true }),
    ];
    for (const control of controls) expect(await isFree(control), `${control}`).toBe(true);
    const bet = main.getByRole('button', { name: 'Apostar', exact: true });
    expect(await isFree(bet)).toBe(true);
    await expect(main.getByText('Primeira casa')).toBeInViewport();
    const { width } = await boxOf(main.getByRole('button', { name: 'Casa 1', exact: true }));
    expect(width).toBeGreaterThanOrEqual(44);
    const last = await boxOf(main.getByRole('button', { name: 'Casa 25', exact: true }));
    const says = await boxOf(main.getByText('Escolha a aposta e o número de minas.'));
    expect(says.y - last.y - last.height, 'the message follows the board').toBeLessThan(24);

    await bet.click();
    await expect(main.getByText('Próxima casa')).toBeInViewport();
    const cashOut = main.getByRole('button', { name: 'Retirar' });
    await expect(cashOut).toBeVisible();
    expect(await isFree(cashOut)).toBe(true);
    // Within reach of the thumb at any scroll position of the panel, on shorter screens too.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => scrollTo(0, 0));
    expect(await isFree(cashOut)).toBe(true);
    await expectNothingBelow(cashOut);
    const [stake, half] = await Promise.all(controls.slice(2, 4).map(boxOf));
    expect(Math.abs((stake?.y ?? 0) - (half?.y ?? 0)), 'fields of one row').toBeLessThanOrEqual(2);
  });

  test(`shows Double of ${brand} whole on a phone`, async ({ page, site }) => {
    const shop = site(brand);
    await page.setViewportSize(phone);
    await playerWithSession(page.context(), shop, { balanceCents: 50_000 });
    await open(page, `${shop.origin}/games/double`);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Vermelho', exact: true })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Saldo' })).toHaveText(/500,00/);
    await expectGameBar(page);
    const controls = [
      ...['Vermelho', 'Branco', 'Preto'].map((name) => main.getByRole('button', { name, exact: true })),
      main.getByLabel('Valor da aposta'),
      main.getByRole('button', { name: 'Apostar', exact: true }),
    ];
    for (const control of controls) expect(await isFree(control), `${control}`).toBe(true);
    const double = await boxOf(main.getByRole('button', { name: 'Dobro da aposta' }));
    const bet = await boxOf(main.getByRole('button', { name: 'Apostar', exact: true }));
    expect(Math.abs(double.x + double.width - bet.x - bet.width)).toBeLessThan(1);
    const wheel = await boxOf(main.locator('[data-window]'));
    const bar = await boxOf(page.locator('[data-play-bar]'));
    const tabs = await boxOf(main.getByRole('tablist'));
    expect(wheel.height / (tabs.y - bar.y - bar.height), 'the wheel fills its stage').toBeGreaterThan(0.25);
  });
}

for (const brand of brands) {
  test(`begins the lobby of ${brand} high on a phone, with search and chips in one row`, async ({
    page,
    site,
  }) => {
    const shop = site(brand);
    await page.setViewportSize(phone);
    await playerWithSession(page.context(), shop, { balanceCents: 50_000 });
    await open(page, `${shop.origin}/casino`);
    const card = page.locator('main [data-game]').first();
    await expect(card).toBeVisible();
    expect((await boxOf(card)).y).toBeLessThan(260);
    const search = page.getByRole('searchbox', { name: 'Buscar jogos' });
    const chips = page.getByRole('navigation', { name: 'Categorias de jogos' });
    const filters = page.getByRole('button', { name: 'Filtros' });
    const middles = [];
    for (const part of [search, chips, filters]) {
      const { y, height } = await boxOf(part);
      middles.push(Math.round(y + height / 2));
    }
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
    // One deposit: in the header, or raised in the bar of orange.
    await expect(page.getByRole('button', { name: 'Depositar' })).toHaveCount(1);
    expect(
      await page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().y),
    ).toBeLessThanOrEqual(100);

    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect(search).toBeInViewport({ ratio: 1 });
    expect(await isFree(search)).toBe(true);
    await search.fill('zzzz');
    expect((await boxOf(search)).width).toBeGreaterThan(200);
    await expect(chips).toBeHidden();
    await page.getByRole('button', { name: 'Limpar busca', exact: true }).click();

    await filters.click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByLabel('Ordenar').selectOption('nome');
    await sheet.getByRole('checkbox').first().check();
    await sheet.getByRole('button', { name: /^Ver \d+/ }).click();
    await expect(page).toHaveURL(/ordem=nome/);
    await expect(page.getByRole('button', { name: /^Remover filtro/ })).toBeVisible();
  });
}

for (const brand of ['tucavo', 'gingaro']) {
  test(`shows board and message of Mines of ${brand} on a wide screen, above the time and result`, async ({
    page,
    site,
  }) => {
    const shop = site(brand);
    await page.setViewportSize({ width: 1440, height: 900 });
    await playerWithSession(page.context(), shop, { balanceCents: 50_000 });
    await open(page, `${shop.origin}/games/mines`);
    await expect(page.getByRole('complementary', { name: 'Seu jogo' })).toBeVisible();
    const main = page.getByRole('main');
    expect(await isFree(main.getByRole('button', { name: 'Casa 25', exact: true }))).toBe(true);
    expect(await isFree(main.getByText(/^Escolha a aposta e o número de minas/))).toBe(true);
    const ribbon = [main.getByText('Primeira casa'), main.getByText('Segunda casa')];
    const tops = await Promise.all(ribbon.map(async (part) => (await boxOf(part)).y));
    expect(tops[0]).toBe(tops[1]);
    const figures = await Promise.all(
      ['1,12×', '1,28×'].map(
        async (text) => (await boxOf(main.getByText(text, { exact: true }).filter({ visible: true }))).y,
      ),
    );
    expect(figures[0]).toBe(figures[1]);
  });
}

for (const brand of ['gingaro', 'fliperix', 'velvora']) {
  test(`shows the whole bar of a game of ${brand} on a wide screen`, async ({ page, site }) => {
    const shop = site(brand);
    await page.setViewportSize({ width: 1440, height: 900 });
    await playerWithSession(page.context(), shop, { balanceCents: 50_000, identity: 'approved' });
    await open(page, `${shop.origin}/play/1002`);
    await expect(page.frameLocator('main iframe').getByRole('button', { name: 'Girar' })).toBeVisible();
    const main = page.getByRole('main');
    const parts = [
      main.getByRole('button', { name: 'Tela cheia' }).last(),
      main.getByTitle('Retorno teórico ao jogador').filter({ visible: true }),
    ];
    for (const part of parts) expect(await isFree(part), `${part}`).toBe(true);
  });
}

test('collapses the header of orange on scroll', async ({ page, site }) => {
  const shop = site('gingaro');
  await page.setViewportSize(phone);
  await playerWithSession(page.context(), shop, { balanceCents: 50_000 });
  await open(page, `${shop.origin}/casino`);
  const tabs = page.getByRole('navigation', { name: 'Principal' });
  const { y, height } = await boxOf(tabs);
  expect(y + height).toBeLessThanOrEqual(100);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect(tabs).not.toBeInViewport();
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  expect((await boxOf(page.getByRole('banner'))).height).toBeLessThanOrEqual(60);
});

test('keeps the site’s bars out of the way on a phone in landscape', async ({ page, site }) => {
  const shop = site('gingaro');
  await page.setViewportSize({ width: 844, height: 390 });
  await playerWithSession(page.context(), shop, { balanceCents: 50_000 });
  await open(page, `${shop.origin}/casino`);
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await open(page, `${shop.origin}/play/1002`);
  const { height } = await boxOf(page.locator('main iframe'));
  expect(height).toBeGreaterThan(390 - 100);
});

for (const brand of brands) {
  test(`fills 1920 pixels in ${brand} with nine or ten covers of up to 1760 pixels`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await open(page, `${site(brand).origin}/casino`);
    const cards = page.locator('main [data-game]');
    await expect(cards.nth(12)).toBeVisible();
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
    const inRow = tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 4).length;
    expect(inRow).toBeGreaterThanOrEqual(9);
    expect((await boxOf(page.getByRole('main'))).width).toBeLessThanOrEqual(1760);
    expect((await boxOf(page.getByRole('main'))).width).toBeGreaterThan(1500);
  });
}

test('collapses the side menu of blaze to a rail on a tablet', async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const { origin } = site('maraxi');
  await page.context().addCookies([{ name: 'cookie-consent', value: 'all', url: origin }]);
  await open(page, `${origin}/casino`);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  expect((await boxOf(menu)).width).toBeLessThanOrEqual(72);
  await expect(menu.getByRole('link', { name: 'Início' })).toBeVisible();
  await menu.getByRole('link', { name: 'Provedores' }).click({ trial: true });
});

for (const brand of brands) {
  test(`gives ${brand} the bottom bar on a tablet, below everything else`, async ({ page, site }) => {
    const shop = site(brand);
    await page.setViewportSize({ width: 768, height: 1024 });
    await playerWithSession(page.context(), shop, { balanceCents: 50_000 });
    await open(page, `${shop.origin}/casino`);
    const bar = page.getByRole('navigation', { name: 'Atalhos' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'Início' })).toBeVisible();
    const foot = page.getByRole('contentinfo').getByRole('link').last();
    // Rows that arrive meanwhile make the page longer.
    await expect(async () => {
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      expect(await isFree(foot)).toBe(true);
    }).toPass();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(bar).toBeHidden();
  });
}

test('offers a search and three pages where there is no page', async ({ page, site }) => {
  const shop = site('default');
  await open(page, `${shop.origin}/nada/por/aqui`);
  const main = page.getByRole('main');
  await expect(main.getByRole('navigation', { name: 'Sugestões' }).getByRole('link')).toHaveCount(3);
  await main.getByRole('searchbox', { name: 'Buscar jogos' }).fill('dragon');
  await main.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(`${shop.origin}/casino#busca=dragon`);
  await expect(page.getByRole('searchbox', { name: 'Buscar jogos' })).toHaveValue('dragon');
});

test('gives the chat the color of the brand and 44 pixels', async ({ page, site }) => {
  const shop = site('default');
  await page.setViewportSize(phone);
  await playerWithSession(page.context(), shop, { balanceCents: 50_000 });
  await open(page, `${shop.origin}/termos-de-uso`);
  const bubble = page.locator('#chat-widget-container').getByRole('button');
  await expect(bubble).toBeVisible();
  const { width, height } = await boxOf(bubble);
  expect([Math.round(width), Math.round(height)]).toEqual([44, 44]);
  const primary = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-primary)';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(bubble).toHaveCSS('color', primary);
  await expect(bubble).toHaveCSS('border-top-color', primary);
});
