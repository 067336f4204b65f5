import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../support/fixture.ts';
import { gameFindings } from '../support/page/axe.ts';
import { travel } from '../support/page/travel.ts';
import { playerWithSession } from '../support/session.ts';

const phone = { width: 390, height: 844 };
const crashGame = 7001;
const rouletteTable = 8001;
const baccaratTable = 8015;
const diceTable = 8019;
const blackjackTable = 8007;
const pokerTable = 8009;
const dragonTable = 5029;
const liveRoulette = 5001;
const liveBlackjack = 5017;
const livePoker = 5025;
const liveBaccarat = 5033;
const liveWheel = 5053;

// The game is whole on a phone on its side and on a tablet.
const expectWhole = (page: Page) =>
  test.step('whole on a phone on its side and on a tablet', async () => {
    const frame = page.frameLocator('main iframe');
    const help = frame.getByRole('button', { name: 'Ajuda' });
    // The page shows the title.
    const title = frame.getByRole('heading', { level: 1 });
    // Pixels below the frame.
    const cut = () => help.evaluate((button) => button.getBoundingClientRect().bottom - window.innerHeight);
    for (const size of [
      { width: 799, height: 370 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(size);
      await expect(help).toBeVisible();
      await expect.poll(async () => (await title.boundingBox())?.width).toBeLessThanOrEqual(1);
      await expect.poll(cut, `${size.width} wide`).toBeLessThanOrEqual(0);
    }
  });

test('plays a curve and a hand of blackjack by keyboard, which go on after a reload', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const shop = site('default');
  await page.setViewportSize(phone);
  await playerWithSession(page.context(), shop, { balanceCents: 10_000 });
  await open(page, `${shop.origin}/play/${crashGame}`);
  const frame = page.frameLocator('main iframe');
  await test.step('a curve pays or loses by the operator’s clock', async () => {
    const act = frame.locator('#act');
    await expect(act).toHaveText('Apostar');
    await expect(act).toBeEnabled();
    expect(await gameFindings(page)).toEqual([]);
    await test.step('an automatic cash-out says which multipliers it takes', async () => {
      const target = frame.getByRole('textbox', { name: 'Retirar em ×' });
      const auto = frame.getByRole('switch', { name: 'Retirada automática' });
      await expect(auto).not.toBeChecked();
      await target.fill('0,5');
      await expect(auto).toBeChecked();
      await act.press('Enter');
      await expect(frame.getByRole('status').first()).toHaveText(
        'Para a retirada automática, use de 1,01 a 1.000.',
      );
      await expect(target).toBeFocused();
      await expect(target).toHaveAttribute('aria-invalid', 'true');
      await frame.getByRole('button', { name: 'Dobro da aposta' }).press('Enter');
      await expect(frame.locator('#bet')).toHaveText('R$ 2,00');
      await frame.getByRole('button', { name: 'Metade da aposta' }).press('Enter');
      await expect(frame.locator('#bet')).toHaveText('R$ 1,00');
    });
    await test.step('the operator cashes out at the target, unless the curve crashes before', async () => {
      const target = frame.getByRole('textbox', { name: 'Retirar em ×' });
      await target.fill('1.000');
      await target.press('Tab');
      await expect(target).toHaveValue('1.000,00');
      await target.fill('1,01');
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await act.press('Enter');
      expect((await sent).postDataJSON()).toMatchObject({ bet: 100, autoCashOut: 101 });
      await expect(frame.getByRole('status').first()).toHaveText(
        /^(Retirada automática: você recebeu R\$\s1,01 em 1,01×|A curva caiu em 1,00×)/,
      );
      await frame.getByRole('switch', { name: 'Retirada automática' }).uncheck();
    });
    await act.focus();
    // A round may crash before the press arrives.
    await expect(async () => {
      if ((await act.textContent()) === 'Apostar') await page.keyboard.press('Enter');
      await expect(frame.getByRole('button', { name: 'Retirar' })).toBeVisible({ timeout: 2_000 });
      await expect(act).toBeFocused();
    }).toPass({ timeout: 30_000 });
    await expect(page.getByRole('status', { name: 'Saldo' })).not.toHaveText(/100,0/);
    await page.reload();
    // The round goes on, unless it has crashed meanwhile.
    const last = frame.getByRole('list', { name: 'Últimas rodadas' }).getByRole('listitem').first();
    await expect(async () => {
      const cashOut = frame.getByRole('button', { name: 'Retirar' });
      if (await cashOut.isVisible()) await cashOut.click({ timeout: 1_000 });
      await expect(act).toHaveText('Apostar', { timeout: 1_000 });
      await expect(act).toBeEnabled({ timeout: 1_000 });
      await expect(last).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expectWhole(page);
  });
  await test.step('a hand of blackjack', async () => {
    await page.setViewportSize(phone);
    await travel(page, `/play/${blackjackTable}`);
    const hit = frame.getByRole('button', { name: 'Pedir' });
    const deal = frame.getByRole('button', { name: 'Dar cartas' });
    const banker = frame.getByRole('list', { name: 'Cartas: Banca' }).getByRole('listitem');
    const own = frame.getByRole('list', { name: 'Cartas: Jogador' }).getByRole('listitem');
    const moved = frame.getByRole('status').filter({ hasText: /^Você tem / });
    const ended = frame.getByRole('status').filter({ hasText: /(Você recebeu R\$|Não foi desta vez)/ });
    const stake = frame.getByRole('button', { name: /^Sua aposta/ });
    await expect(deal).toBeVisible();
    // Some hands end with a blackjack when they are dealt.
    await expect(async () => {
      if (await deal.isVisible()) {
        await expect(stake).toBeEnabled({ timeout: 5_000 });
        await stake.press('Enter');
        await deal.press('Enter');
      }
      await expect(moved).toBeVisible({ timeout: 6_000 });
    }).toPass({ timeout: 60_000 });
    await expect(hit).toBeFocused();
    await expect(banker.nth(1)).toHaveAccessibleName('Carta virada');
    const cards = await own.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
    expect(cards).toHaveLength(2);
    await expect(own.first().locator('path')).not.toHaveCount(0);
    expect(await gameFindings(page)).toEqual([]);

    await page.reload();
    await expect(moved).toBeVisible();
    expect(await own.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))).toEqual(cards);
    await frame.getByRole('button', { name: 'Parar' }).press('Enter');
    await expect(ended).toBeVisible();
    await expect(deal).toBeFocused();
    await expect(banker.nth(1)).not.toHaveAccessibleName('Carta virada');
    await expect(frame.locator('#bet')).toHaveText('R$ 0,00');
    await test.step('a long hand stays beside its name on a phone', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const outside = await frame.locator('#player').evaluate((list) => {
        const card = list.firstElementChild;
        list.append(...Array.from({ length: 7 }, () => card?.cloneNode(true) ?? ''));
        const name = list.parentElement?.querySelector('h2')?.getBoundingClientRect();
        const edges = [...list.children].map((one) => one.getBoundingClientRect());
        const first = Math.min(...edges.map(({ left }) => left));
        const last = Math.max(...edges.map(({ right }) => right));
        return Math.max(-(name?.left ?? -1), (name?.right ?? 0) - first, last - window.innerWidth);
      });
      expect(outside).toBeLessThanOrEqual(0);
    });
    await expectWhole(page);
  });
});

