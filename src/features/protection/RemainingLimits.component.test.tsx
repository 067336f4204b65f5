import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { RemainingLimits } from './RemainingLimits.tsx';

const link = (name: string) => page.getByRole('link', { name });

test('leads a player without limits to them', async () => {
  await renderFeature(<RemainingLimits />, { operator: { 'GET /api/protection/limits': () => ({}) } });
  await expect.element(link('Definir limites')).toHaveAttribute('href', '/user/protection');
  expect(page.getByRole('progressbar').elements()).toEqual([]);
});

test('shows the use of a limit', async () => {
  const limits = {
    deposit: { day: 10_000 },
    used: { deposit: { day: 4_000 }, loss: {}, time: {}, bets: {} },
  };
  await renderFeature(<RemainingLimits />, { operator: { 'GET /api/protection/limits': () => limits } });
  await expect.element(page.getByRole('progressbar', { name: /^Depósito/ })).toBeVisible();
  await expect.element(link('Mudar limites')).toBeVisible();
});
