import type { Locator, Page } from '@playwright/test';
import type { BrandRecord } from '../../src/shared/brand/brandRecord.ts';
import { isRouteEnabled, routeEntry } from '../../src/shared/paths/routeRules.ts';
import { routeIds } from '../../src/shared/paths/routeTable.ts';
import { expect, lightPath, open, test } from '../support/fixture.ts';
import { dialogOf, openDeposit } from '../support/page/depositDialog.ts';
import { drawnElsewhere, routesOfEachKind, urlOfRoute } from '../support/page/routeUrls.ts';
import { travel } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

const longWord = 'Sobrenomesemespacoscompridodemaisparaumalinha'.repeat(3).slice(0, 120);

// Lists that are empty for a new player.
const lists: Record<string, unknown> = {
  '/api/bonus': {
    data: [1, 0].map((active) => ({
      id: `long-${active}`,
      active,
      amount_current: 1_000,
      amount_rollover: 999_999_999,
      amount_won: 0,
      balance: 999_999_999,
      name: longWord,
    })),
  },
  '/api/coupons/list': {
    userCoupons: [true, false].map((applied) => ({
      code: `${longWord}${applied}`,
      deposit: true,
      event: false,
      apply_register: false,
      applied,
    })),
  },
  '/api/referrals': {
    code: longWord,
    link: `https://example.example/ref/${longWord}`,
    data: [true, false].map((qualified) => ({
      id: `long-${qualified}`,
      name: longWord,
      qualified,
      earned: 1_000,
    })),
    totals: { registered: 2, qualified: 1, earned: 999_999_999 },
  },
};

// A table of Double is empty at first; simulated players arrive in a round's last seconds.
const doublePlayers = [0, 1, 2].map((colour) => ({ name: longWord, bet: 999_999_999, colour }));

// Puts a word of 120 characters into every text for people that the operator sends to this page.
async function withLongTexts(page: Page, api: string): Promise<void> {
  await page.addInitScript(
    ({ api: origin, word, known, players }) => {
      const texts =
        /^(name|title|label|code|description|message|full_name|sport_name|register|general_title|footer_disclaimer|deposit_popup_message|email|content|home|away|league)$/;
      const lengthened = (value: unknown, key: string): unknown => {
        if (key === 'players') return players;
        if (typeof value === 'string') return texts.test(key) && value !== '' ? word : value;
        if (Array.isArray(value)) return value.map((item) => lengthened(item, key));
        if (typeof value !== 'object' || value === null) return value;
        return Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [name, lengthened(inner, name)]),
        );
      };
      const send = window.fetch.bind(window);
      window.fetch = async (input, init) => {
        const response = await send(input, init);
        const { origin: asked, pathname } = new URL(response.url);
        const isJson = response.headers.get('Content-Type')?.includes('json');
        if (asked !== origin || !isJson || !response.ok) return response;
        const changed =
          known[pathname] ?? lengthened(await response.json(), pathname.split('/').at(-1) ?? '');
        const { status, headers } = response;
        return new Response(JSON.stringify(changed), { status, headers });
      };
    },
    { api, word: longWord, known: lists, players: doublePlayers },
  );
}

// What stands further right than the page is wide, so that a report says what to mend.
function overflow(page: Page): Promise<{ sideways: number; widest: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const sideways = scrollWidth - clientWidth;
    if (sideways <= 0) return { sideways, widest: [] };
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isHeld(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isHeld(element),
    );
    const innermost = wide.filter(
      (element) => !wide.some((other) => element !== other && element.contains(other)),
    );
    const nameOf = (element: Element): string =>
      `${element.parentElement?.tagName}.${element.parentElement?.getAttribute('class')} > ${element.tagName}.${element.getAttribute('class')}: ${element.textContent?.slice(0, 20)}`;
    return { sideways, widest: innermost.slice(0, 4).map(nameOf) };
  });
}

