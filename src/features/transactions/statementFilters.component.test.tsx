import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { StatementFilters } from './parts/StatementFilters.tsx';
import { everything } from './transactionsApi.ts';

function ChangingFilters() {
  const [filter, setFilter] = useState(everything);
  return (
    <>
      <StatementFilters filter={filter} onChange={(part) => setFilter({ ...filter, ...part })} />
      <button type="button" onClick={() => setFilter(everything)}>
        Tudo
      </button>
    </>
  );
}

test('offers the sources as chips and further filters in a sheet on a phone', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  const onChange = vi.fn();
  await renderFeature(
    <StatementFilters filter={{ ...everything, source: 'Withdraw' }} onChange={onChange} />,
  );
  const chips = page.getByRole('group', { name: 'Origem' }).getByRole('button');
  await expect.element(chips.filter({ hasText: 'Saques' })).toHaveAttribute('aria-pressed', 'true');
  await chips.filter({ hasText: 'Depósitos' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ source: 'Deposit' });
  expect(page.getByRole('combobox').query()).toBeNull();

  const opener = page.getByRole('button', { name: 'Filtros' });
  await expect.element(opener).toHaveTextContent('Filtros');
  expect(getComputedStyle(opener.element()).boxShadow).not.toBe('none');
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByLabelText('Situação').selectOptions('2');
  expect(onChange).toHaveBeenLastCalledWith({ status: '2' });
  await sheet.getByRole('button', { name: 'Ver transações' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('keeps the focus on the button that has cleared the filters', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await renderFeature(<ChangingFilters />);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  await sheet.getByLabelText('Situação').selectOptions('2');
  const clear = sheet.getByRole('button', { name: 'Limpar' });
  await clear.click();
  await expect.element(sheet.getByLabelText('Situação')).toHaveValue('');
  await expect.element(clear).toHaveAttribute('aria-disabled', 'true');
  await expect.element(clear).toHaveFocus();
});

test('shows every filter on a wide screen', async () => {
  await page.viewport(1280, 800);
  await renderFeature(<StatementFilters filter={everything} onChange={() => {}} />);
  await expect.element(page.getByLabelText('Origem')).toBeVisible();
  await expect.element(page.getByLabelText('De', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Filtros' }).query()).toBeNull();
});

test('takes days in the order of Brazil', async () => {
  const onChange = vi.fn();
  await renderFeature(<StatementFilters filter={everything} onChange={onChange} />);
  const from = page.getByLabelText('De', { exact: true });
  await from.fill('31122025');
  await expect.element(from).toHaveValue('31/12/2025');
  expect(onChange).toHaveBeenLastCalledWith({ from: '2025-12-31' });
});

test('reports a day that does not exist', async () => {
  const onChange = vi.fn();
  await renderFeature(<StatementFilters filter={everything} onChange={onChange} />);
  await page.getByLabelText('De', { exact: true }).fill('31022025');
  await expect.element(page.getByText('Data inválida.')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('empties a day when other controls clear the filter', async () => {
  await page.viewport(1280, 800);
  await renderFeature(<ChangingFilters />);
  const from = page.getByLabelText('De', { exact: true });
  await from.fill('31122025');
  await expect.element(from).toHaveValue('31/12/2025');
  await page.getByRole('button', { name: 'Tudo' }).click();
  await expect.element(from).toHaveValue('');
});

test('reports a begun day once it is left, a day to come and an end before the start', async () => {
  await page.viewport(1280, 800);
  await renderFeature(<ChangingFilters />);
  const from = page.getByLabelText('De', { exact: true });
  const to = page.getByLabelText('Até', { exact: true });
  await from.fill('3112');
  expect(page.getByText('Data inválida.').query()).toBeNull();
  await to.fill('10112025');
  await expect.element(page.getByText('Data inválida.')).toBeVisible();
  await from.fill('11112025');
  await expect.element(page.getByText('Use um dia a partir de 11/11/2025.')).toBeVisible();
  await from.fill('01012099');
  await expect.element(page.getByText('Esse dia ainda não chegou.')).toBeVisible();
});
