import type { Locator, Page } from '@playwright/test';
import { expect, lightPath, open, settled, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { guestButtonsSeen, watchForGuestButtons } from '../support/page/guestButtons.ts';
import { travel } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

const lost = 'Parece que você perdeu sua conexão com a internet!';
const connect = 'Conecte-se para continuar navegando.';
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: lost });

// A reload loses this mark.
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, '__marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, '__marked')).catch(() => true);

const bottomOf = async (element: Locator) => {
  const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 };
  return y + height;
};

// Long enough to be noticed.
async function loseNetwork(page: Page): Promise<void> {
  await mark(page);
  await page.context().setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.context().setOffline(false);
}

// Reloads as the page does by itself, and expects no open dialog.
async function reloadByNetwork(page: Page): Promise<void> {
  await loseNetwork(page);
  await expect.poll(() => isMarked(page)).toBe(false);
  await settled(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

async function openDialog(page: Page, name: 'Entrar' | 'Cadastrar'): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
}

// Records whether the early notice was visible next to the app's own, which replaces it.
async function watchForTwoNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const appearance = () => {
      const visible = [...document.querySelectorAll('[role=alert]')].filter(
        (notice) => notice.textContent && notice.checkVisibility(),
      );
      if (visible.length > 1) Reflect.set(window, '__twoNotices', true);
    };
    new MutationObserver(appearance).observe(document, { childList: true, subtree: true });
  });
}

// The app's own notice loads after the first activity; until then the early script reports a lost network.
async function moveUntilIdle(page: Page): Promise<void> {
  await page.mouse.move(9, 9);
  await page.locator('html[data-idle-effects]').waitFor({ state: 'attached' });
}

const hadTwoNotices = (page: Page) => page.evaluate(() => Reflect.has(window, '__twoNotices'));

test('reports in gingaro that the network is gone, reloads on its return, and restores typed values but a password', async ({
  page,
  context,
  site,
}) => {
  await open(page, site('gingaro').origin + lightPath);
  await settled(page);
  await moveUntilIdle(page);
  await mark(page);
  await context.setOffline(true);
  await expect(banner(page)).toContainText(connect);
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();

  await settled(page);
  const dialog = await openDialog(page, 'Cadastrar');
  await dialog.getByLabel('Nome').fill('Maria das Dores');
  await dialog.getByLabel('Data de nascimento').fill('01/02/1990');
  await reloadByNetwork(page);
  await openDialog(page, 'Cadastrar');
  await expect(dialog.getByLabel('Nome')).toHaveValue('Maria das Dores');
  await expect(dialog.getByLabel('Data de nascimento')).toHaveValue('01/02/1990');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Sair do cadastro?' }).getByRole('button', { name: 'Sair' }).click();

  const login = await openDialog(page, 'Entrar');
  await login.getByLabel('E-mail').fill('alguem@sandbox.test');
  await login.getByLabel('Senha', { exact: true }).fill('segredo-123');
  await reloadByNetwork(page);
  await openDialog(page, 'Entrar');
  await expect(login.getByLabel('E-mail')).toHaveValue('alguem@sandbox.test');
  // No storage may hold a password.
  await expect(login.getByLabel('Senha', { exact: true })).toHaveValue('');
});

test('keeps values typed in a dialog without a draft over two reloads', async ({ page, site }) => {
  await open(page, `${site('default').origin}/games/mines`);
  await settled(page);
  const seed = page.getByRole('dialog').getByLabel('Semente do servidor');
  const openSeeds = async () => {
    await page.getByRole('button', { name: 'Jogo justo' }).click();
    await page.getByRole('dialog').getByText('Conferir qualquer rodada pelas sementes').click();
  };
  await openSeeds();
  await seed.fill('uma semente');
  await reloadByNetwork(page);
  await reloadByNetwork(page);
  await openSeeds();
  await expect(seed).toHaveValue('uma semente');
});

