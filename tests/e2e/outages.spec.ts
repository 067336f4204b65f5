import type { BrowserContext, Page } from '@playwright/test';
import { type Releases, startReleases } from '../support/build/releases.ts';
import { expect, open, type Site, settled, test } from '../support/fixture.ts';
import { charges, dialogOf, openDeposit } from '../support/page/depositDialog.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { cookieOf, playerWithSession } from '../support/session.ts';

const light = '/termos-de-uso';
const hourMs = 3_600_000;
const balance = (page: Page) => page.getByRole('status', { name: 'Saldo' });
const said = (page: Page) => page.getByRole('main').getByRole('status').first();
const tile = (page: Page, number: number) =>
  page.getByRole('button', { name: `Casa ${number}`, exact: true });

// Starts a Mines round with one mine and opens a tile; a mine may be hit, and the next round follows.
async function openDiamond(page: Page): Promise<void> {
  // A bet of a guest would open the login.
  await expect(balance(page)).toBeVisible();
  await page.getByLabel('Minas', { exact: true }).selectOption('1');
  const bet = page.getByRole('button', { name: 'Apostar', exact: true });
  await expect(async () => {
    if (!(await said(page).textContent())?.startsWith('1 diamante.')) {
      if (await bet.isVisible()) await bet.click({ timeout: 2_000 });
      await expect(said(page)).toHaveText('Abra uma casa.', { timeout: 3_000 });
      await tile(page, 7).click({ timeout: 2_000 });
    }
    await expect(said(page)).toHaveText(/^1 diamante\./, { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
}

async function cashOut(page: Page): Promise<void> {
  await expect(tile(page, 7)).toHaveAccessibleDescription('diamante');
  await page.getByRole('button', { name: 'Retirar' }).click();
  await expect(said(page)).toHaveText(/^Você retirou/);
}

const buildOf = (page: Page): Promise<string> =>
  page
    .evaluate(() => JSON.parse(document.getElementById('brand')?.textContent ?? '{}').build?.id)
    .catch(() => 'on its way');

// The hourly check has found a release. Chromium may leave the old worker half a minute to end its work.
const expectOtherBuild = (page: Page, build: string) =>
  expect.poll(() => buildOf(page), { timeout: 90_000 }).not.toBe(build);

// State of a device after that many hours of sleep: its clock has moved on and its cookies have expired.
async function sleepFor(context: BrowserContext, here: Site, hours: number): Promise<void> {
  await context.clearCookies({ name: new RegExp(`^${here.brand}-jwt(_term)?$`) });
  for (const tab of context.pages()) await tab.clock.fastForward(hours * hourMs);
}

const centsOf = async (page: Page) => Number((await balance(page).textContent())?.replaceAll(/\D/g, ''));

function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

const workerReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => null));

// Opens a page that a service worker controls, after the browser's own check for a newer worker.
async function openControlled(page: Page, url: string): Promise<void> {
  await open(page, url);
  await workerReady(page);
  const looked = page
    .context()
    .waitForEvent('request', { predicate: (request) => request.url().endsWith('/sw.js'), timeout: 10_000 })
    .catch(() => null);
  await open(page, url);
  await settled(page);
  await looked;
}

test.describe('separate site', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ tolerated: [/WebSocket connection to .* failed/] });
  let releases: Releases;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    releases = await startReleases();
  });
  test.afterEach(() => releases.setClock(0));
  test.afterAll(() => releases.close());

  test('reports an ended session after a night asleep, and a login restores everything', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const { site } = releases;
    const player = await playerWithSession(context, site, { balanceCents: 10_000 });
    const account = await context.newPage();
    for (const tab of [page, account]) await tab.clock.install();
    await open(page, `${site.origin}/games/mines`);
    await openDiamond(page);

    await account.bringToFront();
    await open(account, `${site.origin}/user/account`);
    await settled(account);
    await openDeposit(account);
    await dialogOf(account).getByLabel('Valor').fill('40');
    await dialogOf(account).getByRole('button', { name: 'Gerar PIX' }).click();
    await expect(account.getByLabel('PIX copia e cola')).toBeVisible();
    await account.keyboard.press('Escape');
    const email = account.getByRole('main').getByLabel('E-mail');
    await email.fill('novo-endereco@sandbox.test');
    const before = await centsOf(account);

    await site.control('drop-realtime', { refuseForMs: 600_000 });
    const [charge] = await charges(site, player);
    await site.control('pay-deposit', { depositId: charge?.id });
    await releases.setClock(9 * hourMs);
    await sleepFor(context, site, 9);
    await site.control('drop-realtime', { refuseForMs: 0 });

    const notice = account.getByRole('dialog', { name: 'Sessão encerrada' });
    await expect(notice).toContainText('Entre de novo para continuar de onde parou.');
    await notice.getByRole('button', { name: 'Entrar de novo' }).click();
    await logIn(account, player);
    await expect(account).toHaveURL(`${site.origin}/user/account`);
    await expect(email).toHaveValue('novo-endereco@sandbox.test');
    await expect.poll(() => centsOf(account)).toBe(before + 4_000);

    // The other tab finds the session, and its way back, by itself.
    await page.bringToFront();
    await expect(balance(page)).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}/games/mines`);
    await cashOut(page);
    await expect.poll(() => centsOf(page)).toBeGreaterThan(before + 4_000);
  });

  test('a page that wakes up without network and reloads on its return brings back what was typed', async ({
    page,
    context,
    tolerated,
  }) => {
    test.setTimeout(120_000);
    // The expired session leads home, whose module may not have loaded before.
    tolerated.push(/Failed to fetch dynamically imported module/);
    const { site } = releases;
    const player = await playerWithSession(context, site, { balanceCents: 10_000 });
    await page.clock.install();
    await open(page, `${site.origin}/user/account`);
    await settled(page);
    const email = page.getByRole('main').getByLabel('E-mail');
    await email.fill('novo-endereco@sandbox.test');
    await page.evaluate(() => Reflect.set(window, '__marked', true));
    await context.setOffline(true);
    await sleepFor(context, site, 9);
    await context.setOffline(false);
    await page.waitForFunction(() => !Reflect.has(window, '__marked'));
    await logIn(page, player);
    await expect(page).toHaveURL(`${site.origin}/user/account`);
    await expect(email).toHaveValue('novo-endereco@sandbox.test');
  });

  for (const [where, offsetMs] of [
    ['ahead of', -2 * hourMs],
    ['behind', 2 * hourMs],
  ] as const) {
    test(`plays, deposits and withdraws as usual on a device two hours ${where} the operator`, async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      const { site } = releases;
      await releases.setClock(offsetMs);
      const refreshes = countCalls(page, '/api/auth/refresh');
      await page.clock.install();
      const player = await newPlayer(site, { balanceCents: 10_000 });
      await open(page, `${site.origin}/games/mines`);
      await logIn(page, player);
      await expect(balance(page)).toContainText('R$ 100,00');
      const jwt = async () => (await cookieOf(context, 'default-jwt'))?.value;
      const token = await jwt();
      await page.clock.runFor(60_000);
      expect({ refreshes: refreshes(), token: await jwt() }).toEqual({ refreshes: 0, token });

      await openDiamond(page);
      await cashOut(page);

      const account = page.getByRole('navigation', { name: 'Minha conta' });
      await page.getByRole('banner').getByRole('button', { name: 'Minha conta' }).click();
      await account.getByRole('link', { name: 'Transações' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Transações' })).toBeVisible();
      await account.getByRole('link', { name: 'Saques' }).click();
      await page.getByRole('main').getByLabel('Valor').fill('20,00');
      await page.getByRole('button', { name: 'Sacar', exact: true }).click();
      await page.getByRole('button', { name: 'Confirmar saque' }).click();
      await expect(page.getByRole('button', { name: /^Cancelar/ })).toBeVisible();

      await openDeposit(page);
      await dialogOf(page).getByLabel('Valor').fill('40');
      await dialogOf(page).getByRole('button', { name: 'Gerar PIX' }).click();
      await expect(page.getByLabel('PIX copia e cola')).toBeVisible();
      await expect(dialogOf(page)).toContainText(/1[45]:\d\d/);
      const [charge] = await charges(site, player);
      await site.control('pay-deposit', { depositId: charge?.id });
      await expect(dialogOf(page).getByText('Pagamento confirmado')).toBeVisible();
      await page.keyboard.press('Escape');

      await account.getByRole('link', { name: 'Transações' }).click();
      await expect(page.getByRole('main')).toContainText('R$ 40,00');
    });
  }

  test.describe('releases', () => {
    test.use({ serviceWorkers: 'allow' });

    test('reloads the page for a release during a Mines round and keeps stake and tiles', async ({
      page,
      context,
    }) => {
      test.setTimeout(180_000);
      const { site } = releases;
      await playerWithSession(context, site, { balanceCents: 10_000 });
      await page.clock.install();
      await openControlled(page, `${site.origin}/games/mines`);
      const first = await buildOf(page);
      await openDiamond(page);
      // The page reloads while the operator is still processing the next tile.
      await site.control('call-error', {
        pattern: 'POST /api/games/mines/*/reveal',
        delayMs: 8_000,
        times: 1,
      });
      await releases.release('No meio da rodada');
      await page.clock.fastForward(hourMs);
      await tile(page, 8).click();
      await expectOtherBuild(page, first);
      const jwt = (await cookieOf(context, 'default-jwt'))?.value;
      const opened = () =>
        page.evaluate(
          async ({ url, headers }) =>
            (await (await fetch(url, { headers })).json()).data?.revealed.length ?? 'lost',
          { url: `${site.api}/api/games/mines`, headers: { Authorization: `Bearer ${jwt}` } },
        );
      await expect.poll(opened).not.toBe(1);
      // One tile of 24 hides the mine, and the page keeps no round that is lost.
      if ((await opened()) === 'lost') return;
      await expect(tile(page, 7)).toHaveAccessibleDescription('diamante');
      await expect(said(page)).toHaveText(/^2 diamantes\./);
      const before = await centsOf(page);
      await cashOut(page);
      await expect.poll(() => centsOf(page)).toBeGreaterThan(before);
    });

    test('keeps one charge with its code over a release during a deposit', async ({ page, context }) => {
      test.setTimeout(180_000);
      const { site } = releases;
      const player = await playerWithSession(context, site, { balanceCents: 10_000 });
      await page.clock.install();
      await openControlled(page, site.origin + light);
      const first = await buildOf(page);
      await site.control('call-error', { pattern: 'POST /api/deposits', delayMs: 8_000, times: 1 });
      await releases.release('No meio do depósito');
      await openDeposit(page);
      await dialogOf(page).getByLabel('Valor').fill('40');
      await page.clock.fastForward(hourMs);
      await dialogOf(page).getByRole('button', { name: 'Gerar PIX' }).click();
      await expectOtherBuild(page, first);
      await openDeposit(page);
      await expect(page.getByLabel('PIX copia e cola')).toBeVisible();
      await expect.poll(async () => (await charges(site, player)).length).toBe(1);
      await site.control('pay-deposit', { depositId: (await charges(site, player))[0]?.id });
      await expect(balance(page)).toContainText('R$ 140,00');
    });
  });
});
