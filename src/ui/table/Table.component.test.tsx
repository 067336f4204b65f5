import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Table } from './Table.tsx';

interface Row {
  id: number;
  what: string;
  amount: string;
}

const columns = [
  { key: 'what', header: 'Movimento', cell: ({ what }: Row) => what },
  { key: 'amount', header: 'Valor', cell: ({ amount }: Row) => amount, align: 'end' as const },
];
const rows = [{ id: 1, what: 'Depósito', amount: 'R$ 40,00' }];

test('names its columns on a wide screen, and each value on a phone', async () => {
  await page.viewport(1440, 900);
  await render(
    <Table caption="Extrato" columns={columns} rows={rows} rowKey={({ id }) => id} empty="Nada" />,
  );
  await expect.element(page.getByRole('table', { name: 'Extrato' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Valor' })).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(page.getByRole('cell', { name: 'R$ 40,00' }).getByText('Valor')).toBeVisible();
});

test('shows its empty state instead of a table without rows', async () => {
  await render(<Table caption="Extrato" columns={columns} rows={[]} rowKey={({ id }) => id} empty="Nada" />);
  await expect.element(page.getByText('Nada')).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

test('heads each group of rows', async () => {
  const days = [
    { id: 1, what: 'Depósito', amount: 'R$ 40,00' },
    { id: 2, what: 'Aposta', amount: 'R$ 5,00' },
    { id: 3, what: 'Saque', amount: 'R$ 20,00' },
  ];
  await render(
    <Table
      caption="Extrato"
      columns={columns}
      rows={days}
      rowKey={({ id }) => id}
      groupOf={({ id }) => (id < 3 ? 'Hoje' : 'Ontem')}
      empty="Nada"
    />,
  );
  await expect.element(page.getByRole('rowheader', { name: 'Hoje' })).toBeVisible();
  const lines = page.getByRole('row').elements();
  expect(lines.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Hoje',
    expect.stringContaining('Depósito'),
    expect.stringContaining('Aposta'),
    'Ontem',
    expect.stringContaining('Saque'),
  ]);
});