test('detects a network loss right after the load and reloads on its return', async ({
  page,
  context,
  site,
}) => {
  // Deferred modules no longer load.
  await page.route(/\/assets\/(LateEffects|IdleEffects|deferredModules)-[^/]+\.js$/, (route) =>
    route.abort(),
  );
  await open(page, site('default').origin + lightPath);
  await mark(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expect(banner(page)).toContainText(connect);
  expect(await axeFindings(page)).toEqual([]);
  // The notice about cookies makes room.
  const cookies = page.getByRole('region', { name: 'Aviso de cookies' });
  const gap = async () => ((await banner(page).boundingBox())?.y ?? 0) - (await bottomOf(cookies));
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await context.setOffline(false);
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(banner(page)).toBeHidden();
});

test('restores typed values over saved ones, and reports failed actions on a page without network', async ({
  page,
  context,
  site,
  tolerated,
}) => {
  tolerated.push(/ERR_INTERNET_DISCONNECTED/);
  const here = site('default');
  await playerWithSession(context, here, { balanceCents: 50_000 });
  await open(page, `${here.origin}/user/account`);
  await settled(page);
  await page.getByLabel('E-mail').fill('novo-endereco@sandbox.test');
  await loseNetwork(page);
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page.getByLabel('E-mail')).toHaveValue('novo-endereco@sandbox.test');

  await travel(page, '/user/wallet/withdraw');
  await page.getByRole('main').getByLabel('Valor').fill('120,50');
  await page.getByRole('button', { name: 'Sacar', exact: true }).click();
  await page.getByRole('button', { name: 'Confirmar saque' }).click();
  const cancel = page.getByRole('button', { name: /^Cancelar/ });
  await expect(cancel).toBeVisible();
  await settled(page);
  await context.setOffline(true);
  await cancel.click();
  await expect(page.getByText('Não sabemos se o cancelamento chegou.')).toBeVisible();
});

interface AppManifest {
  id: string;
  name: string;
  short_name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

// The manifest as the browser loads it by the page's link, under its policy.
async function appManifest(page: Page): Promise<AppManifest> {
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data = '{}' } = await devtools.send('Page.getAppManifest');
  expect({ path: new URL(url).pathname, errors }).toEqual({ path: '/manifest.webmanifest', errors: [] });
  const type = await page.evaluate(async (url) => (await fetch(url)).headers.get('Content-Type'), url);
  expect(type).toMatch(/^application\/manifest\+json/);
  return JSON.parse(data);
}

// Purpose and size of every icon as drawn, under the page's policy.
function drawnIcons(page: Page, { icons }: AppManifest): Promise<string[]> {
  return page.evaluate(
    (list) =>
      Promise.all(
        list.map(async ({ src, type, purpose }) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          const size = `${picture.naturalWidth}x${picture.naturalHeight}`;
          return `${purpose} ${type === 'image/svg+xml' ? 'any' : size}`;
        }),
      ),
    icons,
  );
}

test.describe('a start without network', () => {
  test.use({ serviceWorkers: 'allow', tolerated: [/Failed to fetch|Load failed/] });

  test(`installs Velvora, shows its shell offline, and the page once the network is back`, async ({
    page,
    context,
    site,
  }) => {
    const { origin } = site('velvora');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await open(page, origin + lightPath);
    const manifest = await appManifest(page);
    const app = {
      name: 'Velvora',
      short_name: 'Velvora',
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    };
    expect(manifest).toMatchObject(app);
    const icons = manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
    expect(icons).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
    expect(await drawnIcons(page, manifest)).toEqual(icons);
    expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope))).toBe(
      `${origin}/`,
    );
    await settled(page);
    // The first worker controls no page and reloads none.
    expect(loads).toBe(1);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await page.close();

    await context.setOffline(true);
    const started = await context.newPage();
    await watchForTwoNotices(started);
    await open(started, new URL(manifest.start_url, origin).href);
    await expect(banner(started)).toBeVisible();
    expect(await started.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await moveUntilIdle(started);
    expect(await hadTwoNotices(started)).toBe(false);
    await started.close();

    const cold = await context.newPage();
    // A second page needs a repeated event: until then the browser reports it as online.
    await context.setOffline(false);
    await context.setOffline(true);
    // No link leads here, so no idle moment of the first page has fetched this page ahead.
    await open(cold, `${origin}/autoteste`);
    await expect(cold.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(cold.getByRole('heading', { level: 1, name: lost })).toBeVisible();
    await expect(cold.getByRole('main')).toContainText(connect);
    await expect(banner(cold)).toBeVisible();
    expect(await axeFindings(cold)).toEqual([]);

    await context.setOffline(false);
    await expect(cold.getByRole('heading', { level: 1, name: 'Autoteste' })).toBeVisible();
    await expect(banner(cold)).toBeHidden();
  });

  test("shows a player who starts without network no guest's buttons", async ({ page, context, site }) => {
    const here = site('default');
    await open(page, here.origin + lightPath);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await settled(page);
    await page.close();
    await playerWithSession(context, here, { balanceCents: 1_000 });
    await context.setOffline(true);
    const started = await context.newPage();
    await watchForGuestButtons(started);
    await open(started, here.origin);
    await expect(banner(started)).toBeVisible();
    expect(await guestButtonsSeen(started)).toEqual([]);
  });
});
