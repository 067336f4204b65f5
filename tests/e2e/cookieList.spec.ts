import type { BrowserContext, Page } from '@playwright/test';
import { expect, lightPath, open, type Site, settled, test } from '../support/fixture.ts';
import { playerWithSession } from '../support/session.ts';

const notice = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });

const campaign = new URLSearchParams({
  ...Object.fromEntries(
    'btag src utm_campaign utm_content utm_source utm_medium utm_term ref code clickid placement afp afp1 afp2 afp3 afp4 afp5 afp6 afp7 afp8 afp9 fbc fbp shareCode source_id event_id campaign_id gclid subid'
      .split(' ')
      .map((name) => [name, `x-${name}`]),
  ),
});

async function cookieNames(context: BrowserContext, { brand, origin }: Site): Promise<string[]> {
  const cookies = await context.cookies(origin);
  return cookies.map(({ name }) => name.replace(`${brand}-`, '…-')).sort();
}

interface ListedCookie {
  name: string;
  category: string;
}

async function listedCookies(page: Page, origin: string): Promise<ListedCookie[]> {
  await open(page, `${origin}/politica-de-cookies`);
  return page.locator('main table tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const category = row.children[1]?.textContent?.trim() ?? '';
      const names = row.children[0]?.querySelectorAll('code') ?? [];
      return Array.from(names, (code) => ({ name: code.textContent ?? '', category }));
    }),
  );
}

// Cookies of a logout, of a code that was sent, of a coupon that the login has applied, and of scripts of social networks.
const otherOccasions = ['…-logged_out', '…-device', '…-code', '_fbc', '_fbp'];

for (const brand of ['default', 'gingaro']) {
  test(`lists in the legal text of ${brand} every cookie that its pages set, and no other`, async ({
    page,
    site,
    context,
  }) => {
    const here = site(brand);
    await playerWithSession(context, here, { balanceCents: 5_000 });
    await context.clearCookies({ name: 'cookie-consent' });
    await page.goto(`${here.origin}${lightPath}?${campaign}`);
    await notice(page).getByRole('button', { name: 'Aceitar todos' }).click();
    await settled(page);
    await expect.poll(() => cookieNames(context, here)).toContain('_ga');
    await page.goto(`${here.origin}/casino/crash`);
    await page
      .getByRole('button', { name: /^Favoritar / })
      .first()
      .click();
    await expect.poll(() => cookieNames(context, here)).toContain('…-favorites');
    const listed = (await listedCookies(page, here.origin)).map(({ name }) => name);
    await settled(page);
    const set = await cookieNames(context, here);
    expect(set.filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name) => !set.includes(name) && !otherOccasions.includes(name))).toEqual([]);
  });
}

test('removes cookies of tags after a withdrawal and keeps the earlier record (gingaro)', async ({
  page,
  site,
  context,
}) => {
  const here = site('gingaro');
  await open(page, here.origin + lightPath);
  await notice(page).getByRole('button', { name: 'Aceitar todos' }).click();
  await expect.poll(() => cookieNames(context, here)).toContain('_ga');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' }).click();
  await page
    .getByRole('dialog', { name: 'Preferências de cookies' })
    .getByRole('button', { name: 'Rejeitar' })
    .click();
  await expect.poll(() => cookieNames(context, here)).not.toContain('_ga');
  const kept = (await context.cookies()).find(({ name }) => name === 'gingaro-consent_record');
  expect(JSON.parse(decodeURIComponent(kept?.value ?? '{}')).c).toHaveLength(3);
});

test('stops tags after a refusal where no law asks for consent (default)', async ({ page, site }) => {
  const here = site('default');
  await page.goto(here.origin + lightPath);
  await notice(page).getByRole('button', { name: 'Rejeitar' }).click();
  await expect(notice(page)).toBeHidden();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/gtag/js')) scripts.push(request.url());
  });
  await page.reload();
  await settled(page);
  expect(scripts).toEqual([]);
});
