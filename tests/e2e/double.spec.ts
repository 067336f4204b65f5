import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { sitDown, verifyNewestRound } from '../support/page/inHouseGame.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { noteMotion } from '../support/page/motion.ts';
import { loseMoneyEvents } from '../support/page/network.ts';
import { watchSockets } from '../support/page/realtime.ts';
import { newPlayer } from '../support/player.ts';
import { tokenOf } from '../support/session.ts';

const result = /^Deu (Vermelho|Branco|Preto) \d+$/;

const bets = (page: Page) => page.getByRole('list', { name: 'Suas apostas nesta rodada' });
const balance = (page: Page) => page.getByRole('status', { name: 'Saldo' });
const centsOf = async (page: Page) => Number((await balance(page).textContent())?.replaceAll(/\D/g, ''));
const brl = (cents: number) => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;

// Bets R$ 0,50 by keyboard on each color in one round.
async function betOn(page: Page, colours: readonly string[]): Promise<void> {
  await expect(async () => {
    await expect(page.getByText('As apostas estão abertas.')).toBeVisible({ timeout: 20_000 });
    for (const colour of colours) {
      const before = await centsOf(page);
      await page.getByRole('button', { name: colour }).press('Space');
      const bet = page.getByRole('button', { name: 'Apostar', exact: true });
      // It rests after each bet.
      await expect(bet).toBeEnabled({ timeout: 3_000 });
      await bet.press('Enter');
      await expect(bets(page)).toContainText(`em ${colour}`, { timeout: 3_000 });
      await expect(balance(page)).toContainText(brl(before - 50), { timeout: 3_000 });
    }
    for (const colour of colours) await expect(bets(page)).toContainText(`em ${colour}`, { timeout: 100 });
  }).toPass({ timeout: 60_000 });
}

test('plays Double by keyboard while every event is lost: bet, reload, result, balance and proof', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await loseMoneyEvents(page);
  await sitDown(page, site('gingaro'), 'double');
  await expect(page.getByRole('button', { name: 'Apostar', exact: true })).toBeEnabled({ timeout: 30_000 });
  await tabTo(page, page.getByRole('button', { name: 'Preto' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Preto' })).toHaveAttribute('aria-pressed', 'true');
  // Except for white, one of them wins and pays both back.
  await betOn(page, ['Preto', 'Vermelho']);
  const spent = await centsOf(page);
  await page.reload();
  for (const colour of ['Preto', 'Vermelho']) await expect(bets(page)).toContainText(`em ${colour}`);
  await expect(page.getByText(result)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('list', { name: 'Últimos resultados' })).toBeVisible();
  const won = page.getByText(/· ganhou R\$\s1,00/);
  await expect(won.or(page.getByText(/^Deu Branco/)).first()).toBeVisible();
  // A color may have taken two bets.
  const paid = 100 * (await won.count());
  await expect(balance(page)).toContainText(brl(spent + paid), { timeout: 5_000 });
  expect(await axeFindings(page)).toEqual([]);

  await test.step('starts automatic rounds and stops them', async () => {
    await page.getByRole('tab', { name: 'Automático' }).click();
    await page.getByLabel('Rodadas', { exact: true }).fill('1');
    await page.getByRole('button', { name: 'Branco' }).click();
    await page.getByRole('button', { name: 'Iniciar automático' }).click();
    const stop = page.getByRole('button', { name: 'Parar (1 rodada)' });
    await expect(stop).toBeFocused();
    expect(await axeFindings(page, 'main')).toEqual([]);
    await stop.press('Enter');
  });

  await test.step('proves the round without a network', async () => {
    await page.getByRole('button', { name: 'Jogo justo' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Jogo justo' });
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    await verifyNewestRound(page, dialog);
    await expect(dialog.getByText(/^Confere: a semente dá a casa/)).toBeVisible();
    await dialog.getByLabel('Conferir a rodada de número').fill('1');
    await dialog.getByRole('button', { name: 'Calcular rodada' }).press('Enter');
    await expect(dialog.getByText(/^Rodada 1: (Vermelho|Branco|Preto) \d+/)).toBeVisible();
  });
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
  await expect(async () => {
    await page.getByRole('button', { name: 'Apostar', exact: true }).click({ timeout: 2_000 });
    await expect(bets(page)).toContainText('em Vermelho', { timeout: 3_000 });
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
