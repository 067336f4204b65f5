import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { MinesPage } from './MinesPage.tsx';

const seeds = { server_seed_hash: 'a', client_seed: 'b', nonce: 0 };
const round = { id: '1', bet: 250_000, mines: 24, payout: 0, multiplier: 1, ...seeds };
const begun = { ...round, status: 'playing', revealed: [] };
const lost = { ...round, status: 'lost', revealed: [0], mine_tiles: [0] };

test.each([
  [390, 844],
  [375, 700],
  [320, 640],
  [320, 700],
])('says below the board what a mine cost, and moves nothing, %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await renderFeature(
    <main>
      <MinesPage />
    </main>,
    {
      operator: {
        'GET /api/games/mines': () => ({ data: begun, history: [], edge: 100, next: seeds }),
        'POST /api/games/mines/1/reveal': () => ({ data: lost }),
      },
    },
  );
  const stake = () =>
    Math.round(page.getByLabelText('Valor da aposta').element().getBoundingClientRect().top);
  const said = page.getByText(/^(Abra uma casa|Era uma mina)/);
  await expect.element(said).toHaveTextContent('Abra uma casa.');
  const before = stake();
  await page.getByRole('button', { name: 'Casa 1', exact: true }).click();
  await expect
    .poll(() => said.element().textContent)
    .toMatch(/^Era uma mina\. Fim da rodada\. Você perdeu R\$\s2\.500,00\.$/);
  expect(stake()).toBe(before);
});
