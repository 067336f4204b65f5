import { writeFileSync } from 'node:fs';
import { expect, open, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { playerWithSession } from '../support/session.ts';

const picture = (bytes: number) => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  return Buffer.concat([png, Buffer.alloc(Math.max(0, bytes - png.length))]);
};

test('selects, previews, refuses and sends a document for velvora', async ({ page, site }) => {
  const here = site('velvora');
  await playerWithSession(page.context(), here, { balanceCents: 1_000 });
  await page.goto(`${here.origin}/user/account/document`);
  const picker = page.locator('input[type="file"]').first();
  await picker.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Envie uma foto JPG, PNG ou WebP, ou um PDF.')).toBeVisible();
  // From a file, because a buffer of that size takes seconds to the browser.
  const large = test.info().outputPath('grande.png');
  writeFileSync(large, picture(6 * 1024 * 1024));
  await picker.setInputFiles(large);
  await expect(page.getByText(/O limite é 5 MB/)).toBeVisible();
  await picker.setInputFiles({ name: 'rg.png', mimeType: 'image/png', buffer: picture(200_000) });
  await expect(page.locator('main img[src^="blob:"]')).toBeVisible();
  const { promise: held, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(`${here.api}/api/documents`, async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('progressbar', { name: 'Enviando' })).toBeVisible();
  arrive();
  await expect(page.getByText('Documento enviado.')).toBeVisible();
  await expect(page.getByText('Em análise').first()).toBeVisible();
});

test("sends a document from the account page's dialog and returns the focus", async ({ page, site }) => {
  const here = site('default');
  // A confirmed player has nothing to send there.
  await playerWithSession(page.context(), here, { balanceCents: 1_000, identity: 'pending_kyc' });
  await open(page, `${here.origin}/user/account`);
  const button = page.getByRole('button', { name: 'Enviar documentos' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Documentos' });
  await expect(dialog.getByText('Escolher arquivo').first()).toBeVisible();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'rg.png', mimeType: 'image/png', buffer: picture(20_000) });
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(dialog.getByText('Em análise').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
