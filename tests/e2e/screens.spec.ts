import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BrandRecord } from '../../src/shared/brand/brandRecord.ts';
import { isRouteEnabled, routeEntry } from '../../src/shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../../src/shared/paths/routeTable.ts';
import { expect, open, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { drawnElsewhere, routesOfEachKind, urlsOfRoutes } from '../support/page/routeUrls.ts';
import { playerWithSession } from '../support/session.ts';

const dir = join(import.meta.dirname, '../../test-results/screens');

// Pages for guests only.
const guestPages = [
  ['/', 'guest-home'],
  ['/casino/favorites', 'guest-favorites'],
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

const widths = [
  { width: 1440, shortest: 900, longest: 1_400 },
  { width: 390, shortest: 844, longest: 1_600 },
];
// Old phones, and a desktop at 400 % zoom.
const narrowest = 320;

for (const { what, brand, shows, guest } of looks) {
  test(`draws ${what} for review, fits it, and has no axe violations`, async ({ page, site }) => {
    test.setTimeout(600_000);
    const shop = site(brand);
    const found: string[] = [];
    const appearance = async (path: string, name: string) => {
      await open(page, shop.origin + path);
      found.push(...(await capture(page, `${brand}-${name}`)));
    };
    await page.goto(`${shop.origin}/providers`);
    const record = await brandRecord(page);
    const urlOf = await urlsOfRoutes(page);
    if (guest) {
      for (const [path, name] of guestPages) await appearance(path, name);
      await page.goto(`${shop.origin}/recuperar-senha`);
      await expect(page.getByRole('dialog', { name: 'Recuperar senha' })).toBeVisible();
      for (const { width, shortest } of widths) {
        await page.setViewportSize({ width, height: shortest });
        await page.screenshot({ path: join(dir, `${brand}-recover-${width}.png`) });
      }
    }
    await playerWithSession(page.context(), shop, { balanceCents: 250_000, identity: 'approved' });
    for (const id of routeIds) {
      if (!shows(id) || !isRouteEnabled(id, record)) continue;
      if (routeEntry(id).leadsTo || drawnElsewhere.includes(id)) continue;
      await appearance(urlOf(id), id);
    }
    expect(found).toEqual([]);
  });
}

async function brandRecord(page: Page): Promise<BrandRecord> {
  return JSON.parse((await page.locator('#brand').textContent()) ?? '');
}

// Returns violations of the open page; its screenshots go to the test's output.
async function capture(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const { width, shortest, longest } of widths) {
    await page.setViewportSize({ width, height: shortest });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('main').getByText(/^Carregando/)).toHaveCount(0);
    const size = await sizeOf(page);
    if (size.sideways > 0) found.push(`${name}: ${size.sideways} px too wide at ${width}`);
    await page.setViewportSize({ width, height: Math.min(longest, Math.max(shortest, size.height)) });
    await picturesLoaded(page);
    await page.screenshot({ path: join(dir, `${name}-${width}.png`) });
  }
  found.push(...(await axeFindings(page)).map((finding) => `${name}: ${finding}`));
  await page.setViewportSize({ width: narrowest, height: 700 });
  const { sideways } = await sizeOf(page);
  if (sideways > 0) found.push(`${name}: ${sideways} px too wide at ${narrowest}`);
  return found;
}

function sizeOf(page: Page): Promise<{ sideways: number; height: number }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    return { sideways: scrollWidth - clientWidth, height: scrollHeight };
  });
}

// Waits for visible pictures, because the browser does not load those that a row hides at its sides.
async function picturesLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A resized page requests newly visible pictures in its next frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    const late = [...document.images].filter((image) => !image.complete);
    if (late.length === 0) return;
    const inSight = await new Promise<IntersectionObserverEntry[]>((resolve) => {
      const watch = new IntersectionObserver((entries) => resolve(entries));
      for (const image of late) watch.observe(image);
    });
    const awaited = inSight.flatMap(({ isIntersecting, target }) =>
      isIntersecting && target instanceof HTMLImageElement ? [target] : [],
    );
    const patience = new Promise((resolve) => setTimeout(resolve, 3_000));
    await Promise.race([patience, Promise.allSettled(awaited.map((image) => image.decode()))]);
  });
}
