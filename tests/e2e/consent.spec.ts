import type { BrowserContext, Page } from '@playwright/test';
import { expect, lightPath, open, settled, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { layoutShiftOf, recordLayoutShift } from '../support/page/layoutShift.ts';
import { holdRequests } from '../support/page/network.ts';
import { cookieOf } from '../support/session.ts';

// `default` has no special legal rules; gingaro is licensed in Brazil.
const lawless = 'default';

const notice = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });
const access = (page: Page) => page.getByRole('dialog', { name: 'Acesso Restrito' });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferências de cookies' });
// A page with few games.
const games = '/casino/crash';
const firstGame = (page: Page) => page.locator('main a[href^="/play/"]').first();

async function decided(context: BrowserContext): Promise<unknown> {
  const value = (await cookieOf(context, 'cookie-consent'))?.value;
  return value === undefined || value === 'all' ? value : JSON.parse(decodeURIComponent(value)).c;
}

test('paints the notice before any script, keeps a press on it, and applies the answer in other tabs', async ({
  page,
  site,
  context,
}) => {
  const url = site(lawless).origin + lightPath;
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(url, { waitUntil: 'commit' });
  await expect(notice(page)).toBeVisible();
  const other = await context.newPage();
  await open(other, url);
  await expect(notice(other)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Rejeitar' }).click();
  release();
  await expect(notice(page)).toBeHidden();
  expect(await decided(context)).toEqual([]);
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(notice(other)).toBeHidden();
});

// The brand with the largest covers on a phone. They arrive long after the notice.
test('paints a text larger than the covers of the lobby', async ({ page, site }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await open(page, `${site('velvora').origin}/casino`);
  const area = (element: Element) => {
    const range = document.createRange();
    range.selectNode(element.firstChild ?? element);
    const { width, height } = range.getBoundingClientRect();
    return width * height;
  };
  const cover = page.locator('main [data-cover] img').first();
  await cover.waitFor();
  expect(await notice(page).getByText('Usamos cookies').evaluate(area)).toBeGreaterThan(
    await cover.evaluate(area),
  );
});

test('keeps a press on the notice whose code is late, and stores exactly all for a year', async ({
  page,
  site,
  context,
}) => {
  const release = await holdRequests(page, '**/assets/NoticeBar-*.js');
  await open(page, site(lawless).origin + lightPath);
  await notice(page).getByRole('button', { name: 'Aceitar todos' }).click();
  release();
  await expect(notice(page)).toBeHidden();
  const kept = await cookieOf(context, 'cookie-consent');
  expect(kept).toMatchObject({ value: 'all', sameSite: 'Lax', secure: false, path: '/' });
  expect(Math.abs((kept?.expires ?? 0) * 1000 - Date.now() - 31_536_000_000)).toBeLessThan(60_000);
});

test('paints no notice for a visitor who has decided, and asks again about a broken record', async ({
  page,
  site,
  context,
}) => {
  const { origin } = site(lawless);
  for (const { value, isAsked } of [
    { value: 'all', isAsked: false },
    { value: '%7B%22v%22%3A1%2C%22c%22', isAsked: true },
  ]) {
    await context.addCookies([{ name: 'cookie-consent', value, url: origin }]);
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(origin + lightPath, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    release();
    await settled(page);
    await expect(notice(page)).toBeVisible({ visible: isAsked });
    await page.unrouteAll();
  }
});

test('starts a choice by category with everything off, stores it, and has no axe violations', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site('gingaro').origin + lightPath);
  await expect(notice(page)).toBeVisible();
  expect(await axeFindings(page, 'section[aria-label="Aviso de cookies"]')).toEqual([]);
  await notice(page).getByRole('button', { name: 'Escolher' }).click();
  await expect(preferences(page)).toBeVisible();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  const boxes = preferences(page).getByRole('checkbox');
  await expect(boxes).toHaveCount(4);
  await expect(boxes.first()).toBeChecked();
  await expect(boxes.first()).toBeDisabled();
  for (const index of [1, 2, 3]) await expect(boxes.nth(index)).not.toBeChecked();
  await preferences(page).getByRole('checkbox', { name: 'Medição' }).check();
  await preferences(page).getByRole('button', { name: 'Salvar escolhas' }).click();
  await expect(preferences(page)).toBeHidden();
  await expect(notice(page)).toBeHidden();
  expect(await decided(context)).toEqual(['statistics']);

  await test.step('asks once, stores a refusal and is reachable again from the footer', async () => {
    await context.clearCookies();
    await page.reload();
    await notice(page).getByRole('button', { name: 'Rejeitar' }).click();
    await expect(notice(page)).toBeHidden();
    expect(await decided(context)).toEqual([]);
    await page.reload();
    await settled(page);
    await expect(notice(page)).toBeHidden();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' }).click();
    await expect(preferences(page).getByRole('checkbox', { name: 'Publicidade' })).not.toBeChecked();
  });
});

