import { expect, lightPath, open, test } from '../support/fixture.ts';
import { holdRequests } from '../support/page/network.ts';

test('shows the 404 page with the path for an unknown path', async ({ page, site }) => {
  const response = await page.goto(`${site('default').origin}/nada/por/aqui`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('heading', { name: 'Página Não Encontrada.' })).toBeVisible();
  await expect(page.getByText(/pode ter sido removida, renomeada ou nunca ter existido/)).toBeVisible();
  await expect(page.getByText('Código 404 · Page Not Found: /nada/por/aqui')).toBeVisible();
  // The route of legal texts has no page for a slug that it does not know.
  const legal = await page.evaluate(async () => (await fetch('/regulamento-que-nao-existe')).status);
  expect(legal).toBe(404);
  // The URL carries a cache-busting time, which home removes.
  const home = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Página Inicial', exact: true }).click();
  expect((await home).url()).toMatch(/\/\?t=\d+$/);
  await expect(page).toHaveURL(`${site('default').origin}/`);
});

test('has no page for a feature that is off', async ({ page, site }) => {
  const response = await page.goto(`${site('maraxi').origin}/sports`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Página Não Encontrada.' })).toBeVisible();
  await page.goto(`${site('velvora').origin}/games/double`);
  await expect(page.getByRole('heading', { name: 'Página Não Encontrada.' })).toBeVisible();
});

test('redirects stub routes and keeps the rest of the URL', async ({ page, site }) => {
  const { origin } = site('default');
  await page.context().addCookies([{ name: 'cookie-consent', value: 'all', url: origin }]);
  await page.goto(`${origin}/sport/futebol/brasil?x=1`);
  await expect(page).toHaveURL(`${origin}/sports/futebol/brasil?x=1`);
});

test('shows home with the recover panel for the password recovery URL', async ({ page, site }) => {
  await page.goto(`${site('default').origin}/Recover`);
  await expect(page.getByRole('dialog', { name: 'Recuperar senha' })).toBeVisible();
});

test('fades the old page out before the new one appears, with its title and URL', async ({ page, site }) => {
  const { origin } = site('default');
  const arrive = await holdRequests(page, '**/assets/LegalPage-*');
  await open(page, origin);
  // Inside the frame that the account keeps around every page.
  const shown = page.locator('main > div > div > div > div');
  await shown.evaluate((old) => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    old.addEventListener('animationstart', ({ target }) => {
      if (target === old) moves.push('fade');
    });
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
  await expect.poll(() => page.evaluate(() => Object(window).moves)).toEqual(['fade']);
  // The text is readable again while the next page loads.
  await expect(shown).toHaveCSS('opacity', '1');
  await expect(page).toHaveURL(`${origin}/`);
  arrive();
  await expect(page).toHaveURL(`${origin}/politica-de-privacidade`);
  await expect(shown).toHaveClass(/\bpage-enter-active\b/);
  await expect(shown).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => Object(window).moves)).toEqual(['fade', 'out', 'in']);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacidade/i);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${origin}/politica-de-privacidade`,
  );
  await expect(page).toHaveTitle(/ \| Bandeira$/);

  // A page opened by URL starts at its top; a reload keeps the position.
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  await expect.poll(scrolled).toBeGreaterThan(300);
  await open(page, origin + lightPath);
  expect(await scrolled()).toBe(0);
});

test('scrolls the row of tabs on a phone to the tab of the current page', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${site('gingaro').origin}/promotions`);
  const tabs = page.getByRole('navigation', { name: 'Principal' });
  await expect(tabs.getByRole('link', { name: 'Promoções' })).toBeInViewport({ ratio: 1 });
  await expect(tabs.getByRole('link').first()).not.toBeInViewport();
});
