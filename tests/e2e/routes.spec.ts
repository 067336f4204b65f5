import { expect, open, test } from '../support/fixture.ts';

test('an unknown path is the 404 page with the path as a detail', async ({ page, site }) => {
  const answer = await page.goto(`${site('default').origin}/nada/por/aqui`);
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { name: 'Página Não Encontrada.' })).toBeVisible();
  await expect(page.getByText('Page Not Found: /nada/por/aqui')).toBeVisible();
  // The address carries a cache-busting time, which home takes away again.
  const home = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Página Inicial', exact: true }).click();
  expect((await home).url()).toMatch(/\/\?t=\d+$/);
  await expect(page).toHaveURL(`${site('default').origin}/`);
});

test('a legal slug that has no page is the 404 page', async ({ page, site }) => {
  const answer = await page.goto(`${site('default').origin}/regulamento-que-nao-existe`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Page Not Found: /regulamento-que-nao-existe')).toBeVisible();
});

test('a feature that is off has no page', async ({ page, site }) => {
  const answer = await page.goto(`${site('maraxi').origin}/sports`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página Não Encontrada.' })).toBeVisible();
  await page.goto(`${site('velvora').origin}/games/double`);
  await expect(page.getByRole('heading', { name: 'Página Não Encontrada.' })).toBeVisible();
});

test('stub routes lead on and keep the rest of the address', async ({ page, site }) => {
  const { origin } = site('default');
  await page.context().addCookies([{ name: 'cookie-consent', value: 'all', url: origin }]);
  await page.goto(`${origin}/sport/futebol/brasil?x=1`);
  await expect(page).toHaveURL(`${origin}/sports/futebol/brasil?x=1`);
});

test('the password recovery address is home with the recover panel', async ({ page, site }) => {
  for (const path of ['/recuperar-senha', '/Recover']) {
    await page.goto(site('default').origin + path);
    await expect(page.getByRole('dialog', { name: 'Recuperar senha' })).toBeVisible();
  }
});

test('login=1 opens login, login=0 and any other parameter open register', async ({ page, site }) => {
  const { origin } = site('default');
  await page.goto(`${origin}/?login=1`);
  await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
  await page.goto(`${origin}/?login=0`);
  await expect(page.getByRole('dialog', { name: 'Cadastrar' })).toBeVisible();
  await page.goto(`${origin}/?utm_source=jornal`);
  await expect(page.getByRole('dialog', { name: 'Cadastrar' })).toBeVisible();
});

test('a page that needs cookies asks for them, and goes on to where the visitor was going', async ({
  page,
  site,
}) => {
  const { origin } = site('default');
  await page.goto(origin);
  const game = page.locator('main a[href^="/play/"]').first();
  await game.click();
  const dialog = page.getByRole('dialog', { name: 'Acesso Restrito' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Aceitar cookies' }).click();
  await expect(page).toHaveURL(/\/play\//);
});

test('moving between pages: the old one fades and goes before the new one comes, with its title and address', async ({
  page,
  site,
}) => {
  const { origin } = site('default');
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/assets/LegalRoute-*', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, origin);
  // In the places that the account's frame keeps around every page.
  const shown = page.locator('main > div > div > div > div');
  await shown.evaluate((old) => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    new MutationObserver((changes) => {
      for (const { removedNodes, addedNodes } of changes) {
        for (const node of removedNodes) moves.push(node === old ? 'out' : 'another out');
        for (const _ of addedNodes) moves.push('in');
      }
    }).observe(old.parentElement ?? old, { childList: true });
  });
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Privacidade/i })
    .click();
  await expect(shown).toHaveClass(/\bpage-leave-active\b/);
  await expect(shown).toHaveCSS('opacity', '0.4');
  await expect(page).toHaveURL(`${origin}/`);
  arrive();
  await expect(page).toHaveURL(`${origin}/politica-de-privacidade`);
  await expect(shown).toHaveClass(/\bpage-enter-active\b/);
  await expect(shown).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => Object(window).moves)).toEqual(['out', 'in']);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacidade/i);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${origin}/politica-de-privacidade`,
  );
  await expect(page).toHaveTitle(/ \| Bandeira$/);

  // A page opened by its address begins at its top, wherever the one before was left; a reload stays where it was.
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await open(page, origin);
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await expect.poll(scrolled).toBeGreaterThan(300);
  await open(page, `${origin}/termos-de-uso`);
  expect(await scrolled()).toBe(0);
});

test('on a phone the row of tabs shows the tab of the present page, however far along it stands', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site('gingaro').origin}/promotions`);
  const tabs = page.getByRole('navigation', { name: 'Principal' });
  await expect(tabs.getByRole('link', { name: 'Promoções' })).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole('link').first()).not.toBeInViewport();
});
