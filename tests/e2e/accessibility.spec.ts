import type { Page } from '@playwright/test';
import { expect, lightPath, open, test } from '../support/fixture.ts';
import { playerWithSession } from '../support/session.ts';

// Axe checks every page in screens.spec.ts, the dialogs in dialogs.spec.ts and other states in their own specs.
test('moves the focus past the header with the first Tab, and shows the bottom bar in full beside the chat', async ({
  page,
  site,
}) => {
  const here = site('default');
  await playerWithSession(page.context(), here, { balanceCents: 0 });
  await open(page, here.origin + lightPath);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expectFullLabels(page);
});

for (const [brand, andBar] of [
  ['gingaro', ''],
  ['tucavo', ', and the bottom bar in full'],
  ['velvora', ', and the bottom bar in full'],
] as const) {
  test(`keeps the logo of ${brand} readable next to money and bonus at 320 px${andBar}`, async ({
    page,
    site,
  }) => {
    const here = site(brand);
    const player = await playerWithSession(page.context(), here, { balanceCents: 76_500 });
    await here.control('grant-bonus', { user: player.email, amountCents: 6_000 });
    // A phone's scroll bar overlays the page, this browser's takes 15 pixels.
    await page.setViewportSize({ width: 335, height: 700 });
    await open(page, here.origin + lightPath);
    const header = page.getByRole('banner');
    await expect(header.getByRole('status', { name: 'Saldo' })).toContainText('Bônus');
    await expect(header.getByText('18+')).toBeVisible();
    // The height that its width allows.
    const drawnPx = await header.locator('img').evaluate((logo) => {
      const [width, height] = ['width', 'height'].map((side) => Number(logo.getAttribute(side)));
      return ((height ?? 0) * logo.clientWidth) / (width ?? 0);
    });
    expect(drawnPx).toBeGreaterThanOrEqual(24);
    if (andBar) await expectFullLabels(page);
  });
}

// No label of the bottom bar ends in an ellipsis on phones.
async function expectFullLabels(page: Page): Promise<void> {
  await expect(page.locator('html[data-chat="minimised"]')).toBeAttached();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await cutLabels(page), `${width} wide`).toEqual([]);
  }
}

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
