import type { Page } from '@playwright/test';
import type { BrandRecord } from '../../src/shared/brand/brandRecord.ts';
import { isRouteEnabled, routeEntry } from '../../src/shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../../src/shared/paths/routeTable.ts';
import { expect, lightPath, open, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { drawnElsewhere, routesOfEachKind, urlOfRoute } from '../support/page/routeUrls.ts';
import { smallParts } from '../support/page/smallParts.ts';
import { travel } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

// Pages for guests only.
const guestPages = [
  ['/casino/favorites', 'guest-favorites'],
  ['/', 'guest-home'],
  ['/nada/aqui', 'not-found'],
] as const;

const isOfEachKind = (id: RouteId) => routesOfEachKind.includes(id);

const isAccount = (id: RouteId) => id.startsWith('user-');
const looks: readonly { what: string; brand: string; shows: (id: RouteId) => boolean; guest?: true }[] = [
  { what: 'every public page', brand: 'tucavo', shows: (id) => !isAccount(id), guest: true },
  { what: "every page of a player's account", brand: 'tucavo', shows: isAccount },
  { what: 'a page of every kind in the blaze layout', brand: 'maraxi', shows: isOfEachKind },
  { what: 'a page of every kind in the orange layout', brand: 'gingaro', shows: isOfEachKind },
];

// The narrowest are old phones, and a desktop at 400 % zoom.
const widths = [1440, 390, 320];

for (const { what, brand, shows, guest } of looks) {
  test(`fits ${what} into three widths, with parts of a readable size and without axe violations`, async ({
    page,
    site,
  }) => {
    test.setTimeout(600_000);
    const shop = site(brand);
    const found: string[] = [];
    const appearance = async (path: string, name: string) => {
      await travel(page, path);
      found.push(...(await examine(page, `${brand}-${name}`)));
    };
    const logIn = () =>
      playerWithSession(page.context(), shop, { balanceCents: 250_000, identity: 'approved' });
    if (!guest) await logIn();
    await open(page, `${shop.origin}${lightPath}`);
    const record = await brandRecord(page);
    if (guest) {
      await travel(page, '/recuperar-senha');
      await expect(page.getByRole('dialog', { name: 'Recuperar senha' })).toBeVisible();
      found.push(...(await examine(page, `${brand}-recover`)));
      await page.keyboard.press('Escape');
      for (const [path, name] of guestPages) await appearance(path, name);
      await logIn();
      // Without the question about cookies.
      await open(page, `${shop.origin}/nada`);
    }
    await expect(page.getByRole('status', { name: 'Saldo' })).toContainText('R$ 2.500,00');
    for (const id of routeIds) {
      if (!shows(id) || !isRouteEnabled(id, record)) continue;
      if (routeEntry(id).leadsTo || drawnElsewhere.includes(id)) continue;
      await appearance(urlOfRoute(id), id);
    }
    expect(found).toEqual([]);
  });
}

async function brandRecord(page: Page): Promise<BrandRecord> {
  return JSON.parse((await page.locator('#brand').textContent()) ?? '');
}

// Returns what the open page violates.
async function examine(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('main').getByText(/^Carregando/)).toHaveCount(0);
  // Begins with the width of the former page, because each change draws the page again.
  const isWide = (page.viewportSize()?.width ?? 0) > 390;
  for (const width of isWide ? widths : widths.toReversed()) {
    await page.setViewportSize({ width, height: 844 });
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (sideways > 0) found.push(`${name}: ${sideways} px too wide at ${width}`);
    found.push(...(await smallParts(page)).map((part) => `${name} at ${width}: ${part}`));
    if (width === 390) found.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
  }
  return found;
}