for (const [what, brand, ids] of [
  ['every page', 'tucavo', routeIds],
  ['a page of every kind in the blaze layout', 'maraxi', routesOfEachKind],
  ['a page of every kind in the orange layout', 'fliperix', routesOfEachKind],
] as const) {
  test(`words without a space stay inside ${what}`, async ({ page, site }) => {
    test.setTimeout(600_000);
    const shop = site(brand);
    await withLongTexts(page, shop.api);
    const found: string[] = [];
    await page.setViewportSize({ width: 390, height: 844 });
    const measure = async (path: string, go: (path: string) => Promise<void>) => {
      await go(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      await expect(page.locator('main').getByText(/^Carregando/)).toHaveCount(0);
      // Begins with the width of the former page, because each change draws the page again.
      for (const width of page.viewportSize()?.width === 390 ? [390, 320] : [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const { sideways, widest } = await overflow(page);
        if (sideways > 0) found.push(`${path}: ${sideways} px too wide at ${width}: ${widest.join(' | ')}`);
      }
    };
    const load = (path: string) => open(page, shop.origin + path);
    await measure('/', load);
    const record: BrandRecord = JSON.parse((await page.locator('#brand').textContent()) ?? '');
    await playerWithSession(page.context(), shop, { balanceCents: 250_000, identity: 'approved' });
    for (const id of ids) {
      if (!isRouteEnabled(id, record) || routeEntry(id).leadsTo || drawnElsewhere.includes(id)) continue;
      await measure(urlOfRoute(id), id === 'index' ? load : (path) => travel(page, path));
    }
    expect(found).toEqual([]);
  });
}

// Parts of an overlay that stand outside it or outside the screen, and scrollers inside it that scroll sideways.
function overlayOverflow(overlay: Locator): Promise<string[]> {
  return overlay.evaluate((box) => {
    const nameOf = (element: Element): string =>
      `${element.tagName}.${element.getAttribute('class')}: ${element.textContent?.slice(0, 20)}`;
    const isClipped = (element: Element): boolean =>
      element !== box &&
      (/hidden|clip/.test(getComputedStyle(element).overflowX) ||
        (element.parentElement !== null && isClipped(element.parentElement)));
    const rightEdge = Math.min(box.getBoundingClientRect().right, document.documentElement.clientWidth) + 1;
    return [box, ...box.querySelectorAll('*')]
      .filter((element) => {
        const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowX);
        if (isScroller && element.scrollWidth > element.clientWidth + 1) return true;
        return element.getBoundingClientRect().right > rightEdge && !isClipped(element);
      })
      .slice(0, 4)
      .map(nameOf);
  });
}

test('words without a space stay inside the account menu and open dialogs', async ({ page, site }) => {
  test.setTimeout(60_000);
  const shop = site('default');
  await withLongTexts(page, shop.api);
  await playerWithSession(page.context(), shop, { balanceCents: 250_000, identity: 'approved' });
  const found: string[] = [];
  const measure = async (what: string, overlay: Locator) => {
    await expect(overlay).toBeVisible();
    await expect(overlay.locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const wide = [...(await overlayOverflow(overlay)), ...(await overflow(page)).widest];
      if (wide.length > 0) found.push(`${what} at ${width}: ${wide.join(' | ')}`);
    }
  };
  const closeDialog = async (dialog: Locator) => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, shop.origin + lightPath);
  await page.getByRole('banner').getByRole('button', { name: 'Minha conta' }).click();
  await measure('account menu', page.getByRole('navigation', { name: 'Minha conta' }));
  await page.keyboard.press('Escape');

  await openDeposit(page);
  const deposit = dialogOf(page);
  await measure('deposit', deposit);
  await deposit.getByLabel('Valor').fill('50,00');
  await deposit.getByRole('button', { name: 'Gerar PIX' }).click();
  await expect(deposit.getByRole('button', { name: /Copiar/ }).first()).toBeVisible();
  await measure('charge', deposit);
  await closeDialog(deposit);

  await travel(page, '/user/bonus');
  await page.getByRole('main').getByRole('button', { name: 'Excluir' }).first().click();
  const bonus = page.locator('dialog[open]');
  await measure('bonus', bonus);
  await closeDialog(bonus);

  await travel(page, '/user/promotion');
  await page.getByRole('main').getByRole('button', { name: /cupom/i }).first().click();
  const coupon = page.getByRole('dialog', { name: 'Cupom' });
  await coupon.getByLabel('Código').fill(longWord);
  await measure('coupon', coupon);
  await closeDialog(coupon);

  expect(found).toEqual([]);
});