async function centerOf(box: Locator): Promise<{ x: number; y: number }> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

const tables: readonly { game: number; chip?: number; spots: string[]; play: string; result: RegExp }[] = [
  {
    game: baccaratTable,
    spots: ['Jogador, paga 2 vezes', 'Banca, paga 1,95 vezes'],
    play: 'Dar cartas',
    result: /^(Jogador vence por \d a \d|Banca vence por \d a \d|Empate em \d)\. Você recebeu R\$/,
  },
  {
    game: diceTable,
    spots: ['Pequeno, 4 a 10, paga 2 vezes', 'Grande, 11 a 17, paga 2 vezes', 'Três iguais, paga 34,5 vezes'],
    play: 'Rolar',
    result: /^Deu \d, \d, \d: soma \d+\. Você recebeu R\$/,
  },
  {
    game: liveWheel,
    // The table accepts R$ 5,00 or more.
    chip: 5,
    spots: ['1×, paga 2 vezes', '2×, paga 3 vezes', '15×, paga 16 vezes'],
    play: 'Girar',
    result: /^Deu (1|2|7|15|47)×\. (Você recebeu R\$|Não foi)/,
  },
  {
    game: pokerTable,
    spots: [
      'Carta alta, paga 1,91 vezes',
      'Par até 10, paga 3,28 vezes',
      'Valetes ou mais, paga 7,38 vezes',
      'Dois pares, paga 20,19 vezes',
      'Trinca, paga 45,43 vezes',
      'Sequência, paga 244,6 vezes',
      'Flush, paga 488,44 vezes',
      'Full house, paga 666,4 vezes',
      'Quadra ou mais, paga 3.757,53 vezes',
    ],
    play: 'Dar cartas',
    result: /^Deu [a-zéê\d ]+\. Você recebeu R\$/,
  },
  {
    game: dragonTable,
    // The table accepts R$ 5,00 or more.
    chip: 5,
    spots: ['Dragão, paga 2 vezes', 'Empate, paga 12 vezes', 'Tigre, paga 2 vezes'],
    play: 'Dar cartas',
    result: /^Deu (dragão|tigre|empate)\. Você recebeu R\$/,
  },
];

