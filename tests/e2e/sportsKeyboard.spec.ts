import { expect, open, test } from '../support/fixture.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { playerWithSession } from '../support/session.ts';

test('places and ends a bet by keyboard alone', async ({ page, site }) => {
  const shop = site('default');
  await playerWithSession(page.context(), shop, { balanceCents: 10_000 });
  await page.addInitScript(() => localStorage.setItem('sportsbook-preferences', '{"accept":"any"}'));
  await open(page, `${shop.origin}/sports`);
  const slip = page.getByRole('complementary', { name: 'Bilhete de apostas' });
  await tabTo(page, page.getByRole('button', { name: /, odd / }).first());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(slip.getByRole('status')).toContainText('Trocamos sua escolha neste jogo.');
  await tabTo(page, page.getByRole('button', { name: 'Ir para o bilhete' }).first());
  await page.keyboard.press('Enter');
  await expect(slip).toBeFocused();
  await tabTo(page, slip.getByLabel(/^Valor da aposta/));
  await page.keyboard.type('5,00');
  await tabTo(page, slip.getByRole('button', { name: /^Apostar R\$/ }));
  await page.keyboard.press('Enter');
  await expect(slip.getByText('Aposta confirmada!').last()).toBeVisible();
  await tabTo(page, slip.getByRole('button', { name: 'Ver aposta' }));
  await page.keyboard.press('Enter');
  await tabTo(page, slip.getByRole('button', { name: /^Encerrar por R\$/ }));
  // The focus is on the answer; a value that has moved is asked about again.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(slip.getByText('Aposta encerrada.').last()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('status', { name: 'Saldo' }).first()).toHaveText(/9\d,\d\d/);
});
