import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { minesRound } from '../../../tests/support/minesRound.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { MinesPage } from './MinesPage.tsx';

const open = minesRound({ revealed: [7, 12], mines: 22 });
const won = minesRound({
  ...open,
  status: 'cashed_out',
  payout: 10_000,
  multiplier: 100,
  mine_tiles: [],
});

test('covers no opened tile with the figures of a large win', async () => {
  await page.viewport(390, 844);
  await renderFeature(
    <main>
      <MinesPage />
    </main>,
    {
      operator: {
        'GET /api/games/mines': () => ({ data: open, history: [], edge: 100 }),
        'POST /api/games/mines/1/cashout': () => ({ data: won }),
      },
    },
  );
  await page.getByRole('button', { name: 'Retirar' }).click();
  await expect.poll(() => document.querySelector("[data-at='over'] > *")).not.toBeNull();
  const box = document.querySelector("[data-at='over'] > *");
  await Promise.all((box?.getAnimations() ?? []).map(({ finished }) => finished));
  const plate = box?.getBoundingClientRect();
  for (const gem of document.querySelectorAll("[data-face='gem']"))
    expect(gem.getBoundingClientRect().bottom).toBeLessThanOrEqual(plate?.top ?? 0);
});
