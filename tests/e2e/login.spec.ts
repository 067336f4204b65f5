import { expect, lightPath, test } from '../support/fixture.ts';
import { logIn, newPlayer } from '../support/player.ts';

test(`logs in as a player of default and shows incoming money without a reload, keeps the session over one and ends it with Sair`, async ({
  page,
  site,
}) => {
  const here = site('default');
  const player = await newPlayer(here, { balanceCents: 123_456 });
  await page.goto(here.origin + lightPath);
  await test.step('focuses the login dialog, traps the focus and returns it', async () => {
    const opener = page.getByRole('banner').getByRole('button', { name: 'Entrar' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Entrar' });
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && !document.querySelector('dialog[open]')?.contains(active);
      });
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await logIn(page, player);
  const balance = page.getByRole('status', { name: 'Saldo' });
  await expect(balance).toContainText('R$ 1.234,56');
  await page.evaluate(() => Reflect.set(window, 'stillHere', true));
  await here.control('credit', { user: player.email, amountCents: 10_000 });
  await expect(balance).toContainText('R$ 1.334,56');
  expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true);
  await page.reload();
  await expect(balance).toContainText('R$ 1.334,56');
  await page.getByRole('button', { name: 'Minha conta' }).click();
  await page.getByText('Sair', { exact: true }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible();
  const kept = (await page.context().cookies()).filter(({ name }) => /-(jwt|balance|user_id)$/.test(name));
  expect(kept).toEqual([]);
});

test('distinguishes a wrong password from a closed account, and keeps typed values (maraxi)', async ({
  page,
  site,
}) => {
  const here = site('maraxi');
  await page.goto(here.origin + lightPath);
  await page.getByRole('banner').getByRole('button', { name: 'Entrar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entrar' });
  await dialog.getByLabel('E-mail').fill('ninguem@sandbox.test');
  await dialog.getByLabel('Senha', { exact: true }).fill('errada-123');
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(dialog).toContainText('Email ou senha incorretos!');
  await expect(dialog.getByLabel('E-mail')).toHaveValue('ninguem@sandbox.test');
});
