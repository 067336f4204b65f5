import { expect, open, test } from '../support/fixture.ts';

// Axe looks at every page in screens.spec.ts, at the dialogs in dialogs.spec.ts and where they belong.
test('the first Tab reaches the way past the header', async ({ page, site }) => {
  await open(page, site('default').origin);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
