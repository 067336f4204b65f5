import { join } from 'node:path';
import { expect, open, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { licensedBrands } from '../support/testBrand.ts';

const dir = join(import.meta.dirname, '../../test-results/screens');

const pages = [
  {
    path: '/ajuda',
    heading: 'Ajuda e apoio',
    says: ['188', 'CAPS', 'Para a família e os amigos', '24 horas'],
  },
  { path: '/acessibilidade', heading: 'Acessibilidade', says: ['WCAG 2.2', 'ABNT NBR 17225:2025'] },
  { path: '/autoteste', heading: 'Autoteste', says: ['Nove perguntas', 'Portaria'] },
];

for (const brand of licensedBrands) {
  test(`shows help, accessibility and the self-test of ${brand} at both widths`, async ({ page, site }) => {
    test.setTimeout(180_000);
    const shop = site(brand);
    for (const { path, heading, says } of pages) {
      await open(page, shop.origin + path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const words of says) await expect(page.getByRole('main')).toContainText(words);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await axeFindings(page)).toEqual([]);
        await page.screenshot({
          path: join(dir, `${brand}${path.replace('/', '-')}-${width}.png`),
          fullPage: true,
        });
      }
    }
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Acessibilidade' }).first().click();
    await expect(page).toHaveURL(/\/acessibilidade$/);
    await expect(footer.getByRole('link', { name: 'Definir limites' })).toHaveAttribute(
      'href',
      '/user/protection',
    );
  });
}

test('has none of these pages in other jurisdictions', async ({ page, site }) => {
  for (const { path } of pages) {
    const response = await page.goto(site('maraxi').origin + path);
    expect(response?.status()).toBe(404);
  }
});
