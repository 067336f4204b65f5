import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { AnnualStatement } from './parts/AnnualStatement.tsx';
import { TransactionsPage } from './TransactionsPage.tsx';

const failed = () => new Response('{}', { status: 500 });
const sums = { stakes: 5_000, prizes: 4_000, result: -1_000 };
const year = { sports: sums, games: sums, balance_before: 0, balance_after: 77_700 };

test('shows no lines of another filter when the chosen one fails', async () => {
  let fails = true;
  const line = { id: '1', source_type: 'Deposit', type: 1, status: 2, amount: 1_000 };
  await renderFeature(<TransactionsPage />, {
    operator: {
      'GET /api/transactions': ({ url }) =>
        url.includes('source=Withdraw') && fails
          ? failed()
          : {
              data: [{ ...line, created_at: '2026-03-10T15:07:00Z' }],
              meta: { page: 1, pages: 1, total: 1 },
            },
    },
  });
  const count = page.getByText('1 transação');
  await expect.element(count).toBeInTheDocument();
  const sources = page.getByRole('group', { name: 'Origem' }).getByRole('button');
  await sources.filter({ hasText: 'Saques' }).click();
  await expect.element(page.getByText('Não foi possível carregar suas transações.')).toBeVisible();
  expect(count.elements()).toEqual([]);
  fails = false;
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect.element(count).toBeInTheDocument();
});

test('shows no figures of another year when the chosen one fails', async () => {
  const thisYear = new Date().getFullYear();
  await renderFeature(<AnnualStatement />, {
    operator: {
      'GET /api/protection/annual': ({ url }) =>
        url.includes(`year=${thisYear}`)
          ? {
              year: thisYear,
              issued_at: new Date().toISOString(),
              company: {},
              player: { name: 'Ana', document: '52998224725' },
              first_year: thisYear - 1,
              ...year,
              brands: [{ name: 'Teste', ...year }],
            }
          : failed(),
    },
  });
  const balance = page.getByText(/777,00/);
  await expect.element(balance.first()).toBeVisible();
  await page.getByLabelText('Ano').selectOptions(String(thisYear - 1));
  await expect.element(page.getByText('Não foi possível carregar o ComprovaBet.')).toBeVisible();
  expect(balance.elements()).toEqual([]);
});
