import type { Locator } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expect, open, type Site, test } from '../support/fixture.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { playerWithSession } from '../support/session.ts';

const consent = (shop: Site) => [{ name: 'cookie-consent', value: 'all', url: shop.origin }];

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

for (const brand of ['default', 'gingaro', 'velvora']) {
  test(`the sportsbook in ${brand}: a bet from a phone, the slip above the bottom bar, nothing left behind`, async ({
    page,
    site,
  }) => {
    test.setTimeout(90_000);
    const shop = site(brand);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.context().addCookies(consent(shop));
    const player = await newPlayer(shop, { balanceCents: 10_000 });
    await open(page, `${shop.origin}/sports`);
    const odds = page.getByRole('button', { name: /, odd / });
    await odds.first().click();
    const slip = page.getByRole('complementary', { name: 'Bilhete de apostas' });
    const peek = slip.getByRole('button', { name: /^Bilhete 1 seleção/ });
    const bar = page
      .locator('nav')
      .filter({ has: page.getByRole('link', { name: 'Cassino' }) })
      .last();
    await expect(peek).toBeVisible();
    expect(await bottomOf(peek)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    await peek.click();
    await slip.getByRole('button', { name: 'Entrar para apostar' }).click();
    await logIn(page, player);

    // The slip has stayed: the widget was told of the player, not opened anew.
    await page.setViewportSize({ width: 390, height: 400 });
    const stake = slip.getByLabel('Valor da aposta');
    await stake.fill('5,00');
    await expect(stake).toBeInViewport({ ratio: 1 });
    const place = slip.getByRole('button', { name: 'Fazer aposta' });
    await place.scrollIntoViewIfNeeded();
    await expect(place).toBeInViewport({ ratio: 1 });
    expect(await bottomOf(place)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    await place.click();
    await expect(slip.getByText('Aposta confirmada!').last()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Saldo' })).toHaveText(/95,00/);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFindings(page)).toEqual([]);

    await bar.getByRole('link', { name: 'Cassino' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cassino' })).toBeVisible();
    await expect(slip).toHaveCount(0);
    expect(await page.locator('script[src*="altenarWSDK"]').count()).toBe(1);
  });
}

test('places in the sportsbook lie in the address: back, forward, a reload and a link all hold', async ({
  page,
  site,
}) => {
  const shop = site('default');
  await page.context().addCookies(consent(shop));
  await open(page, `${shop.origin}/sports`);
  const tab = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(tab('Destaques')).toHaveAttribute('aria-pressed', 'true');
  const before = await page.evaluate(() => history.length);
  await tab('Futebol').click();
  await expect(page).toHaveURL(/\/sports#\/sport\/Futebol$/);
  // One navigation, one entry: the address was replaced.
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.evaluate(() => history.pushState(null, '', '#/event/undefined'));
  await expect(page).toHaveURL(/\/sports#\/sport\/Futebol$/);
  await page
    .getByRole('button', { name: /^Abrir .+ x / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/sports#\/event\/\d+$/);
  await expect(page.getByRole('button', { name: /^Abrir .+ x / })).toHaveCount(1);
  await page.goBack();
  await expect(tab('Futebol')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(tab('Futebol')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Esportes', exact: true }).first().click();
  await expect(page).toHaveURL(`${shop.origin}/sports`);
  await expect(tab('Destaques')).toHaveAttribute('aria-pressed', 'true');
  await open(page, `${shop.origin}/altenar-sports/live`);
  await expect(tab('Ao vivo')).toHaveAttribute('aria-pressed', 'true');
});

test('the other type stands as widgets whose places this page keeps in the address', async ({
  page,
  site,
}) => {
  const shop = site('tucavo');
  await page.context().addCookies(consent(shop));
  await shop.control('settings', { changes: { sport_type: 'widgets' } });
  try {
    await open(page, `${shop.origin}/sports/live`);
    const tab = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(tab('Ao vivo')).toHaveAttribute('aria-pressed', 'true');
    await tab('Futebol').click();
    await expect(page).toHaveURL(/\/sports\/live#\/sport\/Futebol$/);
    await page
      .getByRole('button', { name: /^Abrir .+ x / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/sports\/live#\/event\/\d+$/);
    await page
      .getByRole('button', { name: /, odd / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Entrar para apostar' })).toBeVisible();
    await page.goBack();
    await expect(tab('Futebol')).toHaveAttribute('aria-pressed', 'true');
    // The slip is a widget of its own and has kept the pick.
    await expect(page.getByRole('button', { name: 'Entrar para apostar' })).toBeVisible();
  } finally {
    await shop.control('settings', { changes: { sport_type: 'altenar' } });
  }
});

test('without a token the odds stay: a failure is said, a player who may not bet is told so', async ({
  page,
  site,
}) => {
  const shop = site('default');
  await playerWithSession(page.context(), shop, { balanceCents: 0 });
  const answer = { status: 500, body: '{}' };
  await page.route('**/api/generate-token', (route) =>
    route.fulfill({
      ...answer,
      headers: { 'Access-Control-Allow-Origin': shop.origin, 'Content-Type': 'application/json' },
    }),
  );
  await open(page, `${shop.origin}/sports/live`);
  await expect(page.getByText('Erro ao obter token de acesso ao SportBook')).toBeVisible();
  await expect(page.getByRole('button', { name: /, odd / }).first()).toBeVisible();
  Object.assign(answer, { status: 200, body: '{"token":null}' });
  await open(page, `${shop.origin}/sports`);
  await page
    .getByRole('button', { name: /, odd / })
    .first()
    .click();
  await expect(page.getByText('Erro ao obter token de acesso ao SportBook')).toBeHidden();
  await page.getByRole('button', { name: 'Entrar para apostar' }).click();
  await expect(page.getByText('Sua conta não pode apostar agora.')).toBeVisible();
});

test('asked for twice while its script is on the way, the sportsbook opens all the same', async ({
  page,
  site,
}) => {
  const shop = site('default');
  await page.context().addCookies(consent(shop));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let asked = 0;
  await page.route('**/altenarWSDK.js', async (route) => {
    asked += 1;
    await arrived;
    await route.continue().catch(() => {});
  });
  await open(page, `${shop.origin}/casino`);
  const link = page.getByRole('link', { name: 'Esportes', exact: true }).first();
  await link.click();
  await expect.poll(() => asked).toBe(1);
  const visit = () => page.evaluate(() => history.state.key);
  const first = await visit();
  await link.click();
  await expect.poll(visit).not.toBe(first);
  arrive();
  await expect(page.getByRole('button', { name: /, odd / }).first()).toBeVisible();
});

test('a script that does not come is said, and another try brings it', async ({ page, site }) => {
  const shop = site('default');
  await page.context().addCookies(consent(shop));
  let isDown = true;
  await page.route('**/altenarWSDK.js', (route) => (isDown ? route.abort() : route.continue()));
  await open(page, `${shop.origin}/sports`);
  await expect(page.getByRole('heading', { name: 'As apostas esportivas não abriram' })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('button', { name: /, odd / }).first()).toBeVisible();
});
