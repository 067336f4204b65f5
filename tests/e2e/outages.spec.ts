import type { BrowserContext, Page } from '@playwright/test';
import { type Releases, startReleases } from '../support/build/releases.ts';
import { expect, open, type Site, settled, test } from '../support/fixture.ts';
import { closeAlerts } from '../support/page/alerts.ts';
import { charges, dialogOf, openDeposit } from '../support/page/depositDialog.ts';
import { watchSockets } from '../support/page/realtime.ts';
import { travel } from '../support/page/travel.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { cookieOf, playerWithSession } from '../support/session.ts';

const light = '/termos-de-uso';
const hourMs = 3_600_000;
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Há uma versão nova do site.' });
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

// The hourly check has found a release. A request in the moment of the exchange starts the old worker again. Chromium
// stops it half a minute after its work, but never with a debugger attached, so the test does.
async function expectOtherBuild(page: Page, build: string): Promise<void> {
  const takenOver = (timeout: number) => expect.poll(() => buildOf(page), { timeout }).not.toBe(build);
  const isTaken = await takenOver(10_000).then(
    () => true,
    () => false,
  );
  if (isTaken) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await takenOver(60_000);
}

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

const workerReady = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => new URL(scope).pathname));

// A browser checks for a newer worker a second after a navigation, by a clock that tests cannot control. A release or
// a leap in time comes after that, so that the page's limits for a worker exchange do not end within the leap.
async function afterOwnCheck(releases: Releases, navigate: () => Promise<void>): Promise<void> {
  const before = await releases.workerLoads();
  await navigate();
  await expect.poll(releases.workerLoads).toBeGreaterThan(before);
}

// Opens a page that a service worker controls, after the browser's own check for a newer worker.
async function openControlled(page: Page, releases: Releases, path: string): Promise<void> {
  const { origin } = releases.site;
  await open(page, origin + path);
  expect(await workerReady(page)).toBe('/');
  await afterOwnCheck(releases, async () => {
    await open(page, origin + path);
    await settled(page);
  });
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
    tolerated,
  }) => {
    test.setTimeout(120_000);
    // The expired session leads home, whose module may not have loaded before.
    tolerated.push(/Failed to fetch dynamically imported module/);
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
    await account.close();

    await test.step('wakes up without network, reloads on its return and brings back what was typed', async () => {
      await travel(page, '/user/account');
      await settled(page);
      const own = page.getByRole('main').getByLabel('E-mail');
      await own.fill('outro-endereco@sandbox.test');
      await page.evaluate(() => Reflect.set(window, '__marked', true));
      await context.setOffline(true);
      await sleepFor(context, site, 9);
      await context.setOffline(false);
      await page.waitForFunction(() => !Reflect.has(window, '__marked'));
      await logIn(page, player);
      await expect(page).toHaveURL(`${site.origin}/user/account`);
      await expect(own).toHaveValue('outro-endereco@sandbox.test');
    });
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

      await closeAlerts(page);
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
      await openControlled(page, releases, '/games/mines');
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
      await openControlled(page, releases, light);
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

    test('sends only the hourly check and page loads through two releases and a day, and restores typed values', async ({
      page,
      context,
    }) => {
      test.setTimeout(180_000);
      const { origin } = releases.site;
      await page.clock.install();
      await open(page, origin + light);
      await workerReady(page);
      await settled(page);
      const asked = countRequests(context);
      const enter = page.getByRole('banner').getByRole('button', { name: 'Entrar' });
      const dialog = page.getByRole('dialog', { name: 'Entrar' });
      let latest = await buildOf(page);
      const seen = new Set([latest]);
      for (let hour = 1; hour <= 24; hour += 1) {
        if (hour === 8 || hour === 16) await releases.release(`Hora ${hour}`);
        if (hour === 16) {
          await enter.click();
          await dialog.getByLabel('E-mail').fill('alguem@sandbox.test');
        }
        const checked = page.waitForResponse('**/builds/latest.json');
        await page.clock.fastForward('01:00:00');
        await checked;
        if (hour !== 8 && hour !== 16) continue;
        // The first page was opened without a worker, so it waits for a pause; the next one is taken over by the new
        // worker.
        if (hour === 8) await expect(notice(page)).toBeVisible({ timeout: 40_000 });
        const taken = async () => {
          await expectOtherBuild(page, latest);
          await page.locator('html[data-ready]').waitFor({ state: 'attached' });
          await settled(page);
        };
        if (hour === 8)
          await afterOwnCheck(releases, async () => {
            await page.clock.fastForward('00:01:01');
            await taken();
          });
        else await taken();
        latest = await buildOf(page);
        seen.add(latest);
        if (hour === 8) continue;
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        await enter.click();
        await expect(dialog.getByLabel('E-mail')).toHaveValue('alguem@sandbox.test');
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      await expect(notice(page)).toBeHidden();
      await expect
        .poll(() =>
          page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-'))),
        )
        .toEqual([`shell-${latest}`]);
      expect(seen.size).toBe(3);
      const { '/builds/latest.json': checks, ...others } = asked();
      expect(checks).toBe(24);
      // Each release loads the page and its calls once, and the worker with its cached files.
      const isFile = (path: string) => /\.\w+$/.test(path);
      const calls = Object.entries(others).filter(([path]) => !isFile(path));
      expect(calls.filter(([, times]) => times > 4)).toEqual([]);
      expect(others[light]).toBe(2);
      expect(Object.entries(others).filter(([, times]) => times > 8)).toEqual([]);
    });

    test('finds players again after a server restart, and shows what happened meanwhile', async ({
      page,
      context,
    }) => {
      test.setTimeout(120_000);
      const { site } = releases;
      const sockets = watchSockets(page);
      const player = await playerWithSession(context, site, { balanceCents: 1_000 });
      await open(page, site.origin + light);
      await expect.poll(sockets.channels).toHaveLength(2);
      const restarted = releases.restart(4_000);
      await expect(page.getByText('Conectando as atualizações ao vivo…')).toBeVisible();
      await restarted;
      await site.control('credit', { user: player.email, amountCents: 500 });
      await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 15,00', {
        timeout: 30_000,
      });
      await expect.poll(sockets.channels, { timeout: 30_000 }).toHaveLength(2);
      await site.control('credit', { user: player.email, amountCents: 500 });
      await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 20,00');
    });
  });
});

function countRequests(context: BrowserContext): () => Record<string, number> {
  const counts = new Map<string, number>();
  context.on('request', (request) => {
    // A request of the worker for a page repeats that page's request.
    if (request.method() === 'OPTIONS' || request.serviceWorker()) return;
    const { pathname } = new URL(request.url());
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return () => Object.fromEntries(counts);
}
