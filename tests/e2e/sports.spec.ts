import type { Locator, Page } from '@playwright/test';
import { expect, lightPath, open, type Site, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { layoutShiftOf, recordLayoutShift } from '../support/page/layoutShift.ts';
import { loseResponses } from '../support/page/network.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { playerWithSession } from '../support/session.ts';

const consent = (shop: Site) => [{ name: 'cookie-consent', value: 'all', url: shop.origin }];

const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

const bets = '**/sportsbook/default/bets';
const slipOf = (page: Page) => page.getByRole('complementary', { name: 'Bilhete de apostas' });
const ownBets = (slip: Locator) => slip.getByRole('button', { name: 'Minhas apostas', exact: true });
const balanceOf = (page: Page) => page.getByRole('status', { name: 'Saldo' }).first();

// No goal moves the odds of a match that starts hours later.
const draws = (page: Page) =>
  page.getByRole('region', { name: 'Mais tarde' }).getByRole('button', { name: /^Empate, odd / });
const lateDraw = (page: Page) => draws(page).last();
// Bets R$ 5,00 at the odds of the moment, even at lower ones.
const acceptAnyOdds = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem('sportsbook-preferences', '{"accept":"any","stakeCents":500}'),
  );

// The keys of the bets that are sent.
function listenToBets(page: Page): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/sportsbook/default/bets'))
      keys.push(request.postDataJSON().key);
  });
  return keys;
}

