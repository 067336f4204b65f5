import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { MinesPage } from './MinesPage.tsx';

const message = 'O jogo está em manutenção.';
const boxOf = (selector: string) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box) throw new Error(`no ${selector}`);
  return box;
};

test('offers no bet in a pause, and says until when', async () => {
  await page.viewport(320, 640);
  const { callsOf } = await renderFeature(
    <main>
      <MinesPage />
    </main>,
    {
      operator: {
        'GET /api/protection/limits': () => ({ paused_until: new Date(Date.now() + 60_000).toISOString() }),
      },
    },
  );
  const bet = page.getByRole('button', { name: 'Apostar', exact: true });
  await expect.element(bet).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(bet)
    .toHaveAccessibleDescription(/^Sua conta está em pausa até .+; sacar continua possível\.$/);
  expect(page.getByText(/em pausa/).elements()).toHaveLength(1);
  expect(boxOf('#closed-note').bottom).toBeLessThanOrEqual(bet.element().getBoundingClientRect().top);
  await bet.click({ force: true });
  expect(callsOf('POST /api/games/mines')).toHaveLength(0);
});

test('tells a refusal at the button that it answers', async () => {
  await page.viewport(1440, 900);
  await renderFeature(
    <main>
      <MinesPage />
    </main>,
    {
      operator: {
        'GET /api/games/mines': () => ({
          data: null,
          history: [],
          edge: 100,
          next: { nonce: 0, server_seed_hash: 'a', client_seed: 'b' },
        }),
        'POST /api/games/mines': () => Response.json({ message }, { status: 422 }),
      },
    },
  );
  const bet = page.getByRole('button', { name: 'Apostar', exact: true });
  await bet.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(message);
  const { top } = boxOf('[role="alert"]');
  expect(top - bet.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(16);

  await page.viewport(390, 844);
  const { bottom } = boxOf('[role="alert"]');
  const button = bet.element().getBoundingClientRect();
  expect(button.top - bottom).toBeLessThanOrEqual(16);
  expect(button.bottom).toBeLessThanOrEqual(844);
  expect(boxOf('[role="group"][aria-label="Tabuleiro"]').bottom).toBeLessThanOrEqual(
    boxOf('[role="alert"]').top,
  );
});
