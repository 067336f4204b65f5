import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdTimers } from '../../../tests/support/page/heldTimers.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { DoublePage, pollMs } from './DoublePage.tsx';

const players = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Jo${index}•••`, bet: 100, colour: 1 }));

const roundOf = (id: number, phase: string, bets: number) => ({
  id: String(id),
  phase,
  ends_at: new Date(Date.now() + 60_000).toISOString(),
  now: new Date().toISOString(),
  seed_hash: 'a',
  players: players(bets),
  slot: phase === 'waiting' ? undefined : 3,
  colour: phase === 'waiting' ? undefined : 1,
});

const history = Array.from({ length: 12 }, (_, index) => ({
  id: String(900_000 - index),
  slot: 1,
  colour: 1,
  seed: 'ab'.repeat(32),
}));

test.each([
  [1440, 900],
  [390, 844],
])('moves nothing from round to round, %i × %i', async (width, height) => {
  const pass = holdTimers();
  await page.viewport(width, height);
  let id = 900_001;
  const table: { data: object; bets: object[] } = { data: roundOf(id, 'waiting', 0), bets: [] };
  await renderFeature(
    <main style={{ paddingInline: '1rem' }}>
      <DoublePage />
    </main>,
    { operator: { 'GET /api/games/double': () => ({ history, ...table }) } },
  );
  await expect.element(page.getByLabelText('Valor da aposta')).toBeVisible();
  const red = page.getByRole('region', { name: 'Apostas em Vermelho' });
  const tops = () =>
    [page.getByLabelText('Valor da aposta'), red, page.getByRole('heading', { name: /^Últimas 1/ })].map(
      (part) => Math.round(part.element().getBoundingClientRect().top + scrollY),
    );
  const own = [{ id: '1', bet: 100, colour: 1, payout: 0 }];
  const show = async (phase: string, bets: number) => {
    table.data = roundOf(id, phase, bets);
    table.bets = bets > 0 ? own : [];
    await pass(pollMs);
    await expect.poll(() => red.getByRole('listitem').elements().length).toBe(bets);
    return tops();
  };
  const atFirst = await show('waiting', 0);
  expect(await show('complete', 3)).toEqual(atFirst);
  expect(await show('complete', 9)).toEqual(atFirst);
  id += 1;
  expect(await show('waiting', 0)).toEqual(atFirst);
});
