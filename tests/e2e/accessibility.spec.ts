import { expect, lightPath, open, test } from '../support/fixture.ts';

// Axe looks at every page in screens.spec.ts, at the dialogs in dialogs.spec.ts and where they belong.
test('the first Tab reaches the way past the header', async ({ page, site }) => {
  await open(page, site('default').origin);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const brand of ['default', 'velvora']) {
  test(`in ${brand} the phone's bar has its words whole at 320 px`, async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, site(brand).origin + lightPath);
    const keys = page.getByRole('navigation', { name: 'Atalhos' }).locator('a, button');
    await expect(keys.filter({ hasText: 'Promoções' })).toBeVisible();
    const cut = await keys.evaluateAll((all) =>
      all.flatMap((key) => {
        const word = key.lastElementChild;
        return word && word.scrollWidth > word.clientWidth ? [word.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
  });
}
