import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { sitesDir } from '../../scripts/serve/startUp.ts';
import { expect, open, test } from '../support/fixture.ts';
import { holdRequests } from '../support/page/network.ts';

const every = () => true;
// The frame of a layout is the same on its other pages.
const ofEachKind = (path: string) => /^\/(|casino|sports|games\/mines|promotions|termos-de-uso)$/.test(path);

for (const { what, brand, isTested } of [
  { what: 'every prerendered page', brand: 'default', isTested: every },
  { what: 'a page of every kind in the orange layout', brand: 'gingaro', isTested: ofEachKind },
  { what: 'a page of every kind in the blaze layout', brand: 'maraxi', isTested: ofEachKind },
]) {
  test(`hydrates ${what} without a mismatch`, async ({ page, site }) => {
    test.setTimeout(180_000);
    const { origin } = site(brand);
    const root = join(sitesDir(projectRoot, Number(new URL(origin).port)), brand, 'site');
    const paths = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
      .filter(isTested);
    expect(paths.length).toBeGreaterThan(4);
    for (const path of paths) {
      await open(page, origin + path);
      await expect(page.getByRole('main')).toBeVisible();
      const errors = await page.evaluate(() => Reflect.get(window, '__recoverableErrors') ?? []);
      expect(errors, path).toEqual([]);
    }
  });
}

test('keeps a stake and a choice that were entered before hydration', async ({ page, site }) => {
  const { origin } = site('default');
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(`${origin}/games/mines`, { waitUntil: 'commit' });
  const stake = page.getByLabel('Valor da aposta');
  await stake.fill('5,00');
  await page.getByLabel('Minas', { exact: true }).selectOption('10');
  release();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(page.getByText('1ª casa').locator('..')).toContainText('1,6');
  await page.getByRole('button', { name: 'Dobro da aposta' }).click();
  await expect(stake).toHaveValue('10,00');
  await expect(page.getByLabel('Minas', { exact: true })).toHaveValue('10');
});