test('keeps the link and the keys in their places when the fonts arrive, at every width', async ({
  page,
  site,
}) => {
  await holdRequests(page, '**/assets/*.js');
  const places = async () => {
    const found: { width: number; left: number; height: number }[] = [];
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const left = await notice(page)
        .getByRole('link')
        .evaluate((link) => link.getClientRects()[0]?.left ?? 0);
      const height = await notice(page).evaluate(
        (box) => box.lastElementChild?.getBoundingClientRect().height ?? 0,
      );
      found.push({ width, left, height });
    }
    return found;
  };
  for (const brand of ['default', 'fliperix', 'gingaro', 'maraxi', 'tucavo', 'velvora']) {
    const release = await holdRequests(page, '**/*.woff2');
    await page.goto(site(brand).origin, { waitUntil: 'commit' });
    const before = await places();
    release();
    await page.evaluate(() => document.fonts.ready);
    for (const [index, { width, left, height }] of (await places()).entries()) {
      const place = `${brand} ${width}`;
      expect(Math.abs(left - (before[index]?.left ?? 0)), place).toBeLessThan(12);
      expect(height, place).toBeCloseTo(before[index]?.height ?? 0, 0);
    }
  }
});

test('shifts nothing on a narrow phone and keeps the bottom bar free', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await recordLayoutShift(page);
  await page.goto(site('gingaro').origin);
  await expect(firstGame(page)).toBeVisible();
  const before = await layoutShiftOf(page);
  await expect(notice(page)).toBeVisible();
  await notice(page).evaluate(async (box) => {
    await Promise.all(box.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect((await layoutShiftOf(page)) - before).toBeLessThan(0.001);

  // The center of each key belongs to the key, including the raised one of the orange layout.
  const keys = page.getByRole('navigation', { name: 'Atalhos' }).locator('a, button');
  for (const key of await keys.all()) await key.click({ trial: true });
  const box = await notice(page).boundingBox();
  expect(box?.height).toBeLessThan(640 * 0.6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('is the second Tab stop, returns the focus after a dialog, hides no focused element and makes room', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const errors: string[] = [];
    Object.assign(window, { observerErrors: errors });
    window.addEventListener('error', ({ message }) => errors.push(message));
    const observer = new ResizeObserver(() => {});
    document.addEventListener('DOMContentLoaded', () => observer.observe(document.documentElement));
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(site(lawless).origin + lightPath);
  await expect(notice(page)).toBeVisible();
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /para o conteúdo/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('button', { name: 'Rejeitar' })).toBeFocused();
  const choose = notice(page).getByRole('button', { name: 'Escolher' });
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(preferences(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  await expect(choose).toBeFocused();
  await expect(notice(page)).toBeVisible();

  await test.step('hides no focused element', async () => {
    const top = (await notice(page).boundingBox())?.y ?? 0;
    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' });
    await last.focus();
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
  });

  await test.step('makes room on the page and starts no loop of observers', async () => {
    const room = () => page.evaluate(() => Number.parseFloat(document.body.style.paddingBlockEnd));
    for (const lines of ['10rem', '20rem', '15rem']) {
      await notice(page).evaluate((box, height) => {
        box.style.blockSize = height;
      }, lines);
      const height = (await notice(page).boundingBox())?.height ?? 0;
      await expect.poll(room).toBeCloseTo(height + 24, 0);
    }
    expect(await page.evaluate(() => Reflect.get(window, 'observerErrors'))).toEqual([]);
  });
});

test('goes home with Voltar, from a first page and from a URL; cleans the URL after accepting', async ({
  page,
  site,
  context,
}) => {
  const { origin } = site(lawless);
  const goBack = async (path: string) => {
    await page.goto(origin + path);
    await expect(access(page)).toContainText('aceitar todos os cookies');
    await access(page).getByRole('button', { name: 'Voltar' }).click();
    await expect(access(page)).toBeHidden();
    await expect(page).toHaveURL(`${origin}/`);
  };
  await goBack('/promotions?showCookieModal=true');
  await page.goto(`${origin}/promotions?showCookieModal=true`);
  await access(page).getByRole('button', { name: 'Aceitar cookies' }).click();
  await expect(access(page)).toBeHidden();
  // No other page was attempted.
  await expect(page).toHaveURL(`${origin}/promotions`);
  expect(await decided(context)).toBe('all');
  await context.clearCookies();
  await goBack('/sports');
});

test('blocks games that need every cookie after a partial choice, and opens the game after accepting', async ({
  page,
  site,
}) => {
  await page.goto(site(lawless).origin + games);
  await notice(page).getByRole('button', { name: 'Rejeitar' }).click();
  const href = await firstGame(page).getAttribute('href');
  await firstGame(page).click();
  await access(page).getByRole('button', { name: 'Aceitar cookies' }).click();
  await expect(page).toHaveURL(site(lawless).origin + href);
});

test('opens games of gingaro after a choice by category, and with the necessary cookies only', async ({
  page,
  site,
  context,
}) => {
  const { origin } = site('gingaro');
  for (const [answer, kept] of [
    ['Escolher por categoria', ['preferences']],
    ['Só os necessários', []],
  ] as const) {
    await context.clearCookies();
    await page.goto(origin + games);
    const href = await firstGame(page).getAttribute('href');
    await firstGame(page).click();
    await access(page).getByRole('button', { name: answer }).click();
    if (kept.length > 0) {
      await preferences(page).getByRole('checkbox', { name: 'Preferências' }).check();
      await preferences(page).getByRole('button', { name: 'Salvar escolhas' }).click();
    }
    await expect(page).toHaveURL(origin + href);
    expect(await decided(context)).toEqual(kept);
  }
});

test('keeps the sports page still and empty below the modal, and opens the sportsbook after accepting', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { origin } = site('velvora');
  let scripts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/altenarWSDK.js')) scripts += 1;
  });
  await recordLayoutShift(page);
  await page.goto(`${origin}/sports`);
  await expect(access(page)).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/sports`);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/sports`);
  expect(scripts).toBe(0);
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
  const visits = await page.evaluate(() => history.length);
  await access(page).getByRole('button', { name: 'Aceitar cookies' }).click();
  await expect(page.getByRole('button', { name: /, odd / }).first()).toBeVisible();
  await expect(page).toHaveURL(`${origin}/sports`);
  expect(await page.evaluate(() => history.length)).toBe(visits);
});

test('keeps the answer for the visit where cookies are blocked, and says so', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(site(lawless).origin + games);
  const href = await firstGame(page).getAttribute('href');
  await firstGame(page).click();
  await access(page).getByRole('button', { name: 'Aceitar cookies' }).click();
  await expect(page.getByText(/bloqueia cookies/)).toBeVisible();
  await expect(page).toHaveURL(site(lawless).origin + href);
  await expect(notice(page)).toBeHidden();
});
