import type { Page } from '@playwright/test';
import { expect, open, settled, test } from '../support/fixture.ts';
import { expectDoubleWhole } from '../support/gameFirst/doubleTable.ts';
import { expectRoomyGame } from '../support/gameFirst/gamePage.ts';
import { expectHighLobby } from '../support/gameFirst/lobby.ts';
import { phone } from '../support/gameFirst/measures.ts';
import { expectMinesWhole } from '../support/gameFirst/minesTable.ts';
import { travel } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

// A round ends the balance that the other pages show, so Mines is last.
const pages = [
  {
    path: '/casino',
    what: 'begins the lobby high and fills its width, and gives a game all but 13 percent of a phone',
    brands: ['default', 'gingaro', 'maraxi', 'velvora'],
    check: async (page: Page, brand: string) => {
      await expectHighLobby(page, brand);
      await expectRoomyGame(page, brand);
    },
  },
  {
    path: '/games/double',
    what: 'shows Double whole on a phone, upright and in landscape',
    brands: ['default', 'gingaro', 'maraxi', 'tucavo'],
    check: expectDoubleWhole,
  },
  {
    path: '/games/mines',
    what: 'shows Mines whole on phones, tablets and wide screens, before and during a round',
    brands: ['default', 'gingaro', 'velvora', 'tucavo'],
    check: expectMinesWhole,
  },
];

// One page load for each brand; every page and every size of the screen is measured on it.
for (const brand of ['default', 'gingaro', 'maraxi', 'tucavo', 'velvora']) {
  test(`gives lobby and games of ${brand} the room of phones, tablets and wide screens`, async ({
    page,
    site,
  }) => {
    test.slow();
    const shop = site(brand);
    await page.setViewportSize(phone);
    await playerWithSession(page.context(), shop, { balanceCents: 50_000, identity: 'approved' });
    const [first, ...others] = pages.filter(({ brands }) => brands.includes(brand));
    await open(page, shop.origin + first?.path);
    await settled(page);
    await test.step(first?.what ?? '', () => first?.check(page, brand));
    for (const { path, what, check } of others)
      await test.step(what, async () => {
        await page.setViewportSize(phone);
        await travel(page, path);
        await expect(page.locator('[data-play-bar]')).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(0);
        await expect(page.getByRole('status', { name: 'Saldo' })).toHaveText(/500,00/);
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await check(page, brand);
      });
  });
}
