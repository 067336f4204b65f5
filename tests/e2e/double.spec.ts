import { expect, open, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { sitDown, verifyNewestRound } from '../support/page/inHouseGame.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { noteMotion } from '../support/page/motion.ts';
import { watchSockets } from '../support/page/realtime.ts';
import { newPlayer } from '../support/player.ts';
import { tokenOf } from '../support/session.ts';

const result = /^Deu (Vermelho|Branco|Preto) \d+$/;

test('plays Double by keyboard: bet, reload, result and proof', async ({ page, site }) => {
  test.setTimeout(120_000);
  const shop = site('default');
  await sitDown(page, shop, 'double');
  await expect(page.getByRole('button', { name: 'Apostar', exact: true })).toBeEnabled({ timeout: 30_000 });
  await tabTo(page, page.getByRole('button', { name: 'Preto' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Preto' })).toHaveAttribute('aria-pressed', 'true');
  await expect(async () => {
    await expect(page.getByText('As apostas estão abertas.')).toBeVisible();
    await page.getByRole('button', { name: 'Apostar', exact: true }).press('Enter');
    await expect(page.getByRole('list', { name: 'Suas apostas nesta rodada' })).toContainText('em Preto', {
      timeout: 3_000,
    });
  }).toPass({ timeout: 45_000 });
  await expect(page.getByRole('status', { name: 'Saldo' })).toHaveText(/499,50/);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Suas apostas nesta rodada' })).toContainText('em Preto');
  await expect(page.getByText(result)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('list', { name: 'Últimos resultados' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Jogo justo' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Jogo justo' });
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await verifyNewestRound(page, dialog);
  await expect(dialog.getByText(/^Confere: a semente dá a casa/)).toBeVisible();
  await dialog.getByLabel('Conferir a rodada de número').fill('1');
  await dialog.getByRole('button', { name: 'Calcular rodada' }).press('Enter');
  await expect(dialog.getByText(/^Rodada 1: (Vermelho|Branco|Preto) \d+/)).toBeVisible();
});

test('plays Double rounds automatically up to the stop', async ({ page, site }) => {
  test.setTimeout(120_000);
  const shop = site('gingaro');
  await sitDown(page, shop, 'double');
  await page.getByRole('tab', { name: 'Automático' }).click();
  await page.getByLabel('Rodadas', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Branco' }).click();
  await page.getByRole('button', { name: 'Iniciar automático' }).click();
  await expect(page.getByRole('button', { name: 'Parar (1 rodada)' })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Suas apostas nesta rodada' })).toContainText('em Branco', {
    timeout: 40_000,
  });
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByText('As rodadas automáticas terminaram.')).toBeVisible({ timeout: 40_000 });
});

test('plays Double manually next to the menu of the blaze layout, without motion on request', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const motion = await noteMotion(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitDown(page, site('maraxi'), 'double');
  await page.getByRole('button', { name: 'Vermelho' }).click();
  const bets = page.getByRole('list', { name: 'Suas apostas nesta rodada' });
  await expect(async () => {
    await page.getByRole('button', { name: 'Apostar', exact: true }).click({ timeout: 2_000 });
    await expect(bets).toContainText('em Vermelho', { timeout: 3_000 });
  }).toPass({ timeout: 45_000 });
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.getByText(result)).toBeVisible({ timeout: 30_000 });
  // The keyboard focus stays in place until the next round opens.
  await expect(page.getByRole('button', { name: 'Apostar', exact: true })).toBeFocused();
  expect((await motion()).filter(({ ms }) => ms > 50)).toEqual([]);
});

test('shows the bet of another player through the channel alone', async ({ page, site }) => {
  const shop = site('default');
  const token = await tokenOf(shop, await newPlayer(shop, { balanceCents: 50_000 }));
  const sockets = watchSockets(page);
  await open(page, `${shop.origin}/games/double`);
  await expect.poll(sockets.channels).toEqual(['double']);
  await page.route('**/api/games/double', (route) => route.abort());
  const url = `${shop.api}/api/games/double/bets`;
  const bet = () =>
    page.evaluate(
      async ([url = '', bearer = '']) => {
        const headers = {
          Authorization: `Bearer ${bearer}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': crypto.randomUUID(),
        };
        const body = JSON.stringify({ bet: 1_913, colour: 1 });
        return (await fetch(url, { method: 'POST', headers, body })).ok;
      },
      [url, token],
    );
  // Bets are open for a part of each round only.
  await expect.poll(bet, { timeout: 40_000, intervals: [500] }).toBe(true);
  const red = page.getByRole('region', { name: 'Apostas em Vermelho' });
  await expect(red.getByText('R$ 19,13').first()).toBeVisible();
});
