import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/fixture.ts';
import { playerWithSession } from '../support/session.ts';

// Presses Tab until the focus is on a part with this name.
async function tabTo(page: Page, name: RegExp) {
  const focused = () =>
    page.evaluate(() => {
      let part = document.activeElement;
      while (part?.shadowRoot?.activeElement) part = part.shadowRoot.activeElement;
      const label = part?.closest('label')?.textContent ?? part?.textContent ?? '';
      return part?.getAttribute('aria-label') ?? label;
    });
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused())) return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test('places and ends a bet by keyboard alone', async ({ page, site }) => {
  const shop = site('default');
  await playerWithSession(page.context(), shop, { balanceCents: 10_000 });
  await page.addInitScript(() => localStorage.setItem('sportsbook-preferences', '{"accept":"any"}'));
  await open(page, `${shop.origin}/sports`);
  await expect(page.getByRole('button', { name: /, odd / }).first()).toBeVisible();
  const slip = page.getByRole('complementary', { name: 'Bilhete de apostas' });
  await tabTo(page, /, odd /);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(slip.getByRole('status')).toContainText('Trocamos sua escolha neste jogo.');
  await tabTo(page, /^Ir para o bilhete$/);
  await page.keyboard.press('Enter');
  await expect(slip).toBeFocused();
  await tabTo(page, /^Valor da aposta/);
  await page.keyboard.type('5,00');
  await tabTo(page, /^Apostar R\$/);
  await page.keyboard.press('Enter');
  await expect(slip.getByText('Aposta confirmada!').last()).toBeVisible();
  await tabTo(page, /^Ver aposta$/);
  await page.keyboard.press('Enter');
  await expect(slip.getByRole('button', { name: /^Encerrar por R\$/ })).toBeVisible();
  await tabTo(page, /^Encerrar por R\$/);
  // The focus is on the answer; a value that has moved is asked about again.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(slip.getByText('Aposta encerrada.').last()).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('status', { name: 'Saldo' }).first()).toHaveText(/9\d,\d\d/);
});
