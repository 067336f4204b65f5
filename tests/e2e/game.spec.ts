import type { APIResponse } from '@playwright/test';
import { expect, open, type Site, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { deliver, holdRequests, loseResponses } from '../support/page/network.ts';
import { visit } from '../support/page/travel.ts';
import { logIn, newPlayer } from '../support/player.ts';
import { playerWithSession } from '../support/session.ts';

const consent = (shop: Site) => [{ name: 'cookie-consent', value: 'all', url: shop.origin }];

test('plays a slot for the balance, with facts, deposit and related games around it', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const shop = site('default');
  await page.context().addCookies(consent(shop));
  const player = await newPlayer(shop, { balanceCents: 10_000 });
  // Number of tones that each frame has played.
  await page.addInitScript(() => {
    Object.assign(window, { tones: 0 });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      Object.assign(window, { tones: Object(window).tones + 1 });
      start.apply(this, when);
    };
  });
  await page.goto(`${shop.origin}/casino/slots`);
  await page.locator('main [data-game]').first().click();
  await expect(page.getByRole('button', { name: 'Entrar para jogar' })).toBeVisible();
  await logIn(page, player);
  const frame = page.frameLocator('main iframe');
  const balance = page.getByRole('status', { name: 'Saldo' });
  await expect(balance).toHaveText(/100,00/);
  await frame.getByRole('button', { name: 'Girar' }).click();
  await expect(frame.getByRole('status').filter({ hasText: /Não foi|Você ganhou|Voltaram/ })).toBeVisible();
  await expect(balance).not.toHaveText(/100,00/);
  // Sound is off until the player turns it on.
  const sound = frame.getByRole('button', { name: 'Som' });
  const tones = () => sound.evaluate(() => Object(window).tones);
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  expect(await tones()).toBe(0);
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await frame.getByRole('button', { name: 'Girar' }).click();
  await expect.poll(tones).toBeGreaterThan(0);
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  const sandboxed = await page.locator('main iframe').getAttribute('sandbox');
  expect(sandboxed).not.toContain('allow-top-navigation');
  // The operator's external launcher has opened it, by its script.
  await expect(page.locator('script[src$="/launcher/launcher.js"]')).toHaveCount(1);
  await frame.getByRole('button', { name: 'Tabela' }).click();
  await expect(frame.getByRole('dialog', { name: 'Tabela de pagamentos' })).toBeVisible();
  await frame.getByRole('button', { name: 'Fechar' }).click();
  await frame.getByRole('button', { name: 'Ajuda' }).click();
  const help = page.getByRole('dialog', { name: 'Precisa de ajuda?' });
  await expect(help.getByRole('link', { name: 'Abrir a central de ajuda' })).toHaveAttribute(
    'href',
    'https://ajuda.example/default',
  );
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  // The game pauses behind it.
  await expect(frame.getByRole('button', { name: 'Girar' })).toBeDisabled();
  await help.getByRole('button', { name: 'Fechar' }).click();
  await expect(frame.getByRole('button', { name: 'Girar' })).toBeEnabled();

  const main = page.getByRole('main');
  await expect(main.getByTitle('Retorno teórico ao jogador').filter({ visible: true })).toHaveText(
    /^RTP \d+(,\d)?%$/,
  );
  await expect(main.getByText(/Tempo de jogo: ?0 min/).filter({ visible: true })).toBeVisible();
  // The game pauses behind the deposit, resumes after it, and stays mounted.
  await page.getByRole('banner').getByRole('button', { name: 'Depositar' }).click();
  const deposit = page.getByRole('dialog', { name: 'Depositar' });
  await expect(deposit).toBeVisible();
  await expect(frame.locator('#spin')).toBeDisabled();
  await deposit.getByRole('button', { name: 'Fechar' }).click();
  await expect(frame.locator('#spin')).toBeEnabled();
  await expect(frame.getByRole('status').filter({ hasText: /Não foi|Você ganhou|Voltaram/ })).toBeVisible();

  const theatre = page.getByRole('button', { name: 'Modo cinema' });
  await theatre.hover();
  await expect(page.getByRole('tooltip')).toHaveText('O jogo em toda a largura');
  await theatre.click();
  await expect(theatre).toHaveAttribute('aria-pressed', 'true');
  const full = page.getByRole('button', { name: 'Tela cheia' });
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('heading', { name: 'Jogos parecidos' })).toBeVisible();
  const played = (await main.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto(`${shop.origin}/casino`);
  await expect(
    page.getByRole('region', { name: 'Jogados recentemente' }).locator('[data-game]').first(),
  ).toContainText(played);
});

