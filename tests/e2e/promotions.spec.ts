import { expect, open, test } from '../support/fixture.ts';
import { deliver } from '../support/page/network.ts';

// The browser logs what it refuses in hostile content; the test asserts that nothing ran.
test.use({ tolerated: [/Executing inline event handler violates/] });

test("links promotions to their rules and shows an editor's text without its scripts", async ({
  page,
  site,
}) => {
  const shop = site('default');
  await page.route('**/v2/promotions', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': shop.origin },
      json: [
        {
          id: 'teste',
          title: 'Promoção de teste',
          image: '/promotions/1.svg',
          starts_at: '2020-01-01T00:00:00Z',
          ends_at: '2020-02-01T12:00:00Z',
          description:
            '<h4>Como funciona</h4><p onclick="window.hurt=1">Texto <b>seguro</b> <a href="javascript:alert(1)">ruim</a> <a href="/rules-betting">regras</a> <a href="https://fora.example/x">fora</a></p><img src="x" onerror="window.hurt=1"><script>window.hurt=1</script><iframe src="https://fora.example"></iframe>',
        },
      ],
    }),
  );
  await page.goto(`${shop.origin}/promotions`);
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toHaveAttribute('src', `${shop.api}/storage/promotions/1.svg`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Promoção de teste/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promoção de teste' })).toBeVisible();
  await expect(picture).toHaveAttribute('src', `${shop.api}/storage/promotions/1.svg`);
  await expect(page.getByText('Encerrada em 01/02/2020')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Como funciona' })).toBeVisible();
  // An expired promotion offers no participation.
  await expect(page.getByRole('link', { name: 'Usar um cupom' })).toHaveCount(0);
  await expect(page.locator('main iframe, main article script')).toHaveCount(0);
  await expect(page.getByText('ruim')).not.toHaveAttribute('href');
  await expect(page.getByRole('link', { name: 'fora ↗' })).toHaveAttribute('rel', /noopener/);
  expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('link', { name: 'regras', exact: true }).click();
  await expect(page).toHaveURL(/\/rules-betting$/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await page.goto(`${shop.origin}/promotions/nenhuma`);
  await expect(page.getByText('Page Not Found: /promotions/nenhuma')).toBeVisible();
});

test(`joins a running promotion of maraxi by coupon, and shows and prints a legal page`, async ({
  page,
  site,
}) => {
  await page.route('**/v2/promotions', async (route) => {
    const response = await deliver(route);
    const promotions: { title: string; description: string }[] = await response.json();
    for (const one of promotions) if (one.title !== 'Clube de níveis') one.description += '<p>Com cupom.</p>';
    await route.fulfill({ response, json: promotions });
  });
  // Points of the club need no coupon.
  await open(page, `${site('maraxi').origin}/promotions`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Clube de níveis/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Regras', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Usar um cupom' })).toHaveCount(0);
  await page.goBack();
  const running = page.getByRole('main').getByRole('link').filter({ hasNotText: 'Clube' }).first();
  const title = (await running.locator('strong').textContent()) ?? '';
  await running.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Usar um cupom' })).toHaveAttribute(
    'href',
    '/user/promotion/coupon',
  );

  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'Nesta página' });
  const chapter = contents.getByRole('link').nth(2);
  const heading = page.getByRole('heading', { name: (await chapter.textContent()) ?? '' });
  await chapter.press('Enter');
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeInViewport();
  await page.goForward();
  await expect(heading).toBeInViewport();
  await expect(page.getByText(/Última atualização: \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  for (const screenOnly of [contents, page.getByRole('banner'), page.getByRole('contentinfo')])
    await expect(screenOnly).toBeHidden();
  await expect(page.locator('article p').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('article h2:focus')).toHaveCSS('outline-style', 'none');
});

test('shows promotions in rows of three on a wide screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `${site('default').origin}/promotions`);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href^="/promotions/"]') });
  await expect(cards).toHaveCount(6);
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 0, 3, 3, 3]);
});
