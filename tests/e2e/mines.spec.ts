import { axeFindings } from '../support/axe.ts';
import { expect, test } from '../support/fixture.ts';
import { sitDown, verifyNewestRound } from '../support/houseGame.ts';
import { tabTo } from '../support/keyboard.ts';

for (const brand of ['default', 'gingaro', 'maraxi']) {
  test(`Mines in ${brand}: by keyboard alone, over a reload, to the cash-out and its proof`, async ({
    page,
    site,
  }) => {
    test.setTimeout(90_000);
    const shop = site(brand);
    await sitDown(page, shop, 'mines');
    const said = page.getByRole('main').getByRole('status');
    const bet = page.getByRole('button', { name: 'Apostar', exact: true });
    await tabTo(page, page.getByLabel('Minas', { exact: true }));
    await page.keyboard.press('Home');
    await expect(page.getByLabel('Minas', { exact: true })).toHaveValue('1');
    await tabTo(page, bet);

    // A mine may be hit: the next round then.
    await expect(async () => {
      await tabTo(page, bet);
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('button', { name: /^Casa \d+$/ }).and(page.locator(':focus')),
      ).toBeVisible();
      for (const key of ['Home', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowDown'])
        await page.keyboard.press(key);
      await expect(page.getByRole('button', { name: 'Casa 7', exact: true })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(said.filter({ hasText: '1 diamante.' })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });

    await page.reload();
    await expect(page.getByRole('button', { name: 'Casa 7', exact: true })).toHaveAccessibleDescription(
      'diamante',
    );
    expect(await axeFindings(page)).toEqual([]);
    await tabTo(page, page.getByRole('button', { name: 'Retirar' }));
    await page.keyboard.press('Enter');
    await expect(said.filter({ hasText: 'Você retirou' })).toBeVisible();

    await page.getByRole('button', { name: 'Jogo justo' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Jogo justo' });
    await expect(dialog.getByText('Nonce da próxima rodada')).toBeVisible();
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    await verifyNewestRound(page, dialog);
    await expect(dialog.getByText(/^Confere: a semente é a prometida/)).toBeVisible();
  });
}

test('Mines plays by itself until its stop, and swapped seeds lie open and prove its rounds', async ({
  page,
  site,
}) => {
  test.setTimeout(90_000);
  const shop = site('default');
  await sitDown(page, shop, 'mines');
  await page.getByLabel('Minas', { exact: true }).selectOption('24');
  await page.getByRole('button', { name: 'Dobro da aposta' }).click();
  await expect(page.getByLabel('Valor da aposta')).toHaveValue('1,00');
  await page.getByRole('tab', { name: 'Automático' }).click();
  await page.getByRole('button', { name: 'Casa 3', exact: true }).click();
  await expect(page.getByText('1 casa marcada.')).toBeVisible();
  await page.getByLabel('Rodadas', { exact: true }).fill('20');
  await page.getByLabel('Parar ao perder').fill('2');
  // 24 mines: it loses but for one chance in 25, and the loss stops it after two rounds.
  await page.getByRole('button', { name: 'Iniciar automático' }).click();
  await expect(page.getByRole('button', { name: /^Parar \(/ })).toBeFocused();
  await expect(page.getByText(/^(Parou: a perda definida|As rodadas automáticas)/)).toBeVisible({
    timeout: 40_000,
  });

  await page.getByRole('button', { name: 'Jogo justo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jogo justo' });
  await dialog.getByLabel('Sua semente').fill('minha nova semente');
  await dialog.getByRole('button', { name: 'Trocar sementes' }).click();
  await expect(dialog.getByText('Sementes trocadas. A contagem recomeçou do zero.')).toBeVisible();
  await expect(dialog.getByText('Semente da casa anterior, revelada')).toBeVisible();
  await page.context().setOffline(true);
  await dialog
    .locator('summary')
    .filter({ hasText: /^Rodada/ })
    .last()
    .click();
  await dialog
    .getByRole('button', { name: /^Verificar rodada/ })
    .last()
    .click();
  await expect(dialog.getByText(/Ela vem da semente da casa que foi revelada\.$/)).toBeVisible();

  // The published vector, computed here and now.
  await dialog.getByText('Conferir qualquer rodada pelas sementes').click();
  await dialog.getByLabel('Semente da casa', { exact: true }).fill('server seed');
  await dialog.getByLabel('Semente do jogador').fill('client seed');
  await dialog.getByLabel('Nonce', { exact: true }).fill('1');
  await dialog.getByRole('button', { name: 'Calcular' }).click();
  await expect(dialog.getByText('19, 16, 6', { exact: true })).toBeVisible();
});