test('shows a slot in its reserved area, keeps the focus of its buttons, ignores presses that are not possible, and repeats a round whose response was lost', async ({
  page,
  site,
}) => {
  const shop = site('default');
  await playerWithSession(page.context(), shop, { balanceCents: 10_000 });
  const sent: { key: string; bet: number }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/spin')) sent.push(request.postDataJSON());
  });
  const launch = await holdRequests(page, '**/launch');
  const release = await holdRequests(page, '**/spin');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${shop.origin}/play/1002`);
  await test.step('nothing moves on a phone and on a wide screen when the game appears', async () => {
    const related = page.getByRole('heading', { name: 'Jogos parecidos' });
    const places = async () => {
      const tops: number[] = [];
      for (const size of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        tops.push(
          await related.evaluate((heading) => Math.round(heading.getBoundingClientRect().top + scrollY)),
        );
      }
      return tops;
    };
    await expect(page.getByRole('status', { name: 'Saldo' }).first()).toBeVisible();
    await expect(related).toBeVisible();
    const before = await places();
    launch();
    await expect(page.locator('main iframe')).toBeVisible();
    expect(await places()).toEqual(before);
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  const frame = page.frameLocator('main iframe');
  const spin = frame.getByRole('button', { name: 'Girar' });
  const outcome = frame.getByRole('status').filter({ hasText: /Não foi desta vez|Você ganhou|Voltaram/ });
  await expect(spin).toBeEnabled();
  await test.step('buttons keep the focus while they cannot be pressed', async () => {
    const less = frame.getByRole('button', { name: 'Diminuir aposta' });
    await less.focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Enter');
    await expect(less).toBeDisabled();
    await expect(less).toBeFocused();
    await expect(frame.locator('#bet')).toHaveText('R$ 0,10');
    await spin.focus();
    await page.keyboard.press('Enter');
    await expect(spin).toBeDisabled();
    await page.keyboard.press('Enter');
    release();
    await expect(outcome).toBeVisible();
    await expect(spin).toBeEnabled();
    await expect(spin).toBeFocused();
    expect(sent).toHaveLength(1);
  });
  await test.step('a lost response is reported, and the next press repeats the same round', async () => {
    await page.unrouteAll({ behavior: 'wait' });
    sent.length = 0;
    await loseResponses(page, '**/spin', 1);
    // The machine's balance request fails too.
    await page.route('**/state', (route) => route.abort());
    await spin.click();
    await expect(frame.getByText('Não houve resposta. Tente de novo para ver o resultado.')).toBeVisible();
    const more = frame.getByRole('button', { name: 'Aumentar aposta' });
    await expect(more).toBeDisabled();
    await spin.click();
    await expect(outcome).toBeVisible();
    await expect(more).toBeEnabled();
    await spin.click();
    await expect.poll(() => sent.length).toBe(3);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });
});

for (const brand of ['gingaro', 'maraxi']) {
  test(`shows the game page in ${brand} without axe violations, and asks before leaving a round`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    const shop = site(brand);
    await page.context().addCookies(consent(shop));
    await open(page, `${shop.origin}/play/1002`);
    await expect(page.getByRole('button', { name: 'Entrar para jogar' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    // The page finds the session by itself.
    await playerWithSession(page.context(), shop, { balanceCents: 10_000 });
    const frame = page.frameLocator('main iframe');
    await expect(frame.getByRole('button', { name: 'Girar' })).toBeEnabled();
    expect(await axeFindings(page)).toEqual([]);

    const release = await holdRequests(page, '**/spin');
    const leave = page.getByRole('link', { name: 'Cassino' }).first();
    await frame.getByRole('button', { name: 'Girar' }).click();
    await leave.click();
    const asked = page.getByRole('dialog', { name: 'A rodada ainda não terminou' });
    await expect(asked).toBeVisible();
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    await asked.getByRole('button', { name: 'Continuar jogando' }).click();
    await expect(asked).toBeHidden();
    await expect(page).toHaveURL(/\/play\/1002$/);
    // The browser asks before the tab closes.
    const closing = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const warning = await closing;
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await leave.click();
    await expect(asked).toBeVisible();
    release();
    const over = page.getByRole('dialog', { name: 'A rodada terminou' });
    await over.getByRole('button', { name: 'Sair' }).click();
    await expect(page).toHaveURL(`${shop.origin}/casino`);
  });
}

test('keeps the latest requested demonstration when earlier responses arrive late, and removes a game from which its player leaves', async ({
  page,
  site,
}) => {
  const shop = site('default');
  await playerWithSession(page.context(), shop, { balanceCents: 10_000 });
  const release = await holdRequests(page, '**/launch');
  await open(page, `${shop.origin}/play/1003`);
  const late = page.waitForResponse('**/launch');
  await page.getByRole('button', { name: 'Jogar demonstração' }).click();
  const frame = page.frameLocator('main iframe');
  await expect(frame.getByText('Saldo de demonstração')).toBeVisible();
  release();
  await (await late).finished();
  // A late response has had its effect once a round is played.
  await frame.getByRole('button', { name: 'Girar' }).click();
  await expect(frame.getByRole('status').filter({ hasText: /Não foi|Você ganhou|Voltaram/ })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('Demonstração', { exact: true }).filter({ visible: true }),
  ).toBeVisible();

  await test.step('a free round does not block leaving', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    await page.route('**/spin', async (route) => {
      await ended;
      await route.abort();
    });
    await frame.getByRole('button', { name: 'Girar' }).click();
    await expect(frame.getByText('Girando…')).toBeVisible();
    await page.getByRole('link', { name: 'Cassino' }).first().click();
    await expect(page).toHaveURL(`${shop.origin}/casino`);
    end();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  const spinning = frame.getByText('Girando…');
  for (const { how, leave } of [
    {
      how: 'logs out',
      leave: async () => {
        await page.getByRole('button', { name: 'Minha conta' }).click();
        await page.getByText('Sair', { exact: true }).click();
      },
    },
    {
      how: 'loses the session',
      leave: () => page.context().clearCookies({ name: 'default-jwt' }),
    },
  ])
    await test.step(`a player who ${how} in the middle of a round is home at once`, async () => {
      if (how !== 'logs out') await playerWithSession(page.context(), shop, { balanceCents: 10_000 });
      await visit(page, '/play/1002');
      const respond = await holdRequests(page, '**/spin');
      await frame.getByRole('button', { name: 'Girar' }).click();
      await expect(spinning).toBeVisible();
      await leave();
      await expect(page).toHaveURL(`${shop.origin}/`);
      await expect(page.locator('main iframe')).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: 'A rodada ainda não terminou' })).toHaveCount(0);
      respond();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('reports a game that is gone, does not fit the device, or whose provider is down', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const shop = site('default');
  await page.context().addCookies(consent(shop));
  await open(page, `${shop.origin}/play/999999`);
  await expect(page.getByText('Page Not Found: /play/999999')).toBeVisible();

  const down = { isDown: true };
  // Once it responds, always with the same URL, as providers do for a demonstration.
  let response: Promise<APIResponse> | undefined;
  await page.route(/\/api\/casino-games\/.*\/demo/, async (route) => {
    const headers = { 'Access-Control-Allow-Origin': shop.origin };
    if (down.isDown) return route.fulfill({ status: 503, headers, body: '{}' });
    if (route.request().method() !== 'POST') return route.continue();
    response ??= deliver(route);
    return route.fulfill({ response: await response });
  });
  await visit(page, '/play/1002');
  const demo = page.getByRole('button', { name: 'Jogar demonstração' });
  await expect(page.getByRole('button', { name: 'Entrar para jogar' })).toBeVisible();
  if (!(await demo.isVisible())) await visit(page, '/play/1003');
  await demo.click();
  await expect(page.getByRole('alert')).toContainText('não está respondendo');
  down.isDown = false;
  // The launcher's script may fail as well.
  await page.route('**/launcher.js', (route) => route.abort(), { times: 1 });
  await demo.click();
  await page.getByRole('button', { name: 'Abrir de novo' }).click();
  await expect(page.frameLocator('main iframe').getByText('Saldo de demonstração')).toBeVisible();
  await expect(
    page.getByRole('main').getByText('Demonstração', { exact: true }).filter({ visible: true }),
  ).toBeVisible();

  await playerWithSession(page.context(), shop, { balanceCents: 1_000 });
  await page.setViewportSize({ width: 390, height: 700 });
  await visit(page, '/play/8001');
  await expect(page.getByRole('alert')).toContainText('Este jogo não abre neste aparelho');
  await expect(page.getByRole('button', { name: 'Copiar endereço' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jogos parecidos' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
