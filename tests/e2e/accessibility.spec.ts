import type { Page } from '@playwright/test';
import { expect, lightPath, open, test } from '../support/fixture.ts';
import { playerWithSession } from '../support/session.ts';

// Axe checks every page in screens.spec.ts, the dialogs in dialogs.spec.ts and other states in their own specs.
test('moves the focus past the header with the first Tab', async ({ page, site }) => {
  await open(page, site('default').origin);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const brand of ['gingaro', 'tucavo', 'velvora']) {
  test(`keeps the logo of ${brand} readable next to money and bonus at 320 px`, async ({ page, site }) => {
    const here = site(brand);
    const player = await playerWithSession(page.context(), here, { balanceCents: 76_500 });
    await here.control('grant-bonus', { user: player.email, amountCents: 6_000 });
    // A phone's scroll bar overlays the page, this browser's takes 15 pixels.
    await page.setViewportSize({ width: 335, height: 700 });
    await open(page, here.origin + lightPath);
    const header = page.getByRole('banner');
    await expect(header.getByRole('status', { name: 'Saldo' })).toContainText('Bônus');
    // The height that its width allows.
    const drawnPx = await header.getByRole('img').evaluate((logo) => {
      const [width, height] = ['width', 'height'].map((side) => Number(logo.getAttribute(side)));
      return ((height ?? 0) * logo.clientWidth) / (width ?? 0);
    });
    expect(drawnPx).toBeGreaterThanOrEqual(24);
  });
}

test('shows the labels of the bottom bar in full at 320 px, and beside the chat of a phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, site('default').origin + lightPath);
  expect(await cutLabels(page)).toEqual([]);
  await open(page, site('velvora').origin + lightPath);
  expect(await cutLabels(page)).toEqual([]);
  await page.context().addCookies([{ name: 'cookie-consent', value: 'all', url: site('velvora').origin }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.locator('html[data-chat="minimised"]')).toBeAttached();
  expect(await cutLabels(page)).toEqual([]);
});

for (const brand of ['gingaro', 'maraxi']) {
  test(`sizes the Mines tiles of ${brand} for fingers on tablets and phones in landscape`, async ({
    page,
    site,
  }) => {
    await open(page, `${site(brand).origin}/games/mines`);
    const tiles = page.getByRole('button', { name: /^Casa \d+/ });
    await expect(tiles).toHaveCount(25);
    for (const [width, height] of [
      [640, 360],
      [768, 1024],
      [844, 390],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const tile = await tiles.first().boundingBox();
      const bet = await page.getByRole('button', { name: 'Apostar', exact: true }).boundingBox();
      // Next to the board, or right below it.
      if (height > width) expect((bet?.y ?? 0) + (bet?.height ?? 0)).toBeLessThan(height - 100);
      expect(tile?.width, `${width} pixels wide`).toBeGreaterThanOrEqual(40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

// Labels of the bottom bar that end in an ellipsis.
async function cutLabels(page: Page): Promise<unknown[]> {
  const keys = page.getByRole('navigation', { name: 'Atalhos' }).locator('a, button');
  await expect(keys.filter({ hasText: 'Promoções' })).toBeVisible();
  return keys.evaluateAll((all) =>
    all.flatMap((key) => {
      const word = key.lastElementChild;
      return word && word.scrollWidth > word.clientWidth ? [word.textContent] : [];
    }),
  );
}
