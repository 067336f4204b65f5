import type { Page } from '@playwright/test';
import { expect, lightPath, open, test } from '../support/fixture.ts';
import { deliver } from '../support/page/network.ts';
import { watchSockets } from '../support/page/realtime.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { tokenOf } from '../support/session.ts';

// `default` has no special legal rules; gingaro is licensed in Brazil.
const free = 'default';
const licensed = 'gingaro';

const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });

// Content of `dataLayer`, commands as lists.
function dataLayer(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const entries: unknown = Reflect.get(window, 'dataLayer');
    if (!Array.isArray(entries)) return [];
    return entries.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry) : entry,
    );
  });
}

// The hits that tags report, as they leave the page.
function listenToTags(page: Page): URLSearchParams[] {
  const hits: URLSearchParams[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/tags/g/collect') hits.push(searchParams);
  });
  return hits;
}

const hit = (hits: URLSearchParams[], name: string) => hits.findLast((found) => found.get('en') === name);

test.describe('tags', () => {
  test('deny consent first and follow the choice; receive pages, login and deposit', async ({
    page,
    site,
  }) => {
    const here = site(free);
    const hits = listenToTags(page);
    const asked = page.waitForRequest(`${here.api}/api/pixels`);
    await open(page, here.origin + lightPath);
    expect(await (await asked).headerValue('authorization')).toBe('sandbox-default');
    await expect.poll(() => hits.length).toBe(1);
    expect(await dataLayer(page)).toEqual([
      [
        'consent',
        'default',
        {
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          analytics_storage: 'denied',
          wait_for_update: 500,
        },
      ],
      ['js', expect.any(Date)],
      ['config', 'G-SANDBOXDEFAULT'],
    ]);
    expect(hits[0]?.get('en')).toBe('page_view');
    expect(hits[0]?.get('gcs')).toBe('G100');
    expect(await page.context().cookies(here.origin)).not.toContainEqual(
      expect.objectContaining({ name: '_ga' }),
    );

    await cookieNotice(page).getByRole('button', { name: 'Aceitar todos' }).click();
    await page.getByRole('link', { name: 'Promoções' }).first().click();
    await expect.poll(() => hits.length).toBe(2);
    expect(hits[1]?.get('dl')).toBe(`${here.origin}/promotions`);
    expect(hits[1]?.get('gcs')).toBe('G111');
    expect(await page.context().cookies(here.origin)).toContainEqual(
      expect.objectContaining({ name: '_ga' }),
    );

    const player = await newPlayer(here, { balanceCents: 0, identity: 'approved' });
    const sockets = watchSockets(page);
    await logIn(page, player);
    await expect.poll(() => hit(hits, 'login')?.get('tid')).toBe('G-SANDBOXDEFAULT');
    await expect.poll(sockets.channels).toContain('private-transactions.user.*');
    const charge = await page.evaluate(
      async ({ api, token }) => {
        const response = await fetch(`${api}/api/deposits`, {
          method: 'POST',
          headers: {
            Authorization: `Bearer ${token}`,
            'Content-Type': 'application/json',
            'Idempotency-Key': crypto.randomUUID(),
          },
          body: '{"amount":5000}',
        });
        return (await response.json()).data.id;
      },
      { api: here.api, token: await tokenOf(here, player) },
    );
    await here.control('pay-deposit', { depositId: charge });
    await expect.poll(() => hit(hits, 'deposit')?.get('epn.value')).toBe('50');
    expect(hit(hits, 'deposit')?.get('epn.occurrence')).toBe('1');
    expect(hits.map((one) => one.toString()).join()).not.toContain(player.email);
  });

  test('load nothing under Brazilian law before consent, and only allowed ones after', async ({
    page,
    site,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/pixels|\/tags\/|\/chat\//.test(request.url())) asked.push(request.url());
    });
    await open(page, site(licensed).origin + lightPath);
    await cookieNotice(page).getByRole('button', { name: 'Rejeitar' }).click();
    await page.getByRole('link', { name: 'Promoções' }).first().click();
    await expect(page).toHaveURL(/promotions/);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);

    await page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' }).click();
    const preferences = page.getByRole('dialog', { name: 'Preferências de cookies' });
    await preferences.getByRole('checkbox', { name: 'Medição' }).check();
    await preferences.getByRole('button', { name: 'Salvar escolhas' }).click();
    await expect.poll(() => asked.some((url) => url.includes('/tags/gtag/js'))).toBe(true);
    expect((await dataLayer(page)).slice(0, 2)).toEqual([
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied' })],
      ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' })],
    ]);
    expect(asked.filter((url) => url.includes('/chat/'))).toEqual([]);
  });

  test('change nothing for the player when a blocker stops every script and guards their names', async ({
    page,
    site,
  }) => {
    await page.route(/\/\/partners\.localhost/, (route) => route.abort('blockedbyclient'));
    await page.addInitScript(() => {
      for (const [name, value] of [
        ['dataLayer', Object.freeze([])],
        ['gtag', () => {}],
      ] as const)
        Object.defineProperty(window, name, { value, writable: false, configurable: false });
    });
    const here = site(free);
    await open(page, here.origin + lightPath);
    await cookieNotice(page).getByRole('button', { name: 'Aceitar todos' }).click();
    await logIn(page, await newPlayer(here, { balanceCents: 12_300, identity: 'approved' }));
    await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('123,00');
    await page.getByRole('link', { name: 'Promoções' }).first().click();
    await expect(page).toHaveURL(/promotions/);
  });
});

