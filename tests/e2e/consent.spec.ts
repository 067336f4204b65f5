import type { BrowserContext, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { cookieOf } from '../support/cookieOf.ts';
import { expect, lightPath, settled, test } from '../support/fixture.ts';

/** `default` runs under no special law; the other two are licensed in Brazil, and stand in other layouts. */
const lawless = 'default';
const licensed = ['gingaro', 'velvora'];

const notice = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });
const access = (page: Page) => page.getByRole('dialog', { name: 'Acesso Restrito' });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Preferências de cookies' });
/** Few games on it. */
const games = '/casino/crash';
const firstGame = (page: Page) => page.locator('main a[href^="/play/"]').first();

async function decided(context: BrowserContext): Promise<unknown> {
  const value = (await cookieOf(context, 'cookie-consent'))?.value;
  return value === undefined || value === 'all' ? value : JSON.parse(decodeURIComponent(value)).c;
}

for (const brand of [lawless, 'gingaro']) {
  test.describe(`the cookie notice of ${brand}`, () => {
    test('asks once, keeps a refusal and is reachable again from the footer', async ({
      page,
      site,
      context,
    }) => {
      await page.goto(site(brand).origin + lightPath);
      await notice(page).getByRole('button', { name: 'Rejeitar' }).click();
      await expect(notice(page)).toBeHidden();
      expect(await decided(context)).toEqual([]);
      await page.reload();
      await settled(page);
      await expect(notice(page)).toBeHidden();
      await page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' }).click();
      await expect(preferences(page).getByRole('checkbox', { name: 'Publicidade' })).not.toBeChecked();
    });

    test('accepting keeps exactly all, for a year', async ({ page, site, context }) => {
      await page.goto(site(brand).origin + lightPath);
      await notice(page).getByRole('button', { name: 'Aceitar todos' }).click();
      await expect(notice(page)).toBeHidden();
      const kept = await cookieOf(context, 'cookie-consent');
      expect(kept).toMatchObject({ value: 'all', sameSite: 'Lax', secure: false, path: '/' });
      expect(Math.abs((kept?.expires ?? 0) * 1000 - Date.now() - 31_536_000_000)).toBeLessThan(60_000);
    });

    test('a choice by category starts with everything off and is kept; axe finds nothing on the way', async ({
      page,
      site,
      context,
    }) => {
      await page.goto(site(brand).origin + lightPath);
      await expect(notice(page)).toBeVisible();
      expect(await axeFindings(page, 'section[aria-labelledby]')).toEqual([]);
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
    });

    test('on a narrow phone nothing shifts and the bottom bar stays free', async ({ page, site }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = Object(entry);
            if (!hadRecentInput) shifts.push(value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(site(brand).origin);
      await expect(firstGame(page)).toBeVisible();
      const before = await page.evaluate(() => Object(window).shifts.length);
      await expect(notice(page)).toBeVisible();
      await page.waitForTimeout(600);
      const after: number[] = await page.evaluate(() => Object(window).shifts);
      expect(after.slice(before).reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);

      // Each key's own middle belongs to the key, the raised one of the orange layout included.
      const keys = page.getByRole('navigation', { name: 'Atalhos' }).locator('a, button');
      for (const key of await keys.all()) await key.click({ trial: true });
      const box = await notice(page).boundingBox();
      expect(box?.height).toBeLessThan(640 * 0.6);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  });
}

test('the notice is the keyboard’s second stop, and a dialog gives the focus back', async ({
  page,
  site,
}) => {
  await page.goto(site(lawless).origin + lightPath);
  await expect(notice(page)).toBeVisible();
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
});

test('what the keyboard reaches is never hidden behind the notice', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(site(lawless).origin + lightPath);
  await expect(notice(page)).toBeVisible();
  const top = (await notice(page).boundingBox())?.y ?? 0;
  const last = page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' });
  await last.focus();
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(top);
});

test('Voltar closes the modal, cleans the address and goes home', async ({ page, site }) => {
  const { origin } = site(lawless);
  await page.goto(`${origin}/promotions?showCookieModal=true`);
  await expect(access(page)).toContainText('aceitar todos os cookies');
  await access(page).getByRole('button', { name: 'Voltar' }).click();
  await expect(access(page)).toBeHidden();
  await expect(page).toHaveURL(`${origin}/`);
});

test('without an attempted page, accepting only cleans the address', async ({ page, site, context }) => {
  const { origin } = site(lawless);
  await page.goto(`${origin}/promotions?showCookieModal=true`);
  await access(page).getByRole('button', { name: 'Aceitar cookies' }).click();
  await expect(access(page)).toBeHidden();
  await expect(page).toHaveURL(`${origin}/promotions`);
  expect(await decided(context)).toBe('all');
});

test('a partial choice does not open games where every cookie is needed; accepting leads to the game', async ({
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

for (const brand of licensed) {
  test(`the necessary cookies are enough to play at ${brand}`, async ({ page, site, context }) => {
    await page.goto(site(brand).origin + games);
    const href = await firstGame(page).getAttribute('href');
    await firstGame(page).click();
    await access(page).getByRole('button', { name: 'Só os necessários' }).click();
    await expect(page).toHaveURL(site(brand).origin + href);
    expect(await decided(context)).toEqual([]);
  });

  test(`a choice by category leads on to the game at ${brand}`, async ({ page, site, context }) => {
    await page.goto(site(brand).origin + games);
    const href = await firstGame(page).getAttribute('href');
    await firstGame(page).click();
    await access(page).getByRole('button', { name: 'Escolher por categoria' }).click();
    await preferences(page).getByRole('checkbox', { name: 'Preferências' }).check();
    await preferences(page).getByRole('button', { name: 'Salvar escolhas' }).click();
    await expect(page).toHaveURL(site(brand).origin + href);
    expect(await decided(context)).toEqual(['preferences']);
  });
}

test('an attempted page written into storage by hand leads nowhere else', async ({ page, site }) => {
  const { origin } = site(lawless);
  await page.goto(origin + lightPath);
  for (const value of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/nada/por/aqui']) {
    await page.evaluate((path) => {
      const stored = { version: 1, expiresAt: Date.now() + 60_000, value: path };
      sessionStorage.setItem('lastAttemptedRoute', JSON.stringify(stored));
    }, value);
    await page.goto(`${origin + lightPath}?showCookieModal=true`);
    await access(page).getByRole('button', { name: 'Aceitar cookies' }).click();
    await expect(page).toHaveURL(origin + lightPath);
  }
});

test('a broken record counts as none', async ({ page, site, context }) => {
  const { origin } = site(lawless);
  await context.addCookies([{ name: 'cookie-consent', value: '%7B%22v%22%3A1%2C%22c%22', url: origin }]);
  await page.goto(origin + lightPath);
  await expect(notice(page)).toBeVisible();
});

test('where cookies are blocked the answer holds for the visit and says so', async ({ page, site }) => {
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

test('an answer in one tab counts in the other', async ({ page, site, context }) => {
  await page.goto(site(lawless).origin + lightPath);
  await expect(notice(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(site(lawless).origin + lightPath);
  await notice(other).getByRole('button', { name: 'Rejeitar' }).click();
  await expect(notice(other)).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(notice(page)).toBeHidden();
});