for (const brand of ['gingaro', 'velvora']) {
  test(`bets on a phone in the sportsbook of ${brand}, with the slip above the bottom bar, and cleans up`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    const shop = site(brand);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.context().addCookies(consent(shop));
    await acceptAnyOdds(page);
    const player = await newPlayer(shop, { balanceCents: 10_000 });
    await recordLayoutShift(page);
    await open(page, `${shop.origin}/sports`);
    await expect(page.getByRole('button', { name: /, odd / }).first()).toBeVisible();
    expect(await layoutShiftOf(page), 'nothing moves while the sportsbook opens').toBeLessThanOrEqual(0.02);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    const firstMatch = page.getByRole('button', { name: /^Abrir .+ x / }).first();
    await expect(firstMatch).toBeVisible();
    expect((await topOf(firstMatch)) - (await topOf(page.getByRole('heading', { level: 1 })))).toBeLessThan(
      290,
    );
    await page.getByRole('button', { name: 'Buscar time ou liga' }).click();
    await expect(page.getByRole('searchbox', { name: 'Buscar time ou liga' })).toBeFocused();
    await page.getByRole('button', { name: 'Buscar time ou liga' }).click();
    await page.setViewportSize({ width: 768, height: 1024 });
    // Names are whole and headings of leagues have one line, in every width.
    const cut = (all: Element[]) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
    expect(await page.locator('.side > span').evaluateAll(cut)).toEqual([]);
    const heights = page.locator('.league-head').evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(new Set(await heights).size).toBe(1);
    await page.setViewportSize({ width: 390, height: 700 });
    await lateDraw(page).click();
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

    // The slip remains: the widget received the player and was not opened again.
    await page.setViewportSize({ width: 390, height: 400 });
    const stake = slip.getByLabel('Valor da aposta');
    await stake.fill('5,00');
    await expect(stake).toBeInViewport({ ratio: 1 });
    const place = slip.getByRole('button', { name: /^Apostar R\$/ });
    // Playwright leaves a quarter of a pixel behind the edge.
    await place.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await expect(place).toBeInViewport({ ratio: 1 });
    expect(await bottomOf(place)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    await place.click();
    await expect(slip.getByText('Aposta confirmada!').last()).toBeVisible();
    await expect(page.getByRole('status', { name: 'Saldo' })).toHaveText(/95,00/);
    await page.setViewportSize({ width: 390, height: 844 });
    // The list of matches has no slip in screens.spec.ts, which examines the rest of the page.
    await slip.evaluate((part) => Object(part.getRootNode()).host.setAttribute('data-book', ''));
    expect(await axeFindings(page, { fromShadowDom: ['[data-book]', 'aside'] })).toEqual([]);

    await page.keyboard.press('Escape');
    await expect(slip.getByRole('button', { name: /^Bilhete / })).toBeFocused();
    await bar.getByRole('link', { name: 'Cassino' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cassino' })).toBeVisible();
    await expect(slip).toHaveCount(0);
    expect(await page.locator('script[src*="altenarWSDK"]').count()).toBe(1);
  });
}

test('reports a script that does not load, opens once when requested twice meanwhile, and keeps its pages in the URL', async ({
  page,
  site,
}) => {
  const shop = site('default');
  await page.context().addCookies(consent(shop));
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  let isDown = true;
  let asked = 0;
  await page.route('**/altenarWSDK.js', async (route) => {
    if (isDown) return route.abort();
    asked += 1;
    await arrived;
    return route.continue().catch(() => {});
  });
  await open(page, shop.origin + lightPath);
  const link = page.getByRole('link', { name: 'Esportes', exact: true }).first();
  await link.click();
  await expect(page.getByRole('heading', { name: 'As apostas esportivas não abriram' })).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.poll(() => asked).toBe(1);
  const visit = () => page.evaluate(() => history.state.key);
  const first = await visit();
  await link.click();
  await expect.poll(visit).not.toBe(first);
  await expect(page.getByRole('status').filter({ hasText: 'Carregando esportes' })).toBeAttached();
  arrive();
  await expect(page.getByRole('button', { name: /, odd / }).first()).toBeVisible();

  await test.step('keeps its pages in the URL: back, forward, reload and links work', async () => {
    const tab = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(tab('Destaques')).toHaveAttribute('aria-pressed', 'true');
    const before = await page.evaluate(() => history.length);
    await tab('Futebol').click();
    await expect(page).toHaveURL(/\/sports#\/sport\/Futebol$/);
    // One navigation, one entry: the URL was replaced.
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.evaluate(() => history.pushState(null, '', '#/event/undefined'));
    await expect(page).toHaveURL(/\/sports#\/sport\/Futebol$/);
    await page
      .getByRole('button', { name: /^Abrir .+ x / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/sports#\/event\/\d+$/);
    await expect(page.getByRole('heading', { level: 2, name: / x / })).toBeAttached();
    await page.goBack();
    await expect(tab('Futebol')).toHaveAttribute('aria-pressed', 'true');
    const league = page.getByRole('button', { name: 'Copa da Serra, Brasil, Futebol' }).first();
    await league.click();
    await expect(page).toHaveURL(/\/sports#\/league\/copa-da-serra$/);
    await expect(page.getByRole('button', { name: /, Brasil, Futebol$/ }).first()).toHaveAccessibleName(
      /^Copa/,
    );
    await page.goBack();
    await page.reload();
    await expect(tab('Futebol')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Esportes', exact: true }).first().click();
    await expect(page).toHaveURL(`${shop.origin}/sports`);
    await expect(tab('Destaques')).toHaveAttribute('aria-pressed', 'true');
    await open(page, `${shop.origin}/altenar-sports/live`);
    await expect(tab('Ao vivo')).toHaveAttribute('aria-pressed', 'true');

    // Malformed and foreign words.
    await page.goto(`${shop.origin}/sports#/sport/%E0%A4%A`);
    await expect(page.getByText('Nenhum evento agora. Veja os destaques.')).toBeVisible();
    await tab('Destaques').click();
    await expect(page.getByRole('button', { name: /, odd / }).first()).toBeVisible();
    await page.goto(`${shop.origin}/sports#/toString`);
    await expect(tab('Destaques')).toHaveAttribute('aria-pressed', 'true');
  });
});

test('places one bet when its response is lost, keeps it when the list of bets fails, and ends it after a question', async ({
  page,
  site,
}) => {
  const shop = site('default');
  await playerWithSession(page.context(), shop, { balanceCents: 10_000 });
  await loseResponses(page, bets, 1);
  let isDown = true;
  await page.route(bets, (route) =>
    isDown && route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  const keys = listenToBets(page);
  await acceptAnyOdds(page);
  await open(page, `${shop.origin}/sports`);
  const slip = slipOf(page);
  const place = slip.getByRole('button', { name: /^Apostar R\$/ });
  await ownBets(slip).click();
  await expect(slip.getByText('Não foi possível carregar suas apostas.')).toBeVisible();
  await lateDraw(page).click();
  await place.click();
  await expect(slip.getByText('Não sabemos se a aposta foi feita.').last()).toBeVisible();
  await place.click();
  await expect(slip.getByText('Aposta confirmada!').last()).toBeVisible();
  await expect(balanceOf(page)).toHaveText(/95,00/);
  isDown = false;
  await ownBets(slip).click();
  await expect(slip.getByText('Em aberto')).toHaveCount(1);
  await expect(slip.getByText('Não foi possível carregar suas apostas.')).toBeHidden();
  // The same slip later is another bet.
  await lateDraw(page).click();
  await place.click();
  await expect(slip.getByText('Aposta confirmada!').last()).toBeVisible();
  await ownBets(slip).click();
  await expect(slip.getByText('Em aberto')).toHaveCount(2);
  await expect(balanceOf(page)).toHaveText(/90,00/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(2);

  const end = slip.getByRole('button', { name: /^Encerrar por R\$/ }).first();
  await end.click();
  await slip.getByRole('button', { name: 'Manter' }).click();
  await expect(balanceOf(page)).toHaveText(/90,00/);
  const confirm = slip.getByRole('button', { name: /^Confirmar R\$/ });
  // The value moves, and a lower one is asked about again.
  await expect(async () => {
    if (!(await confirm.isVisible())) await end.click();
    await confirm.click();
    await expect(slip.getByText('Aposta encerrada.').last()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(balanceOf(page)).toHaveText(/94,/);
  await slip.getByRole('button', { name: 'Finalizadas' }).click();
  await expect(slip.getByText('Encerrada', { exact: true })).toBeVisible();
});

test('bets on a market that the list does not show, on singles and on a multiple', async ({ page, site }) => {
  const shop = site('default');
  await playerWithSession(page.context(), shop, { balanceCents: 10_000 });
  await acceptAnyOdds(page);
  const keys = listenToBets(page);
  await open(page, `${shop.origin}/sports#/sport/Futebol`);
  const more = page
    .getByRole('region', { name: 'Mais tarde' })
    .getByRole('button', { name: /^Mais \d+ mercados de / })
    .last();
  const name = (await more.getAttribute('aria-label')) ?? '';
  const [, count = '', match = ''] = /^Mais (\d+) mercados de (.+)$/.exec(name) ?? [];
  expect(Number(count)).toBeGreaterThan(20);
  await expect(more).toHaveText(`+${count}`);
  await more.click();
  await expect(page.getByRole('heading', { level: 2, name: match })).toBeAttached();
  await expect(page.getByRole('button', { name: /^Voltar a / })).toBeFocused();
  await page.getByRole('button', { name: 'Placar', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Mais de 2,5, odd / })).toHaveCount(0);
  await page.getByRole('button', { name: /^1 – 1, odd / }).click();
  const slip = slipOf(page);
  await expect(slip.getByRole('listitem')).toContainText(`1 – 1Placar exato${match}`);
  await slip.getByRole('button', { name: '+R$ 10', exact: true }).click();
  await expect(slip.getByLabel('Valor da aposta')).toHaveValue('15,00');
  await slip.getByRole('button', { name: /^Apostar R\$/ }).click();
  const receipt = slip.getByRole('region', { name: 'Comprovante' });
  await expect(receipt).toContainText('Aposta confirmada!');
  await expect(receipt).toContainText(/Código\d{4,}-\d{4}/);
  await expect(balanceOf(page)).toHaveText(/85,00/);
  await receipt.getByRole('button', { name: 'Ver aposta' }).click();
  await expect(slip.getByText('Placar exato')).toBeVisible();

  await test.step('singles with stakes of their own, and a multiple of the same picks', async () => {
    await page.getByRole('button', { name: 'Destaques', exact: true }).click();
    await draws(page).nth(-1).click();
    await draws(page).nth(-2).click();
    await slip.getByRole('button', { name: 'Simples', exact: true }).click();
    await slip.getByLabel('Valor em Empate').nth(0).fill('3,00');
    await slip.getByLabel('Valor em Empate').nth(1).fill('4,00');
    await expect(slip.getByRole('paragraph').filter({ hasText: 'Total' })).toContainText('Total R$ 7,00');
    await slip.getByRole('button', { name: /^Apostar R\$/ }).click();
    await expect(slip.getByText('Apostas confirmadas!')).toBeVisible();
    await expect(balanceOf(page)).toHaveText(/78,00/);
    expect(new Set(keys).size).toBe(3);
    await slip.getByRole('button', { name: 'Repetir seleções' }).click();
    await slip.getByRole('button', { name: 'Múltipla', exact: true }).click();
    await slip.getByLabel('Valor da aposta').fill('5,00');
    await slip.getByRole('button', { name: /^Apostar R\$/ }).click();
    await expect(slip.getByRole('region', { name: 'Comprovante' })).toContainText('Múltipla de 2');
    await expect(balanceOf(page)).toHaveText(/73,00/);
    expect(keys).toHaveLength(4);
  });
});
