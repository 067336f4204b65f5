import type { Locator, Page } from '@playwright/test';
import { expect, lightPath, open, settled, test } from '../support/fixture.ts';
import { closeAlerts } from '../support/page/alerts.ts';
import { axeFindings } from '../support/page/axe.ts';
import { withSettings } from '../support/page/settings.ts';
import { travel, visit } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

const widget = (page: Page) => page.locator('#chat-widget-container');
const talk = (page: Page) => widget(page).getByRole('region', { name: 'Atendimento' });
// The header's button, on screens without a bottom bar.
const headerChat = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Abrir chat|Chat ao vivo)$/ });
const chatNames = /^(Abrir chat|Chat ao vivo|Abrir janela do atendimento)$/;
const known = (page: Page) =>
  page.evaluate(() => ({ lc: window.__lc, customer: window.LiveChatWidget?.get('customer_data') }));

test('opens and closes the chat by the menu, passes the player, and hides it after logout and on play-id', async ({
  page,
  site,
  context,
}) => {
  const here = site('default');
  const player = await playerWithSession(context, here, { balanceCents: 5_000, identity: 'approved' });
  await open(page, here.origin);
  await expect(headerChat(page)).toBeVisible();
  await expect
    .poll(() => known(page))
    .toEqual({
      lc: { license: 12_345_678, group: 2 },
      customer: expect.objectContaining({
        name: expect.stringMatching(/\p{L}/u),
        email: player.email,
        sessionVariables: { brand: 'default', user_id: expect.any(String) },
      }),
    });

  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('button', { name: 'Abrir chat' }).click();
  await expect(talk(page)).toContainText('Olá,');
  await talk(page).getByLabel('Mensagem').fill('Oi');
  await talk(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(talk(page)).toContainText('Recebemos a sua mensagem');
  await talk(page).getByRole('button', { name: 'Fechar atendimento' }).click();
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('button', { name: 'Abrir chat' }).click();
  await expect(talk(page)).toBeVisible();

  // A game by provider and name has another route than one by id.
  await page.locator('main a[href^="/play/"]').first().click();
  await expect(page).toHaveURL(/\/play\/[^/]+\/[^/]+$/);
  await talk(page).getByRole('button', { name: 'Fechar atendimento' }).click();
  await visit(page, `/play/${page.url().split('/').at(-1)}`);
  await expect(widget(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await travel(page, lightPath);
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('button', { name: 'Abrir chat' }).click();
  await expect(talk(page)).toBeVisible();
  // Print hides it.
  await page.emulateMedia({ media: 'print' });
  await expect(talk(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(widget(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'LiveChatWidget' in window)).toBe(false);
});

test('shows the chat in its column next to the page, and a message when it cannot load', async ({
  page,
  site,
}) => {
  await page.route('**/chat/tracking.js', (route) => route.abort());
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, site('maraxi').origin + lightPath);
  await page.getByRole('button', { name: 'Aceitar todos' }).click();
  const button = page.getByRole('banner').getByRole('button', { name: 'Abrir chat' });
  await button.click();
  await expect(page.getByText('Não foi possível abrir o chat.')).toBeVisible();
  await closeAlerts(page);
  await page.unroute('**/chat/tracking.js');
  await button.click();
  await expect(talk(page)).toBeVisible();
  const column = page.getByRole('complementary', { name: 'Chat' });
  await expect(column).toBeVisible();
  // One container, which fills the column.
  const edges = async (box: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
    return [x, y, x + width, y + height].map((edge) => Math.round(edge / 4));
  };
  await expect.poll(() => edges(widget(page))).toEqual(await edges(column));
  await page.setViewportSize({ width: 1280, height: 720 });
  await travel(page, '/games/double');
  await expectBesidePage(page, 'Apostar');
});

test('opens the chat by menu entries when its own button is off', async ({ page, site }) => {
  const here = site('default');
  await page.setViewportSize({ width: 390, height: 844 });
  await withSettings(page, here, { general_show_chat_widget: false, general_show_chat_sidebar: true });
  await open(page, here.origin + lightPath);
  await settled(page);
  await expect(widget(page)).toHaveCount(0);
  for (let round = 0; round < 2; round += 1) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Abrir chat' }).click();
    await talk(page).getByRole('button', { name: 'Fechar atendimento' }).click();
    await expect(widget(page)).toHaveCount(0);
  }
});

for (const { brand, width } of [
  { brand: 'default', width: 320 },
  { brand: 'maraxi', width: 820 },
  { brand: 'fliperix', width: 1440 },
]) {
  test(`shows the chat of ${brand} without special rules, before and after a refusal, clear of the notice, ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, site(brand).origin + lightPath);
    const opener =
      width < 1024
        ? widget(page).getByRole('button', { name: 'Abrir janela do atendimento' })
        : headerChat(page);
    const notice = page.getByRole('region', { name: 'Aviso de cookies' });
    await expect(opener).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: chatNames })).toHaveCount(1);
    await expect(notice).toBeVisible();
    if (width < 1024) await expect.poll(() => isCovered(notice)).toBe(false);
    await opener.click();
    await expect(talk(page)).toBeInViewport({ ratio: 0.95 });
    expect(await isCovered(notice)).toBe(false);
    await notice.getByRole('button', { name: 'Rejeitar' }).click();
    await expect(notice).toBeHidden();
    await talk(page).getByRole('button', { name: 'Fechar atendimento' }).click();
    await expect(opener).toBeInViewport({ ratio: 1 });
    await open(page, site(brand).origin + lightPath);
    await expect(opener).toBeInViewport({ ratio: 1 });
    if (brand === 'maraxi') await expectOnPhones(page);
  });
}

// In the bottom bar, in the color of the brand and 44 pixels.
async function expectOnPhones(page: Page): Promise<void> {
  const bubble = widget(page).getByRole('button');
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(bubble).toBeInViewport({ ratio: 1 });
    await expectInBar(page, bubble);
  }
  const { width, height } = (await bubble.boundingBox()) ?? {};
  expect([width, height].map((side) => Math.round(side ?? 0))).toEqual([44, 44]);
  const primary = await page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--color-primary)';
    document.body.append(probe);
    return getComputedStyle(probe).color;
  });
  await expect(bubble).toHaveCSS('color', primary);
  await expect(bubble).toHaveCSS('border-top-color', primary);
}

for (const brand of ['default', 'gingaro', 'velvora']) {
  test(`shows one chat button of ${brand}, whole, in a bar and over no field, and moves it into the bar of a game`, async ({
    page,
    site,
  }) => {
    test.slow();
    await playerWithSession(page.context(), site(brand), { balanceCents: 50_000 });
    await open(page, `${site(brand).origin}/user/wallet`);
    await expect(widget(page)).toBeAttached();
    for (const path of ['/user/wallet', '/sports', '/games/mines']) {
      if (path !== '/user/wallet') await travel(page, path);
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const button = page.getByRole('button', { name: chatNames });
        await expect(button, `${path} ${width}`).toHaveCount(1);
        await expect(button).toBeInViewport({ ratio: 1 });
        expect(await button.evaluate(isOverBar), `${path} ${width}`).toBe(true);
      }
      const opener = widget(page).getByRole('button', { name: 'Abrir janela do atendimento' });
      if (path === '/user/wallet') await expectInBar(page, opener);
      if (path === '/sports' && brand === 'default') await expectSlipFree(page);
    }

    // The page of Mines on a phone.
    const opener = widget(page).getByRole('button', { name: 'Abrir janela do atendimento' });
    await expect(page.getByRole('main').getByRole('button', { name: 'Apostar', exact: true })).toBeVisible();
    await expect(opener).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const bar = page.locator('[data-play-bar]');
    await expect(bar.getByText('Mines', { exact: true })).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: 'Chat ao vivo' }).click();
    await expect(talk(page)).toBeInViewport({ ratio: 0.95 });
    await talk(page).getByRole('button', { name: 'Fechar atendimento' }).click();
    await expect(opener).toBeHidden();
    await bar.getByRole('link', { name: 'Voltar' }).click();
    await expect(opener).toBeInViewport({ ratio: 1 });
    if (brand !== 'default') return;
    await travel(page, '/user/account');
    await expectFieldFree(page, opener);
  });
}

// Whether an element of a bar is below the middle of a button.
function isOverBar(button: Element): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  const below = document.elementsFromPoint(left + width / 2, top + height / 2);
  return below.some(
    (element) => element.closest('header, nav[aria-label="Atalhos"], [data-play-bar]') !== null,
  );
}

// The button is in the bottom bar, beside its entries, where it covers nothing of the page.
async function expectInBar(page: Page, button: Locator) {
  const bar = page.getByRole('navigation', { name: 'Atalhos' });
  await button.click({ trial: true });
  await expect(async () => {
    const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    const bottom = await bar.boundingBox();
    expect(y).toBeGreaterThanOrEqual(bottom?.y ?? Number.POSITIVE_INFINITY);
    expect(y + height).toBeLessThanOrEqual(844);
    const ends = await bar
      .getByRole('listitem')
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(x);
  }).toPass();
}

test('asks before loading the chat where the law requires consent', async ({ page, site, context }) => {
  const asked = page.getByRole('dialog', { name: 'Abrir o chat?' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await playerWithSession(context, site('gingaro'), { balanceCents: 5_000 });
  await context.clearCookies({ name: 'cookie-consent' });
  await open(page, `${site('gingaro').origin}/user/account`);
  await page
    .getByRole('region', { name: 'Aviso de cookies' })
    .getByRole('button', { name: 'Rejeitar' })
    .click();
  await page.getByRole('button', { name: 'Chat ao vivo' }).click();
  await asked.getByRole('button', { name: 'Agora não' }).click();
  await expect(asked).toBeHidden();
  await expect(widget(page)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const opener = page.getByRole('button', { name: 'Chat ao vivo' });
  await expectInBar(page, opener);
  await expectFieldFree(page, opener);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await page.getByRole('button', { name: 'Abrir chat' }).click();
  await expect(asked).toBeVisible();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await asked.getByRole('button', { name: 'Permitir e abrir' }).click();
  await expect(talk(page)).toBeVisible();

  // The end of the page leaves space for the vendor's button.
  await talk(page).getByRole('button', { name: 'Fechar atendimento' }).click();
  const last = page.getByRole('contentinfo').getByText(/^SAC:/);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const text = await last.boundingBox();
    const bubble = await widget(page).getByRole('button').boundingBox();
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(bubble?.y ?? 0);
  }).toPass();
});

// A focused field of the account page is never under the button of the chat in the bottom bar.
async function expectFieldFree(page: Page, opener: Locator): Promise<void> {
  await expect(opener).toBeInViewport({ ratio: 1 });
  const phone = page.getByLabel('Telefone');
  await phone.click({ position: { x: 20, y: 20 } });
  // It stays in the bar, without a hole.
  await expect(opener).toBeInViewport({ ratio: 1 });
  // Right above the bar with the button, a press anywhere on the focused field reaches it.
  const bar = await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox();
  await phone.focus();
  const pressed = await phone.evaluate(
    async (field, middle) => {
      const before = field.getBoundingClientRect();
      scrollBy({ top: before.y + before.height / 2 - middle, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const { left, right, y, height } = field.getBoundingClientRect();
      return [left + 2, (left + right) / 2, right - 2].map((x) =>
        field.contains(document.elementFromPoint(x, y + height / 2)),
      );
    },
    (bar?.y ?? 0) - 60,
  );
  expect(pressed).toEqual([true, true, true]);
}

// Next to the open chat, which is whole.
async function expectBesidePage(page: Page, bet: string): Promise<void> {
  const place = page.getByRole('main').getByRole('button', { name: bet, exact: true });
  await expect(place).toBeVisible();
  await expect(talk(page)).toBeInViewport({ ratio: 0.95 });
  await expect.poll(() => isCovered(page.getByRole('main'))).toBe(false);
  expect(await isCovered(place)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
}

test('shows an open chat next to the sportsbook of fliperix on a wide screen', async ({
  page,
  site,
  context,
}) => {
  const here = site('fliperix');
  await page.setViewportSize({ width: 1280, height: 720 });
  await playerWithSession(context, here, { balanceCents: 5_000 });
  await open(page, `${here.origin}/sports`);
  await page
    .getByRole('button', { name: /^Empate, odd / })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Informe o valor' })).toBeVisible();
  await headerChat(page).click();
  await expectBesidePage(page, 'Informe o valor');
});

// The bet slip at every width.
async function expectSlipFree(page: Page): Promise<void> {
  const chats = page.getByRole('button', { name: chatNames });
  await page
    .getByRole('button', { name: /^Empate, odd / })
    .first()
    .click();
  const slip = page.getByRole('complementary', { name: 'Bilhete de apostas' });
  const peek = slip.getByRole('button', { name: /^Bilhete/ });
  for (const width of [820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFreeToItsEnd(peek);
  }
  await peek.click();
  for (const width of [390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectFreeToItsEnd(slip.getByRole('button', { name: 'Informe o valor' }));
    await expectFreeToItsEnd(slip.getByLabel('Valor da aposta'));
    await expect(chats).toHaveCount(1);
    await expect(chats).toBeInViewport({ ratio: 1 });
  }
}

// Whether the chat's element overlaps another.
async function isCovered(target: Locator): Promise<boolean> {
  const chat = await target.page().locator('#chat-widget-container').boundingBox();
  const box = await target.boundingBox();
  if (!chat || !box) throw new Error('both have to be on the page');
  const apart =
    chat.x + chat.width <= box.x ||
    box.x + box.width <= chat.x ||
    chat.y + chat.height <= box.y ||
    box.y + box.height <= chat.y;
  return !apart;
}

// A press just before its right edge reaches it.
async function expectFreeToItsEnd(control: Locator): Promise<void> {
  const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
  await control.click({ trial: true, timeout: 10_000, position: { x: width - 3, y: height / 2 } });
}
