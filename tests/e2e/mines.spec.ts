import type { Page } from '@playwright/test';
import { expect, open, settled, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { sitDown, verifyNewestRound } from '../support/page/inHouseGame.ts';
import { tabTo } from '../support/page/keyboard.ts';
import { noteMotion } from '../support/page/motion.ts';
import { holdRequests, loseResponses } from '../support/page/network.ts';
import { playerWithSession } from '../support/session.ts';

// Cashes out unless a mine has ended the round; a press right after a tile may be ignored.
async function endRound(at: Page): Promise<void> {
  await expect(async () => {
    const leave = at.getByRole('button', { name: 'Retirar' });
    if (await leave.isVisible()) await leave.click({ timeout: 1_000 });
    await expect(at.getByRole('button', { name: 'Apostar', exact: true })).toBeEnabled({ timeout: 1_000 });
  }).toPass();
}

test(`plays Mines in gingaro by keyboard only, over a reload, to the cash-out and its proof`, async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const shop = site('gingaro');
  await sitDown(page, shop, 'mines');
  const said = page.getByRole('main').getByRole('status');
  const bet = page.getByRole('button', { name: 'Apostar', exact: true });
  await tabTo(page, page.getByLabel('Minas', { exact: true }));
  await page.keyboard.press('Home');
  await expect(page.getByLabel('Minas', { exact: true })).toHaveValue('1');
  await tabTo(page, bet);

  // A mine may be hit, so the next round follows.
  await expect(async () => {
    await tabTo(page, bet);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Casa \d+$/ }).and(page.locator(':focus'))).toBeVisible();
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

test('plays Mines automatically to its stop and to the player’s, reveals rotated seeds and verifies rounds', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const shop = site('default');
  await sitDown(page, shop, 'mines');
  await page.getByLabel('Minas', { exact: true }).selectOption('24');
  const stake = page.getByLabel('Valor da aposta');
  // Never below the operator's minimum.
  for (const cents of ['0,25', '0,12', '0,10', '0,10']) {
    await page.getByRole('button', { name: 'Metade da aposta' }).click();
    await expect(stake).toHaveValue(cents);
  }
  // Nor above the maximum.
  await stake.fill('15,00');
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole('button', { name: 'Dobro da aposta' }).click();
    await expect(stake).toHaveValue('20,00');
  }
  await stake.fill('0,50');
  await page.getByRole('button', { name: 'Dobro da aposta' }).click();
  await expect(stake).toHaveValue('1,00');
  await page.getByRole('tab', { name: 'Automático' }).click();
  await page.getByRole('button', { name: 'Casa 3', exact: true }).click();
  await expect(page.getByText('1 casa marcada.')).toBeVisible();
  await page.getByLabel('Rodadas', { exact: true }).fill('20');
  await page.getByLabel('Parar ao perder').fill('2');
  // 24 mines: it loses with 24 chances in 25, and the loss stops it after two rounds.
  await page.getByRole('button', { name: 'Iniciar automático' }).click();
  await expect(page.getByRole('button', { name: /^Parar \(/ })).toBeFocused();
  await expect(page.getByText(/^(Parou: a perda definida|As rodadas automáticas)/)).toBeVisible({
    timeout: 40_000,
  });
  // The end of the last round stays until the player continues.
  const said = page.getByRole('main').getByRole('status').first();
  await expect(said).toHaveText(
    /^(Era uma mina. Fim da rodada\. Você perdeu .*|Você retirou .*) Toque no tabuleiro para marcar\.$/,
  );
  const third = page.getByRole('button', { name: 'Casa 3', exact: true });
  await expect(third).toHaveAccessibleDescription(/mina|diamante/);
  await third.click();
  await expect(said).toHaveText('Marque as casas que serão abertas em cada rodada.');
  await expect(third).toHaveAttribute('aria-pressed', 'true');

  await test.step('stops at once between two rounds without another bet', async () => {
    let bets = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/games/mines') bets += 1;
    });
    // The pause between two rounds is short, so the page itself presses the button in it.
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        if (
          !/Era uma mina|Você retirou/.test(document.querySelector('main [role=status]')?.textContent ?? '')
        )
          return;
        watch.disconnect();
        const press = () =>
          [...document.querySelectorAll('main button')]
            .find((button) => button.textContent?.startsWith('Parar ('))
            ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        setTimeout(press, 250);
      });
      watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    await page.getByRole('button', { name: 'Iniciar automático' }).click();
    await expect(page.getByText('O jogo automático parou.')).toBeVisible();
    expect(bets).toBe(1);
  });

  await page.getByRole('button', { name: 'Jogo justo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Jogo justo' });
  await dialog.getByLabel('Sua semente').fill('minha nova semente');
  await dialog.getByRole('button', { name: 'Trocar sementes' }).click();
  await expect(dialog.getByText('Sementes trocadas. A contagem recomeçou do zero.')).toBeVisible();
  await expect(dialog.getByText('Semente do servidor anterior, revelada')).toBeVisible();
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
  await expect(dialog.getByText(/Ela vem da semente do servidor que foi revelada\.$/)).toBeVisible();

  // The published vector, computed here.
  await dialog.getByText('Conferir qualquer rodada pelas sementes').click();
  await dialog.getByLabel('Semente do servidor', { exact: true }).fill('server seed');
  await dialog.getByLabel('Semente do jogador').fill('client seed');
  await dialog.getByLabel('Nonce', { exact: true }).fill('1');
  await dialog.getByRole('button', { name: 'Calcular' }).click();
  await expect(dialog.getByText('19, 16, 6', { exact: true })).toBeVisible();
});

