import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { sitesDir } from '../../scripts/serve/startUp.ts';
import { expect, open, test } from '../support/fixture.ts';
import { hydrationErrors } from '../support/page/hydrationErrors.ts';

// guestHome.spec.ts hydrates these while it measures their paint.
const every = (path: string) => !/^\/(|casino|games\/mines)$/.test(path);
// The frame of a layout is the same on its other pages; guestHome.spec.ts hydrates home.
const ofEachKind = (path: string) => /^\/(casino|sports|games\/mines|promotions|termos-de-uso)$/.test(path);

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
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      await open(page, origin + path);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await hydrationErrors(page), path).toEqual([]);
    }
  });
}