test.describe('icons', () => {
  // The sanitizer's document obeys the page's policy, and logs what it refuses.
  test.use({ tolerated: [/Content Security Policy/] });

  test('come from the service sanitized, in time or not at all, and shift nothing', async ({
    page,
    site,
  }) => {
    const hostile =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" onload="window.__stolen=1"><script>window.__stolen=1</script><style>*{display:none}</style><path d="M4 4h16v16H4z" fill="url(https://evil.example/x)" onclick="window.__stolen=1"/><image href="https://evil.example/y.png"/></svg>';
    await page.route('**/icons/rocket.svg', (route) =>
      route.fulfill({
        body: hostile,
        contentType: 'image/svg+xml',
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await page.route('**/icons/wheel.svg', () => {});
    const { api, origin } = site(free);
    const named = [
      { label: 'Crash', link: '/casino/crash', icon: 'rocket' },
      { label: 'Em alta', link: '/casino/em-alta', icon: 'flame' },
      { label: 'Double', link: '/games/double', icon: 'wheel' },
    ];
    await page.route(`${api}/v2/settings/`, async (route) => {
      const response = await deliver(route);
      return route.fulfill({ response, json: { ...(await response.json()), general_menu_start: named } });
    });
    await open(page, origin);
    const links = page.getByRole('navigation', { name: 'Acesso rápido' });
    const icon = (name: string) => links.getByRole('link', { name, exact: true }).locator('use');
    await expect(icon('Crash')).toBeVisible();
    const before = await links.boundingBox();
    // On a busy machine the page may have given up the third one by now.
    for (const name of ['rocket', 'flame'])
      await expect(links.locator(`use[href="#icon-service-${name}"]`)).toHaveCount(1);
    await expect(page.locator('#icon-service-rocket, #icon-service-flame')).toHaveCount(2);
    await expect(icon('Double')).toHaveAttribute('href', '#icon-double');
    expect(await links.boundingBox()).toEqual(before);
    expect(await page.locator('#icon-service-rocket').innerHTML()).toBe(
      '<g fill="currentColor" stroke="none"><path d="M4 4h16v16H4z" fill="currentColor"></path></g>',
    );
    expect(await page.evaluate(() => '__stolen' in window)).toBe(false);
  });
});

const words =
  'Seu navegador não é suportado pelo nosso site. Atualize seu navegador ou faça download de um dos navegadores abaixo.';

test.describe('an unsupported browser', () => {
  test('shows a notice with two browsers to choose from', async ({ page, site }) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLScriptElement, 'supports');
    });
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await page.goto(site(free).origin + lightPath);
    const notice = page.getByRole('alert').filter({ hasText: words });
    await expect(notice).toBeVisible();
    // The page reloads once for missing modules and stays when they are missing again.
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(site(free).origin + lightPath);
    await expect(notice.getByRole('link')).toHaveCount(2);
    for (const link of await notice.getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(/^https:/);
  });

  test('shows it one version below the floor too, and sends an iPhone to its settings', async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 16_1 like Mac OS X)',
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const supports = CSS.supports.bind(CSS);
      Object.defineProperty(CSS, 'supports', {
        value: (property: string, value: string) =>
          !value.startsWith('color-mix') && supports(property, value),
      });
    });
    await page.goto(site(free).origin + lightPath);
    const notice = page.getByRole('alert').filter({ hasText: words });
    await expect(notice).toContainText('atualize o iOS em Ajustes › Geral › Atualização de Software');
    await expect(notice.getByRole('link')).toHaveCount(2);
    await context.close();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('shows the page, and what is missing', async ({ page, site }) => {
      await page.goto(site(free).origin + lightPath);
      // Locators by text ignore text in this element.
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(page.locator('noscript p')).toHaveText(/^Este site precisa de JavaScript\./);
      await expect(page.getByRole('main')).toBeVisible();
    });
  });
});

test('skips monitoring with a warning where it is not configured, and shows a supported browser no notice', async ({
  page,
  site,
}) => {
  const warned = page.waitForEvent('console', (message) => /Monitoring is skipped/.test(message.text()));
  await open(page, site(free).origin + lightPath);
  expect((await warned).type()).toBe('warning');
  await expect(page.getByText(words)).toHaveCount(0);
});