test('plays every table by keyboard and tells the round; the wheel repeats its stakes', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const shop = site('default');
  await page.setViewportSize({ width: 1440, height: 900 });
  await playerWithSession(page.context(), shop, { balanceCents: 50_000 });
  await open(page, `${shop.origin}/play/${rouletteTable}`);
  const frame = page.frameLocator('main iframe');
  await test.step('the wheel', async () => {
    const spin = frame.getByRole('button', { name: 'Girar' });
    await expect(spin).toBeDisabled();
    const red = frame.getByRole('button', { name: 'Vermelho, paga 2 vezes' });
    await expect(red).toBeEnabled();
    await red.focus();
    await page.keyboard.press('Enter');
    await expect(red).toHaveAccessibleName('Vermelho, paga 2 vezes, aposta de R$ 1,00');
    await page.keyboard.press('ArrowRight');
    await expect(frame.getByRole('button', { name: 'Preto, paga 2 vezes' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(frame.getByRole('button', { name: '13 a 24, paga 3 vezes' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(frame.getByRole('radio', { name: 'Ficha de R$ 1,00' })).toBeFocused();
    await frame.getByRole('radio', { name: 'Ficha de R$ 5,00' }).check();
    await frame.getByRole('button', { name: '17, preto, paga 36 vezes' }).click();
    await expect(frame.locator('#bet')).toHaveText('R$ 6,00');
    await test.step('a stake lies on its number', async () => {
      const seventeen = frame.locator('[data-spot="17"]');
      const [chip, spot] = [await centerOf(seventeen.locator('b')), await centerOf(seventeen)];
      expect(Math.hypot(chip.x - spot.x, chip.y - spot.y)).toBeLessThan(3);
      expect((await seventeen.locator('b').boundingBox())?.width).toBeGreaterThanOrEqual(26);
    });
    expect(await gameFindings(page)).toEqual([]);
    await spin.click();
    await expect(frame.getByRole('status').filter({ hasText: /^Deu \d+/ })).toBeVisible();
    // The number that came stands on the hub of the wheel.
    const [wheel, number] = [
      await centerOf(frame.locator('.wheel')),
      await centerOf(frame.locator('.number-now')),
    ];
    expect(Math.hypot(wheel.x - number.x, wheel.y - number.y)).toBeLessThan(10);
    await expect(page.getByRole('status', { name: 'Saldo' })).toHaveText(/494,00|496,00|674,00/);
    await expect(frame.locator('#bet')).toHaveText('R$ 0,00');
    await frame.getByRole('button', { name: 'Repetir' }).click();
    await expect(frame.locator('#bet')).toHaveText('R$ 6,00');
    await expectWhole(page);
  });
  for (const { game, chip = 1, spots, play, result } of tables)
    await test.step(`table ${game}`, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await travel(page, `/play/${game}`);
      await frame.getByRole('radio', { name: `Ficha de R$ ${chip},00` }).check();
      for (const name of spots) {
        const spot = frame.getByRole('button', { name });
        await expect(spot).toBeEnabled();
        await spot.focus();
        await page.keyboard.press('Enter');
      }
      await expect(frame.locator('#bet')).toHaveText(`R$ ${spots.length * chip},00`);
      await frame.getByRole('button', { name: play }).press('Enter');
      await expect(frame.getByRole('status').filter({ hasText: result })).toBeVisible();
      await expect(frame.locator('#bet')).toHaveText('R$ 0,00');
      if (game === baccaratTable) await expect(frame.locator('.beads li')).toHaveText(/^[JBE]$/);
      // The segment that came is lit until the next spin.
      if (game === liveWheel) await expect(frame.locator('.felt')).toHaveClass(/stopped/);
      expect(await gameFindings(page)).toEqual([]);
      await expectWhole(page);
    });
  await test.step('a chip above the limit of the table', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await travel(page, `/play/${liveRoulette}`);
    await expect(frame.locator('.facts')).toContainText(/a R\$\s20/);
    await frame.getByRole('radio', { name: 'Ficha de R$ 10,00' }).check();
    const red = frame.getByRole('button', { name: /^Vermelho/ });
    for (const cents of [1_000, 2_000, 2_000]) {
      await red.click();
      await expect(frame.locator('#bet')).toHaveText(`R$ ${cents / 100},00`);
    }
    // The chip leaves the name of a wide place free.
    const [chip, name] = [await red.locator('b').boundingBox(), await red.locator('span').boundingBox()];
    expect(chip?.y).toBeGreaterThanOrEqual((name?.y ?? Number.NaN) + (name?.height ?? 0) / 2 - 2);
    const warning = frame.locator('.result.warning');
    await expect(warning).toHaveText('A aposta máxima desta mesa é R$ 20,00.');
    expect(await gameFindings(page)).toEqual([]);
    await frame.getByRole('button', { name: 'Limpar' }).click();
    await expect(warning).toHaveCount(0);
  });
});

test('shows a live table whole on phones and beside the dealer on tablets, with the dealer above the waist and free of the words on it', async ({
  page,
  site,
}) => {
  const shop = site('gingaro');
  await playerWithSession(page.context(), shop, { balanceCents: 10_000 });
  const frame = page.frameLocator('main iframe');
  await open(page, `${shop.origin}/play/${liveRoulette}`);
  for (const game of [liveRoulette, liveBlackjack, livePoker, liveBaccarat, liveWheel]) {
    if (game !== liveRoulette) await travel(page, `/play/${game}`);
    for (const { dealer, ...size } of [
      { ...phone, dealer: 80 },
      { width: 360, height: 740, dealer: 80 },
      { width: 1024, height: 960, dealer: 200 },
    ]) {
      // Its words are above the presenter there.
      if (game === liveWheel && size.width > 1_000) continue;
      await page.setViewportSize(size);
      await expect(frame.locator('#phase')).toHaveText('Apostas abertas');
      const room = () =>
        frame.locator('.salon').evaluate((salon) => {
          const inside = document.documentElement;
          const caption = salon.querySelector('.caption')?.getBoundingClientRect();
          return {
            cut: Math.max(inside.scrollHeight - window.innerHeight, inside.scrollWidth - window.innerWidth),
            dealer: (caption?.top ?? 0) - salon.getBoundingClientRect().top,
          };
        });
      await expect.poll(async () => (await room()).cut, `${game}, ${size.width} wide`).toBeLessThanOrEqual(0);
      expect((await room()).dealer, `${game}, ${size.width} wide`).toBeGreaterThanOrEqual(dealer);
    }
  }
});

// A round of the three reels whose middle line wins.
const wonRound = (payout: number) => ({
  cells: [
    [3, 0, 4],
    [5, 0, 6],
    [7, 0, 3],
  ],
  wins: payout > 0 ? [{ cells: [0, 1, 2].map((reel) => [reel, 1]) }] : [],
  payout,
  balance: 10_000,
});

test('celebrates a win above the stake over lit symbols, whole at any width, and shows what there is to play with next to the note of a bonus that waits', async ({
  page,
  site,
}) => {
  const shop = site('default');
  await page.setViewportSize(phone);
  await playerWithSession(page.context(), shop, { balanceCents: 10_000 });
  let payout = 0;
  await page.route('**/spin', (route) => route.fulfill({ json: wonRound(payout) }));
  await open(page, `${shop.origin}/play/1002`);
  const frame = page.frameLocator('main iframe');
  const overlay = frame.locator('.celebration');
  const plaque = overlay.locator('.plaque');
  const dimmed = () =>
    frame
      .locator('.reel img')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).filter !== 'none'));
  // Returns what the round says.
  const play = async (cents: number) => {
    payout = cents;
    await frame.getByRole('button', { name: 'Girar' }).click();
    await expect(frame.getByRole('status').filter({ hasText: /^(Não foi|Você|Voltaram)/ })).toBeVisible();
    await expect(frame.locator('#spin')).toBeEnabled();
    return (await frame.getByRole('status').first().textContent()) ?? '';
  };

  // The page around the game has the balance.
  await expect(frame.locator('.figure').filter({ hasText: 'Para jogar' })).toHaveCSS('width', '1px');
  await test.step('reels as wide as a phone, below a strip of the picture', async () => {
    const size = async (selector: string) =>
      (await frame.locator(selector).boundingBox()) ?? { width: Number.NaN, height: Number.NaN };
    // The frame grows while the page opens.
    await expect(async () => {
      const [art, reels, screen] = [await size('.marquee'), await size('.reels'), await size('body')];
      expect(reels.width).toBeGreaterThanOrEqual(screen.width - 10);
      expect(art.height).toBeLessThanOrEqual(160);
      expect(reels.height).toBeGreaterThan(1.5 * art.height);
    }).toPass();
  });
  // A stake is R$ 0,50.
  await test.step('neither a loss nor a part of the stake', async () => {
    for (const cents of [0, 20, 50]) {
      expect(await play(cents)).not.toContain('ganhou');
      await expect(frame.locator('[data-win]')).toHaveCount(0);
      expect(await dimmed()).toHaveLength(0);
      await expect(frame.locator('#won')).toHaveText('R$ 0,00');
    }
    await expect(overlay).toBeHidden();
  });
  for (const { cents, text } of [
    { cents: 100, text: '2×R$ 1,00' },
    { cents: 300, text: 'Bela vitória6×R$ 3,00' },
    { cents: 1_200, text: 'Grande vitória24×R$ 12,00' },
    { cents: 6_000, text: 'Vitória gigante120×R$ 60,00' },
  ]) {
    expect(await play(cents)).toContain('Você ganhou');
    await expect(plaque).toHaveText(text);
    await expect(frame.locator('#won')).toHaveText(text.slice(text.indexOf('R$')));
    await expect(frame.locator('.reel img.won')).toHaveCount(3);
    expect(await dimmed()).toHaveLength(6);
  }
  for (const size of [phone, { width: 1440, height: 900 }, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    const outside = () =>
      plaque.evaluate((element) => {
        // It is there for a moment only.
        element.parentElement?.removeAttribute('hidden');
        const [own, stage] = [element, document.querySelector('.stage')].map((one) =>
          one?.getBoundingClientRect(),
        );
        if (!own || !stage) return Number.NaN;
        return Math.max(
          stage.top - own.top,
          own.bottom - stage.bottom,
          -own.left,
          own.right - window.innerWidth,
          Math.abs((own.left + own.right - stage.left - stage.right) / 2) - 2,
        );
      });
    await expect.poll(outside, `pixels outside the game, ${size.width} wide`).toBeLessThanOrEqual(0);
    const own = await plaque.boundingBox();
    const won = await frame.locator('.reel img.won').first().boundingBox();
    const covered =
      Math.min(won ? won.y + won.height : 0, own ? own.y + own.height : 0) -
      Math.max(won?.y ?? 0, own?.y ?? 0);
    expect(covered / (won?.height ?? 0), `of what has won, ${size.width} wide`).toBeLessThan(0.3);
  }
  expect(
    await plaque.evaluate(async () => {
      const faces = await document.fonts.load('600 1rem Brand', 'A');
      return faces.map(({ status }) => status);
    }),
    'the typeface of the brand',
  ).toEqual(['loaded']);
  await page.setViewportSize(phone);
  await test.step('in motion for 600 ms at most, beside the mark of the brand', async () => {
    await play(1_200);
    await expect(plaque).toBeVisible();
    const longest = () =>
      frame
        .locator('.stage')
        .evaluate((stage) =>
          Math.max(
            0,
            ...stage
              .getAnimations({ subtree: true })
              .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
          ),
        );
    expect(await longest()).toBeLessThanOrEqual(600);
    const seal = await plaque.evaluate(async (element) => {
      const [, url = ''] = /url\("(.+)"\)/.exec(getComputedStyle(element, '::before').backgroundImage) ?? [];
      return (await fetch(url)).headers.get('Content-Type');
    });
    expect(seal).toContain('image/svg+xml');
  });
  await test.step('still for players who prefer less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await play(1_200);
    await expect(plaque).toHaveText('Grande vitória24×R$ 12,00');
    expect(
      await frame.locator('.stage').evaluate((stage) => stage.getAnimations({ subtree: true }).length),
    ).toBe(0);
    await expect(overlay).toBeHidden();
  });
  await test.step('what there is to play with next to the note of a bonus that waits', async () => {
    await page.setViewportSize(phone);
    let note = '';
    await page.route('**/state', (route) => route.fulfill({ json: { balance: 80_500, note } }));
    const figure = frame.locator('.figure').filter({ hasText: 'Para jogar' });
    const refresh = () =>
      page
        .locator('main iframe')
        .evaluate((iframe: HTMLIFrameElement) => iframe.contentWindow?.postMessage({ type: 'refresh' }, '*'));
    await expect(figure).toHaveCSS('width', '1px');
    note = 'O bônus inativo de R$ 20,00 não vale aqui.';
    await refresh();
    await expect(frame.getByText(note)).toBeVisible();
    await expect(figure).toHaveText('Para jogarR$ 805,00');
    const [toPlay, won] = [
      await figure.boundingBox(),
      await frame.locator('.figure').filter({ hasText: 'Ganho' }).boundingBox(),
    ];
    expect(toPlay?.width).toBeGreaterThan(60);
    expect(won?.y).toBe(toPlay?.y);
    const line = await frame.getByText(note).boundingBox();
    expect(line?.width, 'the note has a line of its own').toBeGreaterThan(330);
    expect(line?.height).toBeLessThan(20);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(figure.getByText('Para jogar')).toHaveCSS('font-size', '14px');
    await page.setViewportSize(phone);
    note = '';
    await refresh();
    await expect(figure).toHaveCSS('width', '1px');
  });
  await expectWhole(page);
});
