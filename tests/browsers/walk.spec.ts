import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { siteAt } from '../support/fixture.ts';
import { newPlayer } from '../support/player.ts';
import { startFirefox } from './firefoxDriver.ts';
import type { BrowserDriver, Control, PageDriver } from './pageDriver.ts';
import { startWebKit } from './webkitDriver.ts';

const port = Number(process.env.BANDEIRA_BROWSERS_PORT);

const starts: Record<string, () => Promise<BrowserDriver>> = {
  firefox: () => startFirefox(process.env.BANDEIRA_FIREFOX ?? ''),
  webkit: () => startWebKit(process.env.BANDEIRA_WEBKIT_DRIVER ?? ''),
};

const test = base.extend<{ tab: PageDriver }, { driver: BrowserDriver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use, { project }) => {
      const driver = await starts[project.name]?.();
      if (!driver) throw new Error(`no driver for ${project.name}`);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: [
    async ({ driver }, use, info) => {
      const tab = await driver.newPage();
      await use(tab);
      if (info.status !== info.expectedStatus) {
        await writeFile(info.outputPath('page.png'), Buffer.from(await tab.screenshot(), 'base64'));
      }
      await tab.close();
    },
    // A browser that does not start costs its test little more than a start.
    { timeout: 30_000 },
  ],
});

// Retries, because a control may appear or become enabled later.
const soon = (act: () => Promise<void>) =>
  expect(act).toPass({ intervals: [100, 250, 500], timeout: 30_000 });

const click = (tab: PageDriver, control: Control) => soon(() => tab.click(control));
const press = (tab: PageDriver, name: string) => click(tab, { role: 'button', name });
const fill = (tab: PageDriver, name: string, text: string) =>
  soon(() => tab.fill({ role: 'field', name }, text));
const see = (tab: PageDriver, control: Control) => expect.poll(() => tab.isVisible(control)).toBe(true);
const seeNo = (tab: PageDriver, control: Control) => expect.poll(() => tab.isVisible(control)).toBe(false);

// Presses again after no effect, because a press right after a page change may be ignored.
async function pressFor(tab: PageDriver, name: string, wanted: Control): Promise<void> {
  await soon(async () => {
    if (!(await tab.isVisible(wanted))) await tab.click({ role: 'button', name });
    await expect.poll(() => tab.isVisible(wanted), { timeout: 5_000 }).toBe(true);
  });
}

const isReady = () => 'ready' in document.documentElement.dataset;
const isFresh = () => 'ready' in document.documentElement.dataset && !('__before' in window);

// Firefox keeps no page that still loads something.
const isQuiet = () =>
  document.readyState === 'complete' &&
  performance
    .getEntriesByType('resource')
    .every((entry) => performance.now() - entry.duration - entry.startTime > 1000);

async function open(tab: PageDriver, url: string): Promise<void> {
  await tab.open(url);
  await expect.poll(() => tab.evaluate(isReady)).toBe(true);
}

const offline: Control = { role: 'alert', text: 'Parece que você perdeu sua conexão com a internet!' };
const consent: Control = { role: 'button', name: 'Aceitar todos' };

// One brand of each layout, none licensed, which matches the specification.
for (const brand of ['default', 'maraxi', 'fliperix']) {
  test(`${brand}: home, login, deposit, Mines, offline and logout`, async ({ tab }) => {
    const here = siteAt(brand, port);
    const player = await newPlayer(here, { balanceCents: 10_000, identity: 'approved' });
    await open(tab, here.origin);
    await click(tab, consent);
    await seeNo(tab, consent);
    await open(tab, here.origin);
    expect(await tab.evaluate(() => document.cookie)).toContain('cookie-consent=all');
    await seeNo(tab, consent);

    await press(tab, 'Entrar');
    await fill(tab, 'E-mail', player.email);
    await fill(tab, 'Senha', player.password);
    await press(tab, 'Entrar');
    await seeNo(tab, { role: 'dialog' });
    await see(tab, { role: 'status', name: 'Saldo', text: '100,00' });

    await press(tab, 'Depositar');
    await fill(tab, 'Valor', '30');
    await press(tab, 'Gerar PIX');
    await see(tab, { role: 'field', name: 'PIX copia e cola' });

    await open(tab, `${here.origin}/games/mines`);
    await fill(tab, 'Valor da aposta', '10');
    await pressFor(tab, 'Apostar', { role: 'status', text: 'Abra uma casa.' });
    await press(tab, 'Casa 6');
    await seeNo(tab, { role: 'status', text: 'Abra uma casa.' });
    await seeNo(tab, { role: 'status', name: 'Saldo', text: '100,00' });

    await tab.evaluate(() => Reflect.set(window, '__before', true));
    await tab.setOffline(true);
    await see(tab, offline);
    await tab.setOffline(false);
    await expect.poll(() => tab.evaluate(isFresh).catch(() => false)).toBe(true);
    await seeNo(tab, offline);

    await pressFor(tab, 'Minha conta', { role: 'button', name: 'Sair' });
    await press(tab, 'Sair');
    await see(tab, { role: 'button', name: 'Entrar' });
    expect(await tab.evaluate(() => document.cookie)).not.toContain('-jwt=');
  });
}

test('restores a page from the back/forward cache, and it responds', async ({ tab }) => {
  const { origin } = siteAt('default', port);
  await open(tab, origin);
  await click(tab, consent);
  await tab.evaluate(() => Reflect.set(window, '__before', true));
  await expect.poll(() => tab.evaluate(isQuiet)).toBe(true);
  await tab.open(`${origin}/favicon.svg`);
  await tab.evaluate(() => history.back());
  await expect.poll(() => tab.evaluate(() => Reflect.get(window, '__before'))).toBe(true);
  expect(await tab.evaluate(isReady)).toBe(true);
  await press(tab, 'Entrar');
  await see(tab, { role: 'field', name: 'E-mail' });
});
