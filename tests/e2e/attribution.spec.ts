import { expect, lightPath, test } from '../support/fixture.ts';
import { cookieOf } from '../support/session.ts';

// Without special legal rules.
const free = 'default';

test('stores campaign parameters for a week, and opens the registration', async ({ page, site, context }) => {
  const { origin } = site(free);
  await context.addCookies([{ name: '_ga', value: 'GA1.1.12.34', url: origin }]);
  await page.goto(`${origin}${lightPath}?utm_source=jornal&btag=a%20b&token=segredo&extra=1`);
  await expect(page.getByRole('dialog', { name: 'Cadastrar' })).toBeVisible();
  await expect.poll(async () => (await cookieOf(context, `${free}-btag`))?.value).toBe('a%20b');
  const source = await cookieOf(context, `${free}-utm_source`);
  expect(source).toMatchObject({ value: 'jornal', sameSite: 'Lax', secure: false });
  expect(Math.abs((source?.expires ?? 0) * 1000 - Date.now() - 7 * 86_400_000)).toBeLessThan(60_000);
  expect((await cookieOf(context, `${free}-client_id`))?.value).toBe('12.34');
  const params = decodeURIComponent((await cookieOf(context, `${free}-params`))?.value ?? '');
  expect(JSON.parse(params)).toEqual({ utm_source: 'jornal', btag: 'a b', extra: '1' });
});

test('stores a campaign of a licensed brand only with marketing consent, and deletes it on refusal', async ({
  page,
  site,
  context,
}) => {
  const brand = 'velvora';
  const preferences = page.getByRole('dialog', { name: 'Preferências de cookies' });
  await page.goto(`${site(brand).origin}${lightPath}?login=1&utm_source=jornal`);
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click();
  await page
    .getByRole('region', { name: 'Aviso de cookies' })
    .getByRole('button', { name: 'Escolher' })
    .click();
  expect((await context.cookies()).filter(({ name }) => name.startsWith(brand))).toEqual([]);
  await preferences.getByRole('checkbox', { name: 'Publicidade' }).check();
  await preferences.getByRole('button', { name: 'Salvar escolhas' }).click();
  await expect.poll(async () => (await cookieOf(context, `${brand}-utm_source`))?.value).toBe('jornal');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' }).click();
  await preferences.getByRole('button', { name: 'Rejeitar' }).click();
  await expect.poll(() => cookieOf(context, `${brand}-utm_source`)).toBeUndefined();
});

test('survives a very long URL and sends the next request', async ({ page, site, context }) => {
  const { origin } = site(free);
  const long = ['btag', 'src', 'gclid', 'fbc', 'subid', 'afp1'].map((name) => `${name}=${'x'.repeat(500)}`);
  await page.goto(`${origin}${lightPath}?${long.join('&')}&%E0%A4%A=%&utm_term=%00`);
  await expect.poll(() => cookieOf(context, `${free}-gclid`)).toBeDefined();
  const sent = (await context.cookies(origin)).map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(sent.length).toBeLessThan(4_500);
  await page.goto(`${origin}/casino/crash`);
  await expect(page.locator('main a[href^="/play/"]').first()).toBeVisible();
});
