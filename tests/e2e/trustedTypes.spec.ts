import { expect, lightPath, open, settled, test } from '../support/fixture.ts';
import { playerWithSession } from '../support/session.ts';

interface State {
  policyReports: { directive: string; sample: string }[];
}

async function directivesReported(origin: string, brand: string): Promise<string[]> {
  const response = await fetch(`${origin}/control/state/${brand}`);
  const { policyReports }: State = await response.json();
  return policyReports.map(({ directive }) => directive);
}

test.describe('strings', () => {
  test.use({ tolerated: [/Trusted ?(HTML|ScriptURL|Script|Type)|Refused to create a TrustedTypePolicy/i] });

  test('become no markup, script or policy, and are reported to the operator', async ({ page, site }) => {
    const { origin } = site('maraxi');
    await open(page, origin + lightPath);
    const refused = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        html: () => Object.assign(document.createElement('div'), { innerHTML: '<b>a</b>' }),
        url: () => Object.assign(document.createElement('script'), { src: '/assets/a.js' }),
        text: () => Object.assign(document.createElement('script'), { textContent: 'alert(1)' }),
        parser: () => new DOMParser().parseFromString('<b>a</b>', 'text/html'),
        policy: () =>
          window.trustedTypes?.createPolicy('default', { createScriptURL: String, createScript: String }),
      };
      return Object.keys(attempts).filter((name) => {
        try {
          attempts[name]?.();
          return false;
        } catch {
          return true;
        }
      });
    });
    expect(refused).toEqual(['html', 'url', 'text', 'parser', 'policy']);
    const { port } = new URL(origin);
    await expect
      .poll(() => directivesReported(`http://localhost:${port}`, 'maraxi'), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(['require-trusted-types-for', 'trusted-types']));
  });
});

test('pages with markup of others are shown, from the server and from within', async ({ page, site }) => {
  const { origin } = site('maraxi');
  await open(page, `${origin}/promotions`);
  await settled(page);
  await page.locator('main a[href^="/promotions/"]').first().click();
  await expect(page.locator('main p').first()).toBeVisible();
  const data = page.locator('script[type="application/ld+json"]');
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
  await expect(page.locator('article h2').first()).toBeVisible();
});

test('the identity check alone gets the camera', async ({ page, site }) => {
  const shop = site('velvora');
  await playerWithSession(page.context(), shop, { balanceCents: 0, identity: 'pending_face_id' });
  await open(page, `${shop.origin}/user/account`);
  const { port } = new URL(shop.origin);
  const allowed = await page.evaluate(
    async (origins) => {
      const policy: unknown =
        Reflect.get(document, 'permissionsPolicy') ?? Reflect.get(document, 'featurePolicy');
      const ask = Reflect.get(Object(policy), 'getAllowlistForFeature');
      const list: unknown = typeof ask === 'function' ? ask.call(policy, 'camera') : null;
      return origins.map((origin) => Array.isArray(list) && list.includes(origin));
    },
    [`http://partners.localhost:${port}`, shop.api],
  );
  expect(allowed).toEqual([true, false]);
});
