import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { expect, open, type Site, settled, test } from '../support/fixture.ts';
import { playerWithSession } from '../support/session.ts';

const light = '/termos-de-uso';
const lost = 'Parece que você perdeu sua conexão com a internet!';
const connect = 'Conecte-se para continuar navegando.';
const banner = (page: Page) => page.getByRole('alert').filter({ hasText: lost });

/** A page that is fetched anew has forgotten this. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, '__marked', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, '__marked')).catch(() => true);

/** For a moment, long enough to be told. */
async function loseNetwork(page: Page): Promise<void> {
  await mark(page);
  await page.context().setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.context().setOffline(false);
}

/** A panel over a page that has settled. */
async function openPanel(page: Page, { origin }: Site, name: 'Entrar' | 'Cadastrar'): Promise<Locator> {
  await open(page, origin + light);
  await settled(page);
  await page.getByRole('banner').getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
}

for (const brand of ['velvora', 'gingaro']) {
  test(`${brand} says that the network is gone, and fetches the page anew when it is back`, async ({
    page,
    context,
    site,
  }) => {
    await open(page, site(brand).origin + light);
    await settled(page);
    await mark(page);
    await context.setOffline(true);
    await expect(banner(page)).toContainText(connect);
    expect(await axeFindings(page)).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });
}

test('what was typed is there again after the reload, in the dialog it was typed in', async ({
  page,
  site,
}) => {
  const dialog = await openPanel(page, site('default'), 'Cadastrar');
  await dialog.getByLabel('Nome').fill('Maria das Dores');
  await dialog.getByLabel('E-mail').fill('maria@sandbox.test');
  await loseNetwork(page);
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(dialog.getByLabel('Nome')).toHaveValue('Maria das Dores');
  await expect(dialog.getByLabel('E-mail')).toHaveValue('maria@sandbox.test');
});

test('a form that keeps no draft of its own gets back what was typed over what was saved', async ({
  page,
  context,
  site,
}) => {
  const here = site('default');
  await playerWithSession(context, here, { balanceCents: 0 });
  await open(page, `${here.origin}/user/account`);
  await settled(page);
  await page.getByLabel('E-mail').fill('novo-endereco@sandbox.test');
  await loseNetwork(page);
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(page.getByLabel('E-mail')).toHaveValue('novo-endereco@sandbox.test');
});

test('a password that nothing may keep holds the reload until it is sent or cleared', async ({
  page,
  site,
}) => {
  const dialog = await openPanel(page, site('default'), 'Entrar');
  await dialog.getByLabel('E-mail').fill('alguem@sandbox.test');
  await dialog.getByLabel('Senha', { exact: true }).fill('segredo-123');
  await loseNetwork(page);
  await expect(page.getByRole('status').filter({ hasText: 'Sua conexão voltou.' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(dialog.getByLabel('Senha', { exact: true })).toHaveValue('segredo-123');
  await dialog.getByLabel('Senha', { exact: true }).fill('');
  await expect.poll(() => isMarked(page)).toBe(false);
  await expect(dialog.getByLabel('E-mail')).toHaveValue('alguem@sandbox.test');
});

test.describe('a start without network', () => {
  test.use({ serviceWorkers: 'allow', tolerated: [/Failed to fetch|Load failed/] });

  test('shows the shell of the brand and the truth, and the page once the network is back', async ({
    page,
    context,
    site,
  }) => {
    const { origin } = site('velvora');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await open(page, origin + light);
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => scope));
    await settled(page);
    // The first worker takes no page over and reloads none.
    expect(loads).toBe(1);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await page.close();

    await context.setOffline(true);
    const cold = await context.newPage();
    await open(cold, `${origin}/promotions`);
    await expect(cold.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(cold.getByRole('heading', { level: 1, name: lost })).toBeVisible();
    await expect(cold.getByRole('main')).toContainText(connect);
    await expect(banner(cold)).toBeVisible();
    expect(await axeFindings(cold)).toEqual([]);

    await context.setOffline(false);
    await expect(cold.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible();
    await expect(banner(cold)).toBeHidden();
  });
});
