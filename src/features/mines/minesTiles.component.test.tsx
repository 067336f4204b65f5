import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { MinesPage } from './MinesPage.tsx';

const seeds = { server_seed_hash: 'a', client_seed: 'b', nonce: 0 };
const begun = {
  id: '1',
  bet: 250,
  mines: 3,
  payout: 0,
  multiplier: 1,
  ...seeds,
  status: 'playing',
  revealed: [],
};
const left = {
  ...begun,
  status: 'cashed_out',
  revealed: [6],
  payout: 280,
  multiplier: 1.12,
  mine_tiles: [0],
};

const styleOf = (face: string, part = '') => {
  const found = document.querySelector(`[data-face='${face}']${part}`);
  if (!found) throw new Error(`no ${face}`);
  return getComputedStyle(found);
};

test('fades the closed tiles only while no round is open', async () => {
  let data: object | null = null;
  await renderFeature(<MinesPage />, {
    operator: {
      'GET /api/games/mines': () => ({ data, history: [], edge: 100, next: seeds }),
      'POST /api/games/mines': () => {
        data = begun;
        return { data };
      },
    },
  });
  await expect.element(page.getByText('Escolha a aposta e o número de minas.')).toBeVisible();
  const faded = styleOf('closed').backgroundImage;
  await page.getByRole('button', { name: 'Apostar', exact: true }).click();
  await expect.element(page.getByText('Abra uma casa.')).toBeVisible();
  expect(styleOf('closed').backgroundImage).not.toBe(faded);
  // Before a tile is open, the action says what it waits for, at full strength.
  const cashOut = page.getByRole('button', { name: 'Retirar' });
  await expect.element(cashOut).toHaveTextContent('Para retirar, abra uma casa');
  await expect.element(cashOut).toHaveAccessibleDescription('Para retirar, abra uma casa');
  await expect.element(cashOut).toHaveAttribute('aria-disabled', 'true');
  expect(getComputedStyle(cashOut.element()).opacity).toBe('1');
});

test('fades what the player has not opened, so that the opened tiles lead', async () => {
  await renderFeature(<MinesPage />, {
    operator: { 'GET /api/games/mines': () => ({ data: left, history: [left], edge: 100, next: seeds }) },
  });
  await expect.element(page.getByText(/^Você retirou/)).toBeVisible();
  expect(Number(styleOf('missed', ' > svg').opacity)).toBeLessThanOrEqual(0.3);
  await expect.poll(() => styleOf('gem', ' > svg').opacity).toBe('1');
});
