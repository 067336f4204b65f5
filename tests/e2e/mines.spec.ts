import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../support/fixture.ts';
import { logIn, newPlayer } from '../support/player.ts';

for (const brand of ['default', 'gingaro', 'maraxi']) {
  test(`Mines in ${brand}: by keyboard, over a reload, to the cash-out and its proof`, async ({
    page,
    site,
  }) => {
    test.setTimeout(90_000);
    const shop = site(brand);
    const player = await newPlayer(shop, { balanceCents: 50_000 });
    await page.goto(`${shop.origin}/games/mines`);
    await page.getByRole('button', { name: 'Apostar' }).click();
    await expect(page.getByRole('dialog', { name: 'Entrar' })).toBeVisible();
    await logIn(page, player);
    await page.getByLabel('Minas', { exact: true }).selectOption('1');
    const said = page.getByRole('main').getByRole('status');

    // A mine may be hit: the next round then.
    await expect(async () => {
      await page.getByRole('button', { name: 'Apostar' }).click({ timeout: 2_000 });
      await expect(said.filter({ hasText: 'Abra uma casa' })).toBeVisible();
      await page.getByRole('button', { name: 'Casa 1', exact: true }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('button', { name: 'Casa 7', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(said.filter({ hasText: '1 diamante.' })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 25_000 });

    await page.reload();
    await expect(page.getByRole('button', { name: 'Casa 7', exact: true })).toHaveAccessibleDescription(
      'diamante',
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.getByRole('button', { name: 'Retirar' }).click();
    await expect(said.filter({ hasText: 'Você retirou' })).toBeVisible();

    await page.getByRole('button', { name: 'Jogo justo' }).click();
    await page.context().setOffline(true);
    await page.locator('dialog summary').first().click();
    await page
      .getByRole('button', { name: /^Verificar rodada/ })
      .first()
      .click();
    await expect(page.getByText(/^Confere: a semente é a prometida/)).toBeVisible();
  });
}
