import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixture.ts';
import { logIn } from '../support/player.ts';

test('the statement filters, pages, sums up, and leaves as a file', async ({ page, site }) => {
  const here = site('default');
  await page.goto(here.origin);
  await logIn(page, { email: 'veterano@sandbox.test', password: 'Bandeira123' });
  await page.goto(`${here.origin}/user/transaction`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Transações' })).toBeVisible();
  const table = main.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(21);
  await main.getByRole('button', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await main.getByLabel('Origem').selectOption({ label: 'Esportes' });
  await main.getByLabel('Movimento').selectOption({ label: 'Saídas' });
  await expect(page).not.toHaveURL(/pagina/);
  await expect(table).toContainText('Futebol');
  await expect(table).not.toContainText('Depósito PIX');
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
