import type { Locator, Page } from '@playwright/test';
import { expect, open, settled, test } from '../support/fixture.ts';
import { travel } from '../support/page/travel.ts';

const warning = '18+ Ministério da Fazenda adverte: Apostar pode causar dependência.';
const leastShare = 0.1;
const widths = [390, 1440];

/** Returns the share of a piece's area that its warning covers; 0 without one. */
function shareOfWarning(piece: Locator): Promise<{ text: string; share: number }> {
  return piece.evaluate((element) => {
    const strip = element.querySelector('[data-warning]');
    const area = ({ width, height }: DOMRect) => width * height;
    return {
      text: strip?.textContent ?? '',
      share: strip ? area(strip.getBoundingClientRect()) / area(element.getBoundingClientRect()) : 0,
    };
  });
}

async function expectWarnings(pieces: Locator, least = 1): Promise<void> {
  await expect.poll(() => pieces.count()).toBeGreaterThanOrEqual(least);
  for (const piece of await pieces.all()) {
    const { text, share } = await shareOfWarning(piece);
    expect(text).toBe(warning);
    expect(share).toBeGreaterThanOrEqual(leastShare);
  }
}

const promotionCards = (page: Page) => page.getByRole('main').locator('a[href^="/promotions/"]:has(img)');

for (const brand of ['gingaro', 'tucavo', 'velvora']) {
  test(`warns on a tenth of every advertising piece of ${brand}`, async ({ page, site }) => {
    test.setTimeout(180_000);
    const shop = site(brand);
    const atWidths = async (check: (width: number) => Promise<void>) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await check(width);
      }
    };
    await open(page, `${shop.origin}/?login=1`);
    await settled(page);
    await expectWarnings(page.getByRole('dialog', { name: 'Entrar' }).locator('[data-advert]'));
    await page.keyboard.press('Escape');
    await atWidths(async (width) => {
      await expectWarnings(page.getByRole('main').locator('[data-advert]'), 2);
      await page.getByRole('heading', { name: 'Promoções' }).scrollIntoViewIfNeeded();
      await expectWarnings(promotionCards(page).filter({ hasText: 'Clube' }));
      if (brand === 'gingaro' && width > 800)
        await expectWarnings(page.getByRole('complementary', { name: 'Destaque' }));
    });
    await travel(page, '/promotions');
    await atWidths(() => expectWarnings(promotionCards(page), 4));
    await travel(page, '/promotions/1');
    await atWidths(() => expectWarnings(page.getByRole('main').locator('[data-advert]')));
  });
}

test('leaves the pieces of other jurisdictions as they are', async ({ page, site }) => {
  await open(page, site('default').origin);
  await settled(page);
  await expect(page.locator('[data-advert]').first()).toBeVisible();
  await expect(page.locator('[data-warning]')).toHaveCount(0);
});
