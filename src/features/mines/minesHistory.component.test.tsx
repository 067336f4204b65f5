import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { minesRound } from '../../../tests/support/minesRound.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { MinesHistory } from './parts/MinesHistory.tsx';

const rounds = [
  minesRound({ id: '9', status: 'cashed_out', bet: 500, payout: 735, multiplier: 1.47, mines: 3 }),
  minesRound({ id: '8', status: 'lost', bet: 500, mines: 1 }),
];

test('tells each past round in two lines on a phone', async () => {
  await page.viewport(390, 844);
  await renderFeature(<MinesHistory rounds={rounds} />, { player: null });
  const [won, lost] = page.getByRole('row').elements().slice(1);
  expect(won?.textContent?.replaceAll('\u00a0', ' ')).toBe('1,47×Nº 9 · 3 minas · aposta R$ 5,00+R$ 2,35');
  expect(lost?.textContent?.replaceAll('\u00a0', ' ')).toBe('MinaNº 8 · 1 mina · aposta R$ 5,00−R$ 5,00');
  for (const row of [won, lost]) expect(row?.getBoundingClientRect().height).toBeLessThan(80);
});
