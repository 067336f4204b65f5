import { expect, open, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { travel } from '../support/page/travel.ts';

const pages = [
  {
    path: '/ajuda',
    heading: 'Ajuda e apoio',
    says: ['188', 'CAPS', 'Para a família e os amigos', '24 horas'],
  },
  { path: '/acessibilidade', heading: 'Acessibilidade', says: ['WCAG 2.2', 'ABNT NBR 17225:2025'] },
  { path: '/autoteste', heading: 'Autoteste', says: ['Nove perguntas', 'Portaria'] },
];

// screens.spec.ts examines every public page in the default layout.
test('shows help, accessibility and the self-test of velvora at both widths', async ({ page, site }) => {
  test.setTimeout(180_000);
  const shop = site('velvora');
  for (const [index, { path, heading, says }] of pages.entries()) {
    await (index === 0 ? open(page, shop.origin + path) : travel(page, path));
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const words of says) await expect(page.getByRole('main')).toContainText(words);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await axeFindings(page)).toEqual([]);
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

test('has none of these pages in other jurisdictions', async ({ page, site }) => {
  await page.goto(`${site('maraxi').origin}/robots.txt`);
  const statuses = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)),
    pages.map(({ path }) => path),
  );
  expect(statuses).toEqual([404, 404, 404]);
});
