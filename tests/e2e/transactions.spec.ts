import { readFile } from 'node:fs/promises';
import { expect, open, test } from '../support/fixture.ts';
import { newPlayer } from '../support/player.ts';
import { keepToken, tokenOf } from '../support/session.ts';

test('the statement filters, pages, sums up, and leaves as a file', async ({ page, site }) => {
  const here = site('default');
  const veteran = { email: 'veterano@sandbox.test', password: 'Bandeira123' };
  await keepToken(page.context(), here, await tokenOf(here, veteran));
  await open(page, `${here.origin}/user/transaction`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Transações' })).toBeVisible();
  const table = main.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(21);
  // Of all lines that the filters let through, not of the page.
  const totals = main.getByLabel('Totais do período');
  await expect(totals).toHaveText(
    /Depósitos.*1\.000,00.*Saques.*150,00.*Apostas.*235,00.*Prêmios.*150,00.*Resultado-R\$.85,00/,
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
  await expect(table.getByRole('row')).toHaveCount(lines.length);

  await main.getByLabel('De', { exact: true }).fill('2020-01-01');
  await main.getByLabel('Até', { exact: true }).fill('2020-01-02');
  await expect(main).toContainText('Nenhuma transação aqui');
  await expect(main).toContainText('Resultado líquido de');
});

test('ten thousand lines page, print and leave as a file without holding the page up', async ({
  page,
  site,
}) => {
  test.slow();
  const here = site('default');
  const player = await newPlayer(here, { balanceCents: 5_000 });
  await here.control('fill-statement', { user: player.email, lines: 10_000 });
  await page.addInitScript(() => {
    // The longest time for which nothing else had its turn, and what the printer was given.
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
  const rows = main.getByRole('table').getByRole('row');
  await expect(main).toContainText('10.001 transações');
  await expect(rows).toHaveCount(21);
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  const first = await elements();
  for (const number of [2, 3, 4]) {
    await main.getByRole('button', { name: 'Próxima página' }).click();
    await expect(page).toHaveURL(new RegExp(`pagina=${number}$`));
    await expect(main.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
  }
  // Looking on makes the page no heavier: what is on it is one page of twenty lines.
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
  // Made in one go, the lines would hold the page up for most of that time.
  expect((await seen()).shareOfPrint).toBeLessThan(0.2);
  await expect(page.locator('[data-print]')).toHaveCount(0);
});
