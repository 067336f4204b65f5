import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../../tests/support/renderFeature.tsx';
import { useGetLimitsQuery } from '../limitsApi.ts';
import { PendingLimits } from './PendingLimits.tsx';

const path = '/api/protection/limits';
const raise = { kind: 'loss', period: 'day', value: 50_000, effective_at: '2026-11-24T12:00:00Z' };

function Loaded() {
  const { data } = useGetLimitsQuery();
  return data ? <PendingLimits kind="loss" limits={data} /> : null;
}

const renderPending = (confirmation?: 'later' | 'open') =>
  renderFeature(<Loaded />, {
    brand: { jurisdiction: 'br' },
    operator: {
      [`GET ${path}`]: () => ({ loss: { day: 10_000 }, pending: [{ ...raise, confirmation }] }),
      [`PUT ${path}`]: () => ({ loss: { day: 50_000 } }),
    },
  });

test.each([
  ['Confirmar aumento', 50_000],
  ['Manter o limite atual', 10_000],
])('sends on "%s" the value that the player wants', async (name, day) => {
  const { callsOf } = await renderPending('open');
  await expect.element(page.getByText(/você pediu R\$\s500,00.*vale R\$\s100,00/)).toBeVisible();
  await page.getByRole('button', { name }).click();
  await expect.poll(() => callsOf(`PUT ${path}`).map(({ body }) => body)).toEqual([{ loss: { day } }]);
});

test('asks for nothing before the waiting time is over, nor where no law asks', async () => {
  await renderPending('later');
  await expect.element(page.getByText(/se você confirmar/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Confirmar aumento' }).query()).toBeNull();
});
