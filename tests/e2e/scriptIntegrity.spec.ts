import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, lightPath, open, type Site, test } from '../support/fixture.ts';
import { closeAlerts } from '../support/page/alerts.ts';
import { deliver } from '../support/page/network.ts';
import { playerWithSession } from '../support/session.ts';

// Pages that this test serves do not come from this machine, as the browser sees it.
test.use({ permissions: ['local-network-access'] });

type Partner = 'sportsbook' | 'gameLauncher' | 'verification' | 'chat';

interface PartnerPage {
  path: string;
  script: string;
  // What the page shows in the place of the partner.
  failure: string;
}

const sports: PartnerPage = {
  path: '/sports',
  script: '/sportsbook/altenarWSDK.js',
  failure: 'As apostas esportivas não abriram',
};
const game: PartnerPage = {
  path: '/play/1001',
  script: '/launcher/launcher.js',
  failure: 'O jogo não abriu',
};

const identityScript = '/identity/legitimuz-sdk.js';
const chatScript = '/chat/tracking.js';

const hashOf = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

async function servedHash(page: Page, { origin }: Site, path: string): Promise<string> {
  const response = await page.request.get(`http://localhost:${new URL(origin).port}${path}`, {
    headers: { host: `partners.localhost:${new URL(origin).port}` },
  });
  expect(response.ok()).toBe(true);
  return hashOf(await response.text());
}

// Serves the site's pages with the hash in the brand record, as a build with this config does.
async function pin(page: Page, { origin }: Site, hashes: Partial<Record<Partner, string>>): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await deliver(route);
    let html = await response.text();
    for (const [partner, integrity] of Object.entries(hashes)) {
      const place = `"${partner}":{`;
      expect(html).toContain(place);
      html = html.replace(place, `${place}"integrity":${JSON.stringify(integrity)},`);
    }
    return route.fulfill({ response, body: html });
  });
}

const pinned = (page: Page, script: string) => page.locator(`script[integrity][src$="${script}"]`);

test('runs pinned partner scripts whose hash is right', async ({ page, site }) => {
  const shop = site('default');
  await playerWithSession(page.context(), shop, { balanceCents: 10_000, identity: 'approved' });

  const sportsHash = await servedHash(page, shop, sports.script);
  await pin(page, shop, { sportsbook: sportsHash });
  await open(page, shop.origin + sports.path);
  await expect(page.getByRole('button', { name: /, odd / }).first()).toBeVisible();
  await expect(pinned(page, sports.script)).toHaveAttribute('integrity', sportsHash);

  await page.unrouteAll();
  await pin(page, shop, { gameLauncher: await servedHash(page, shop, game.script) });
  await open(page, shop.origin + game.path);
  await expect(page.frameLocator('main iframe').getByRole('button', { name: 'Girar' })).toBeVisible();
  await expect(pinned(page, game.script)).toHaveCount(1);
});

// Opens the identity check and starts it.
async function startIdentityCheck(page: Page, shop: Site): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await playerWithSession(page.context(), shop, { balanceCents: 0, identity: 'pending_face_id' });
  await open(page, `${shop.origin}/user/account`);
  await page.getByRole('button', { name: 'Verificar identidade' }).click();
  await page
    .getByRole('dialog', { name: 'Verificação' })
    .getByRole('button', { name: /Iniciar/ })
    .click();
}

const openChat = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Abrir chat' }).click();

test('runs the pinned scripts of identity check and chat whose hash is right', async ({ page, site }) => {
  const shop = site('maraxi');
  const verification = await servedHash(page, shop, identityScript);
  const chat = await servedHash(page, shop, chatScript);
  await pin(page, shop, { verification, chat });
  await startIdentityCheck(page, shop);
  const widget = page.frameLocator('#legitimuz-root iframe');
  await expect(widget.getByRole('button', { name: 'Recusar' })).toBeVisible();
  await expect(pinned(page, identityScript)).toHaveAttribute('integrity', verification);

  await page.getByRole('dialog', { name: 'Verificação' }).getByRole('button', { name: 'Fechar' }).click();
  await openChat(page);
  await expect(page.locator('#chat-widget-container')).toContainText('Olá,');
  await expect(pinned(page, chatScript)).toHaveAttribute('integrity', chat);
});

test.describe('a wrong hash', () => {
  // The browser names the script that it refused.
  test.use({ tolerated: [/Failed to find a valid digest in the 'integrity' attribute/] });

  for (const [partner, { path, script, failure }] of [
    ['sportsbook', sports],
    ['gameLauncher', game],
  ] as const) {
    test(`keeps the ${partner} script out, and the page says so and lives on`, async ({
      page,
      site,
      complaints,
    }) => {
      const shop = site('default');
      await playerWithSession(page.context(), shop, { balanceCents: 10_000, identity: 'approved' });
      await pin(page, shop, { [partner]: hashOf('another version') });
      await open(page, shop.origin + path);
      const main = page.getByRole('main');
      await expect(main.getByText(failure)).toBeVisible();
      await expect(pinned(page, script)).toHaveCount(0);
      expect(await page.evaluate(() => [typeof window.altenarWSDK, typeof window.sg])).toEqual([
        'undefined',
        'undefined',
      ]);
      expect(complaints.join()).toContain('integrity');

      // Another attempt is refused again, and the rest of the site still works.
      const again = page.waitForRequest((request) => request.url().endsWith(script));
      await main.getByRole('button', { name: /de novo/ }).click();
      await again;
      await expect(main.getByText(failure)).toBeVisible();
      await expect(page.getByRole('status', { name: 'Saldo' }).first()).toContainText('100,00');
      await page.locator(`footer a[href="${lightPath}"]`).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
    });
  }

  test('keeps the scripts of identity check and chat out, and the page says so and lives on', async ({
    page,
    site,
    complaints,
  }) => {
    const shop = site('maraxi');
    const refusals = () => complaints.filter((text) => text.includes('integrity')).length;
    await pin(page, shop, { verification: hashOf('another version'), chat: hashOf('another version') });
    await startIdentityCheck(page, shop);
    const dialog = page.getByRole('dialog', { name: 'Verificação' });
    await expect(dialog.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(await page.evaluate(() => Reflect.has(window, 'Legitimuz'))).toBe(false);
    const ofCheck = refusals();
    expect(ofCheck).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Saldo' }).first()).toBeVisible();

    await closeAlerts(page);
    await openChat(page);
    await expect(page.getByText('Não foi possível abrir o chat.')).toBeVisible();
    await expect(page.locator('#chat-widget-container')).toHaveCount(0);
    expect(refusals()).toBeGreaterThan(ofCheck);
    await closeAlerts(page);
    await page.getByRole('banner').getByRole('button', { name: 'Minha conta' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sair' })).toBeVisible();
  });
});
