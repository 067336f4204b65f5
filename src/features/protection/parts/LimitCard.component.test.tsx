import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { useGetLimitsQuery } from '../limitsApi.ts';
import { LimitCard } from './LimitCard.tsx';

const path = '/api/protection/limits';
const raise = { kind: 'deposit', period: 'week', value: 90_000, effective_at: '2026-11-24T12:00:00Z' };

function Loaded() {
  const { data } = useGetLimitsQuery();
  return data ? <LimitCard kind="deposit" limits={data} /> : null;
}

test('shows the current limit on a phone and its fields on demand', async () => {
  await page.viewport(390, 844);
  await renderFeature(<Loaded />, {
    operator: { [`GET ${path}`]: () => ({ deposit: { day: 5_000, week: null, month: 80_000 } }) },
  });
  await expect.element(page.getByText(/^R\$\s50,00 por dia · R\$\s800,00 por mês$/)).toBeVisible();
  const day = page.getByLabelText('Por dia');
  expect(day.query()?.checkVisibility()).not.toBe(true);
  await page.getByRole('heading', { name: 'Limite de depósito' }).click();
  await expect.element(day).toHaveValue('50,00');
  await page.viewport(1280, 800);
});

test('shows limits of the response after saving, except where the player has typed since', async () => {
  await page.viewport(1280, 800);
  const response = Promise.withResolvers<object>();
  const { callsOf } = await renderFeature(<Loaded />, {
    operator: {
      [`GET ${path}`]: () => ({ deposit: { day: 5_000, week: 20_000, month: 80_000 } }),
      [`PUT ${path}`]: () => response.promise,
    },
  });
  const day = page.getByLabelText('Por dia');
  const week = page.getByLabelText('Por semana');
  const month = page.getByLabelText('Por mês');
  await day.fill('40');
  await week.fill('700');
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expect
    .poll(() => callsOf(`PUT ${path}`).map(({ body }) => body))
    .toEqual([{ deposit: { day: 4_000, week: 70_000 } }]);
  await month.fill('600');
  response.resolve({ deposit: { day: 4_000, week: 20_000, month: 80_000 }, pending: [raise] });
  await expect.element(week).toHaveValue('200,00');
  await expect.element(day).toHaveValue('40');
  await expect.element(month).toHaveValue('600');
  await expect.element(page.getByText(/R\$\s900,00 a partir de/)).toBeVisible();
  expect(callsOf(`GET ${path}`)).toHaveLength(1);
});
