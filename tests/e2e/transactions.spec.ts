import { readFile } from 'node:fs/promises';
import { expect, open, test } from '../support/fixture.ts';
import { axeFindings } from '../support/page/axe.ts';
import { newPlayer } from '../support/player.ts';
import { keepToken, tokenOf } from '../support/session.ts';

test('filters, pages, sums up and exports the statement', async ({ page, site }) => {
  const here = site('default');
  const veteran = { email: 'veterano@sandbox.test', password: 'Bandeira123' };
  await keepToken(page.context(), here, await tokenOf(here, veteran));
  await open(page, `${here.origin}/user/transaction`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Transações' })).toBeVisible();
  const table = main.getByRole('table');
  // Without the headings of columns and days.
  const shown = table.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(shown).toHaveCount(20);
  // Of all lines that match the filters, not of the page.
  const totals = main.getByLabel('Totais do período');
  await expect(totals).toHaveText(
    /Depósitos.*1\.000,00.*Saques.*150,00.*Apostas.*235,00.*Prêmios.*150,00.*Resultado−R\$.85,00/,
  );
  await main.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await main.getByLabel('Origem').selectOption({ label: 'Esportes' });
  await main.getByLabel('Movimento').selectOption({ label: 'Apostas' });
  await expect(page).not.toHaveURL(/pagina/);
  await expect(table).toContainText('Futebol');
  await expect(table).not.toContainText('Depósito PIX');
  await expect(totals).toHaveText(/Depósitos.*R\$.0,00.*Prêmios.*R\$.0,00/);
  await page.reload();
  await expect(main.getByLabel('Origem')).toHaveValue('SportBet');

  const waiting = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Exportar CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^extrato-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  const lines = csv.trim().split('\r\n');
  expect(lines[0]).toContain('Data;Movimento;Detalhe');
  expect(lines.slice(1).every((line) => line.includes('Aposta esportiva'))).toBe(true);
  await expect(shown).toHaveCount(lines.length - 1);

  await main.getByLabel('De', { exact: true }).fill('01/01/2020');
  await main.getByLabel('Até', { exact: true }).fill('02/01/2020');
  await expect(main).toContainText('Nenhuma transação aqui');
  await expect(main).toContainText('Resultado líquido de');
});

for (const brand of ['gingaro', 'velvora']) {
  test(`shows the first movement of ${brand} on the first screen of a phone`, async ({ page, site }) => {
    const here = site(brand);
    await page.setViewportSize({ width: 390, height: 844 });
    await keepToken(
      page.context(),
      here,
      await tokenOf(here, await newPlayer(here, { balanceCents: 5_000 })),
    );
    await open(page, `${here.origin}/user/transaction`);
    const main = page.getByRole('main');
    const first = main
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .first();
    await expect(first).toBeVisible();
    const { y = 0, height = 0 } = (await first.boundingBox()) ?? {};
    const bars = [
      page.getByRole('complementary', { name: 'Seu jogo' }),
      page.getByRole('navigation', { name: 'Atalhos' }),
    ];
    for (const bar of bars) {
      if ((await bar.count()) > 0) expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    }
    await expect(main.getByRole('button', { name: 'Exportar CSV' })).toBeVisible();
    await main.getByRole('button', { name: 'Filtros' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('button', { name: '7 dias' }).click();
    await sheet.getByRole('button', { name: 'Ver transações' }).click();
    await expect(page).toHaveURL(/de=|from=/);
    await expect(first).toBeVisible();
  });
}

test('pages, prints and exports ten thousand lines without blocking the page', async ({ page, site }) => {
  test.slow();
  const here = site('default');
  const player = await newPlayer(here, { balanceCents: 5_000 });
  await here.control('fill-statement', { user: player.email, lines: 10_000 });
  await page.addInitScript(() => {
    // The longest blocked time, and what the printer received.
    const seen = { longestMs: 0, startedAt: 0, printedLines: 0, shareOfPrint: 1 };
    let last = performance.now();
    setInterval(() => {
      const now = performance.now();
      seen.longestMs = Math.max(seen.longestMs, now - last);
      last = now;
    });
    window.print = () => {
      seen.printedLines = document.querySelectorAll('[data-print] tbody tr').length;
      seen.shareOfPrint = seen.longestMs / (performance.now() - seen.startedAt);
    };
    document.addEventListener('click', () => {
      seen.longestMs = 0;
      seen.startedAt = performance.now();
    });
    Reflect.set(window, 'seen', seen);
  });
  await keepToken(page.context(), here, await tokenOf(here, player));
  await open(page, `${here.origin}/user/transaction`);
  const main = page.getByRole('main');
  const rows = main
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(main).toContainText('10.001 transações');
  await expect(rows).toHaveCount(20);
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  const first = await elements();
  for (const number of [2, 3, 4]) {
    await main.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page).toHaveURL(new RegExp(`pagina=${number}$`));
    await expect(main.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
  }
  // Paging adds no elements: the page shows twenty lines.
  expect(Math.abs((await elements()) - first)).toBeLessThan(first / 10);

  const waiting = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Exportar CSV' }).click();
  const csv = await readFile(await (await waiting).path(), 'utf8');
  const lines = csv.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(10_001);
  expect(new Set(lines.map((line) => line.split(';').at(-1))).size).toBe(10_001);

  await main.getByRole('button', { name: 'Imprimir extrato' }).click();
  const seen = () => page.evaluate(() => Object(Reflect.get(window, 'seen')));
  await expect.poll(async () => (await seen()).printedLines, { timeout: 60_000 }).toBe(10_001);
  // Rendered in one go, the lines would block the page for most of that time.
  expect((await seen()).shareOfPrint).toBeLessThan(0.2);
  await expect(page.locator('[data-print]')).toHaveCount(0);
});

test('shows, prints and exports the ComprovaBet with sports and games apart and both balances', async ({
  page,
  site,
}) => {
  const here = site('gingaro');
  const veteran = { email: 'veterano@sandbox.test', password: 'Bandeira123' };
  await keepToken(page.context(), here, await tokenOf(here, veteran));
  await page.addInitScript(() => {
    window.print = () => {
      Reflect.set(window, 'printed', document.querySelector('[data-print]')?.textContent);
    };
  });
  await open(page, `${here.origin}/user/transaction`);
  const card = page.getByRole('main').getByRole('region', { name: /^ComprovaBet \d{4}$/ });
  await expect(card).toContainText(/CNPJ 61\.820\.547\/0001-28.*CPF 529\.982\.247-25/);
  const row = (name: string) => card.getByRole('row', { name });
  // The seeded history may reach back into last year.
  await expect(row('Apostas esportivas')).toContainText(/R\$.*R\$.*R\$/);
  await expect(row('Jogos on-line')).toContainText(/R\$.*R\$.*R\$/);
  await expect(card.getByRole('table', { name: 'Saldos' })).toContainText(/Em 31\/12\/\d{4}/);
  expect(await axeFindings(page, 'section')).toEqual([]);

  const waiting = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Baixar CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^comprovabet-\d{4}\.csv$/);
  expect(await readFile(await download.path(), 'utf8')).toMatch(
    /Gingaro;Apostas esportivas;\d+,\d\d;\d+,\d\d;-?\d+,\d\d\r\nGingaro;Jogos on-line;/,
  );
  await card.getByRole('button', { name: 'Imprimir ComprovaBet' }).click();
  const printed = () => page.evaluate(() => String(Reflect.get(window, 'printed')));
  await expect.poll(printed).toMatch(/^ComprovaBet \d{4}.*CNPJ 61\.820\.547\/0001-28.*CPF 529\.982\.247-25/);
  await expect(page.locator('[data-print]')).toHaveCount(0);
});
