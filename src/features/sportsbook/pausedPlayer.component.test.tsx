import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderSports } from '../../../tests/support/operator/sportsOperator.tsx';

// The widget is on the page from the start.
vi.mock('../../shared/scripts/loadScript.ts', () => ({ loadScript: () => Promise.resolve() }));

const odds = page.getByRole('button', { name: /, odd / }).first();
const dayMs = 24 * 60 * 60 * 1000;
const renderPaused = (until: number, { brand, operator }: Parameters<typeof renderSports>[0] = {}) =>
  renderSports({
    brand,
    operator: {
      'GET /api/protection/limits': () => ({ paused_until: new Date(until).toISOString() }),
      ...operator,
    },
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

test('repeats the note in no alert when the token is refused for the pause', async () => {
  const refused = { message: 'Sua conta está em pausa.', reason: 'paused' };
  const { store } = await renderPaused(Date.now() + dayMs, {
    brand: { jurisdiction: 'br' },
    operator: { 'GET /api/generate-token': () => Response.json(refused, { status: 403 }) },
  });
  await expect.element(odds).toBeVisible();
  await expect.element(page.getByText(/; sacar continua possível\.$/)).toBeVisible();
  expect(store.getState().identity.refusal).toBe('paused');
  expect(store.getState().alerts).toEqual([]);
});

test('takes bets again after the end of a pause', async () => {
  await renderPaused(Date.now() - dayMs);
  await odds.click();
  await expect.element(odds).toHaveAttribute('aria-pressed', 'true');
  expect(page.getByText(/em pausa/).query()).toBeNull();
});
