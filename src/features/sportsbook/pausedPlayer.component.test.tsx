import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderSports } from '../../../tests/support/operator/sportsOperator.tsx';

// The widget is on the page from the start.
vi.mock('../../shared/scripts/loadScript.ts', () => ({ loadScript: () => Promise.resolve() }));

const odds = page.getByRole('button', { name: /, odd / }).first();
const dayMs = 24 * 60 * 60 * 1000;
const renderPaused = (until: number) =>
  renderSports({
    operator: { 'GET /api/protection/limits': () => ({ paused_until: new Date(until).toISOString() }) },
  });

test('tells a paused player so before a press, with odds that take none', async () => {
  const { callsOf } = await renderPaused(Date.now() + 2 * dayMs);
  await expect.element(page.getByText(/^Sua conta está em pausa até \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect.element(odds).toHaveAttribute('aria-disabled', 'true');
  await odds.click({ force: true });
  await expect.element(odds).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByText('As apostas voltam no fim da sua pausa.')).toBeVisible();
  expect(callsOf('POST /sportsbook/teste/bets')).toHaveLength(0);
});

test('takes bets again after the end of a pause', async () => {
  await renderPaused(Date.now() - dayMs);
  await odds.click();
  await expect.element(odds).toHaveAttribute('aria-pressed', 'true');
  expect(page.getByText(/em pausa/).query()).toBeNull();
});