test('reports an unreachable table, queues presses, shows every cash-out, also one whose response was lost, and opens a tile without motion on request', async ({
  page,
  site,
}) => {
  test.setTimeout(150_000);
  const motion = await noteMotion(page);
  const shop = site('default');
  const said = page.getByRole('main').getByRole('status');
  const tile = (number: number) => page.getByRole('button', { name: `Casa ${number}`, exact: true });
  await test.step('an unreachable table takes no bet, and keeps the mines count visible', async () => {
    let isDown = true;
    await page.route('**/api/games/mines', (route) =>
      isDown && route.request().method() === 'GET'
        ? route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': shop.origin }, body: '{}' })
        : route.continue(),
    );
    await sitDown(page, shop, 'mines');
    await expect(page.getByRole('alert')).toContainText('Sem resposta do jogo');
    await page.getByRole('tab', { name: 'Automático' }).click();
    for (const tile of [1, 2, 3])
      await page.getByRole('button', { name: `Casa ${tile}`, exact: true }).click();
    await page.getByLabel('Minas', { exact: true }).selectOption('24');
    await expect(page.getByText('1 casa marcada.')).toBeVisible();

    await page.getByRole('tab', { name: 'Manual' }).click();
    isDown = false;
    await page.getByRole('button', { name: 'Apostar', exact: true }).click();
    await expect(said.filter({ hasText: 'Abra uma casa.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retirar' })).toBeVisible();
    await tile(1).click();
    await expect(said.filter({ hasText: /Era uma mina|Você retirou/ })).toBeVisible();
  });
  await test.step('tiles and the cash-out that are pressed during a request are queued', async () => {
    await page.getByLabel('Minas', { exact: true }).selectOption('1');
    let moves: string[] = [];
    let underWay = 0;
    let mostAtOnce = 0;
    await page.route('**/api/games/mines/*/*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      underWay += 1;
      mostAtOnce = Math.max(mostAtOnce, underWay);
      const { tile } = route.request().postDataJSON() ?? {};
      moves.push(tile === undefined ? 'cashout' : `tile ${tile}`);
      await new Promise((resolve) => setTimeout(resolve, 400));
      underWay -= 1;
      return route.continue();
    });
    // A mine may be hit, so the next round follows.
    await expect(async () => {
      moves = [];
      await page.getByRole('button', { name: 'Apostar', exact: true }).click({ timeout: 3_000 });
      await expect(said.filter({ hasText: 'Abra uma casa.' })).toBeVisible({ timeout: 3_000 });
      await tile(1).click();
      await expect(said.filter({ hasText: '1 diamante.' })).toBeVisible({ timeout: 3_000 });
      await tile(7).click();
      await tile(9).click();
      await tile(9).click();
      await page.getByRole('button', { name: 'Retirar' }).click();
      await expect(said.filter({ hasText: 'Você retirou' })).toBeVisible({ timeout: 5_000 });
      expect(moves).toEqual(['tile 0', 'tile 6', 'tile 8', 'cashout']);
    }).toPass({ timeout: 40_000 });
    expect(mostAtOnce).toBe(1);
    for (const number of [1, 7, 9]) await expect(tile(number)).toHaveAccessibleDescription('diamante');
    await page.unrouteAll({ behavior: 'wait' });
  });
  await test.step('the end of a round whose response was lost shows', async () => {
    // A mine may be hit, so the next round follows.
    await expect(async () => {
      await page.getByRole('button', { name: 'Apostar', exact: true }).click();
      await expect(said.filter({ hasText: 'Abra uma casa.' })).toBeVisible({ timeout: 3_000 });
      await tile(7).click();
      await expect(said.filter({ hasText: '1 diamante.' })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await loseResponses(page, '**/api/games/mines/*/cashout', 1);
    await page.getByRole('button', { name: 'Retirar' }).click();
    await expect(said.filter({ hasText: 'Você retirou' })).toBeVisible();
    await expect(tile(7)).toHaveAccessibleDescription('diamante');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
  await test.step('a cash-out shows over the board, counted up, and a lost round shows nothing', async () => {
    const win = page.locator('[data-win]');
    await page.getByLabel('Valor da aposta').fill('10,00');
    await expect(async () => {
      await page.getByRole('button', { name: 'Apostar', exact: true }).click();
      await tile(7).click();
      const outcome = said.filter({ hasText: /1 diamante\.|Era uma mina/ });
      await expect(outcome).toBeVisible({ timeout: 5_000 });
      await expect(win).toHaveCount(0);
      await expect(said.filter({ hasText: '1 diamante.' })).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
    await expect(page.getByText('1,03×', { exact: true }).filter({ visible: true })).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Retirar' }).click();
    await expect(said.filter({ hasText: 'Você retirou' })).toBeVisible();
    await expect(win).toHaveText(/^1,03×(Você ganhou)?R\$.10,31$/);
    const card = await win.evaluate((place) => {
      const { left = 0, top = 0 } = place.firstElementChild?.getBoundingClientRect() ?? {};
      return { left, top };
    });
    const { x = 0, y = 0, width = 0, height = 0 } = (await tile(7).boundingBox()) ?? {};
    expect(
      Math.max(card.top - y - height, card.left - x - width),
      'leaves the winning tile in sight',
    ).toBeGreaterThanOrEqual(0);
    await expect(async () => {
      // A press right after the cash-out is ignored; an earlier attempt may have placed the bet late.
      const bet = page.getByRole('button', { name: 'Apostar', exact: true });
      if (await bet.isVisible()) await bet.click({ timeout: 3_000 });
      await expect(said.filter({ hasText: 'Abra uma casa.' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(win).toHaveCount(0);
  });
  await test.step('a tile opens without motion on request, and quickly otherwise', async () => {
    const bet = page.getByRole('button', { name: 'Apostar', exact: true });
    const openTile = async () => {
      await tile(7).click();
      await expect(said.first()).toHaveText(/^(1 diamante|Era uma mina)/);
    };
    const play = async () => {
      await endRound(page);
      const before = (await motion()).length;
      await bet.click();
      await expect(said.first()).toHaveText('Abra uma casa.');
      await openTile();
      return async () => Math.max(0, ...(await motion()).slice(before).map(({ ms }) => ms));
    };
    // Ends the round of the step before.
    await openTile();
    const still = await play();
    expect(await still()).toBeLessThanOrEqual(50);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(await play()).toBeGreaterThanOrEqual(200);
  });
});

test('ignores stray presses, drops queued tiles on leaving, and keeps the round over a reload and another window', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(120_000);
  const shop = site('default');
  const said = page.getByRole('main').getByRole('status').first();
  const tile = (number: number) => page.getByRole('button', { name: `Casa ${number}`, exact: true });
  await test.step('a press meant for the former button is ignored, and a double or held key opens no tile', async () => {
    const made: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname.startsWith('/api/games/mines'))
        made.push(pathname.split('/').at(-1) ?? '');
    });
    await sitDown(page, shop, 'mines');
    const bet = page.getByRole('button', { name: 'Apostar', exact: true });
    await page.getByLabel('Minas', { exact: true }).selectOption('1');
    // A mine may be hit, so the next round follows.
    await expect(async () => {
      made.length = 0;
      await tabTo(page, bet);
      await page.keyboard.press('Enter', { delay: 50 });
      await expect(said).toHaveText('Abra uma casa.', { timeout: 3_000 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Casa 1', exact: true })).toBeFocused();
      // A keydown without a keyup repeats as a held key.
      await page.keyboard.down('Tab');
      await page.keyboard.up('Tab');
      await page.getByRole('button', { name: 'Casa 1', exact: true }).focus();
      await page.keyboard.down('Enter');
      await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expect(said).toHaveText('1 diamante. Continue ou retire.', { timeout: 3_000 });
    }).toPass({ timeout: 40_000 });
    expect(made).toEqual(['mines', 'reveal']);

    await page.getByRole('button', { name: 'Retirar' }).evaluate((button: HTMLElement) => {
      new MutationObserver(() => {
        if (button.textContent?.startsWith('Apostar')) button.click();
      }).observe(button, { childList: true, characterData: true, subtree: true });
      button.click();
    });
    await expect(said).toHaveText(/^Você retirou/);
    await expect(bet).toBeEnabled();
    expect(made).toEqual(['mines', 'reveal', 'cashout']);
    await bet.click();
    await expect(said).toHaveText('Abra uma casa.');
  });
  await test.step('queued tiles are dropped when the player leaves the page', async () => {
    const broken: Error[] = [];
    page.on('pageerror', (error) => broken.push(error));
    let asked = 0;
    await page.route('**/api/games/mines/*/reveal', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.abort('connectionreset');
    });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/reveal'));
    for (const number of [1, 2, 3]) await tile(number).click();
    await page.getByRole('banner').getByRole('link', { name: 'Promoções' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible();
    await failed;
    await settled(page);
    expect({ asked, broken }).toEqual({ asked: 1, broken: [] });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goBack();
    await expect(said).toHaveText('Abra uma casa.');
  });
  await test.step('a tile whose response a reload cut off is opened again, and once', async () => {
    const keys: (string | null)[] = [];
    await page.route('**/api/games/mines/*/reveal', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      keys.push(await route.request().headerValue('Idempotency-Key'));
      // The first request never arrives.
      if (keys.length > 1) await route.continue();
    });
    await tile(3).click();
    await expect.poll(() => keys).toHaveLength(1);
    await page.reload();
    await expect(said).toHaveText(/^(1 diamante\.|Era uma mina)/);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await endRound(page);
  });
  await test.step('a round that another window has ended is not shown over the open one', async () => {
    const bet = (at: Page) => at.getByRole('button', { name: 'Apostar', exact: true }).click();
    const saidIn = (at: Page) => at.getByRole('main').getByRole('status').first();
    await page.getByLabel('Minas', { exact: true }).selectOption('1');
    // A mine may be hit, which ends it as well.
    await bet(page);
    await expect(saidIn(page)).toHaveText('Abra uma casa.');
    const other = await context.newPage();
    await open(other, `${shop.origin}/games/mines`);
    await other.getByRole('button', { name: 'Casa 1', exact: true }).click();
    await expect(saidIn(other)).toHaveText(/^(1 diamante|Era uma mina)/);
    await endRound(other);
    await bet(other);
    await expect(saidIn(other)).toHaveText('Abra uma casa.');

    await page.getByRole('button', { name: 'Casa 9', exact: true }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('terminou em outra janela');
    await expect(saidIn(page)).toHaveText('Abra uma casa.');
    await expect(page.getByRole('button', { name: 'Casa 1', exact: true })).not.toHaveAccessibleDescription(
      /diamante|mina/,
    );
  });
});

test('keeps a stake and a choice that were entered before hydration, and places bets that were pressed then or before the session is known', async ({
  page,
  site,
}) => {
  const here = site('default');
  await playerWithSession(page.context(), here, { balanceCents: 10_000, identity: 'approved' });
  let isHeld = true;
  await page.route('**/api/auth/me', async (route) => {
    await expect.poll(() => isHeld).toBe(false);
    await route.fallback();
  });
  const bet = page.getByRole('main').getByRole('button', { name: 'Apostar', exact: true });
  const placedOnceKnown = async (game: string) => {
    await expect(bet).toHaveAttribute('aria-busy', 'true');
    const placed = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().includes(`/${game}`));
    isHeld = false;
    const request = await placed;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return request.postDataJSON();
  };
  await open(page, `${here.origin}/games/double`);
  await page.getByRole('button', { name: 'Vermelho' }).click();
  await bet.click();
  await placedOnceKnown('double');

  isHeld = true;
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto(`${here.origin}/games/mines`, { waitUntil: 'commit' });
  const stake = page.getByLabel('Valor da aposta');
  await stake.fill('5,00');
  await page.getByLabel('Minas', { exact: true }).selectOption('10');
  await bet.click();
  release();
  await expect(page.getByText('1ª casa').locator('..')).toContainText('1,6');
  expect(await placedOnceKnown('mines')).toMatchObject({ bet: 500, mines: 10 });
  await expect(stake).toHaveValue('5,00');
  await expect(page.getByLabel('Minas', { exact: true })).toHaveValue('10');
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Abra uma casa.' }),
  ).toBeVisible();
});
