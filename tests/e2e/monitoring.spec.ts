import type { Page, Request } from '@playwright/test';
import { type BuiltSites, buildSites } from '../support/build/builtSites.ts';
import { expect, lightPath, open, settled, test } from '../support/fixture.ts';

// `default` has no special legal rules; gingaro is licensed in Brazil.
const free = 'default';
const licensed = 'gingaro';

// Fulfilled pages have no address space, so they need permission for this machine.
test.use({ permissions: ['local-network-access'] });

let sites: BuiltSites;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  sites = await buildSites({
    brands: [free, licensed],
    environment: {
      monitoring: {
        applicationId: '3f1c9a52-7d0b-4e68-9a41-5b2c8e7f1d60',
        clientToken: 'pub0c3f5a7e9b1d2468ace013579bdf2468',
        site: 'datadoghq.com',
        env: 'sandbox',
        service: 'web-{brand}',
        sessionSampleRate: 100,
        sessionReplaySampleRate: 0,
        defaultPrivacyLevel: 'mask-user-input',
      },
    },
  });
});
test.afterAll(() => sites.close());

type Beacon = Record<string, Record<string, unknown>> & { type: string; service: string; version: string };

// Requests at the vendor's intake, which accepts all of them.
async function intakeOf(page: Page): Promise<{ beacons: Beacon[]; requests: Request[] }> {
  const beacons: Beacon[] = [];
  const requests: Request[] = [];
  await page.route('https://browser-intake-datadoghq.com/**', (route) => {
    requests.push(route.request());
    for (const line of (route.request().postData() ?? '').split('\n')) beacons.push(JSON.parse(line));
    return route.fulfill({ status: 202, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' });
  });
  return { beacons, requests };
}

test('sends errors, speed and pages under the release, without personal data', async ({
  page,
  context,
  site,
  tolerated,
}) => {
  tolerated.push(/não saiu/);
  const here = site(free);
  await sites.serve(context, here);
  const { beacons, requests } = await intakeOf(page);
  await page.clock.install();
  await open(page, here.origin + lightPath);
  await settled(page);
  await page.evaluate(() => {
    queueMicrotask(() => {
      throw new Error('O PIX de ana@exemplo.com.br, CPF 529.982.247-25, não saiu');
    });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Promoções' }).first().click();
  await expect(page).toHaveURL(/promotions/);
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:31');
      return [...new Set(beacons.map(({ type }) => type))];
    })
    .toEqual(expect.arrayContaining(['view', 'error', 'action']));

  const build = await page.evaluate(
    () => JSON.parse(document.getElementById('brand')?.textContent ?? '{}').build.id,
  );
  // An update of a view contains only what has changed; telemetry is the library's own.
  for (const { service, version } of beacons.filter(
    ({ type }) => type !== 'view_update' && type !== 'telemetry',
  ))
    expect({ service, version }).toEqual({ service: 'web-default', version: build });
  const error = beacons.find(({ type }) => type === 'error');
  expect(error?.error).toMatchObject({ message: 'O PIX de [e-mail], CPF [cpf], não saiu' });
  expect(error?.context).toMatchObject({ kind: 'background' });
  const sent = requests.map((request) => request.postData()).join('\n');
  expect(sent).not.toMatch(/ana@exemplo|529\.982/);
});

test('measures nothing under Brazilian law before consent and after its withdrawal', async ({
  page,
  context,
  site,
}) => {
  const here = site(licensed);
  await sites.serve(context, here);
  const { beacons, requests } = await intakeOf(page);
  await page.clock.install();
  await open(page, here.origin + lightPath);
  await settled(page);
  await page.clock.fastForward('00:31');
  expect(requests).toEqual([]);

  const choose = async (isAllowed: boolean) => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' }).click();
    const preferences = page.getByRole('dialog', { name: 'Preferências de cookies' });
    await preferences.getByRole('checkbox', { name: 'Medição' }).setChecked(isAllowed);
    await preferences.getByRole('button', { name: 'Salvar escolhas' }).click();
    await expect(preferences).toBeHidden();
  };
  await choose(true);
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:31');
      return requests.length;
    })
    .toBeGreaterThan(0);

  await choose(false);
  const takenBackAtMs = await page.evaluate(() => Date.now());
  await page.clock.fastForward('00:31');
  await page.getByRole('link', { name: 'Promoções' }).first().click();
  await expect(page).toHaveURL(/promotions/);
  await page.clock.fastForward('01:00');
  await page.waitForLoadState('networkidle');
  expect(beacons.filter(({ date }) => Number(date) > takenBackAtMs)).toEqual([]);
});
