import { expect, open, test } from '../support/fixture.ts';

/** One of each layout. */
const brands = ['default', 'gingaro', 'maraxi'];

for (const brand of brands) {
  test(`every prerendered page of ${brand} hydrates without a mismatch`, async ({ page, site }) => {
    test.setTimeout(120_000);
    const { origin } = site(brand);
    // Asked from the page: Node itself may not know that *.localhost is this machine.
    await page.goto(`${origin}/robots.txt`);
    const sitemap = await page.evaluate(async () => (await fetch('/sitemap.xml')).text());
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) {
      await open(page, origin + path);
      await expect(page.getByRole('main')).toBeVisible();
      const errors = await page.evaluate(() => Reflect.get(window, '__recoverableErrors') ?? []);
      expect(errors, path).toEqual([]);
    }
  });
}
