import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { BonusList } from './BonusList.tsx';

const waiting = {
  id: '7',
  active: 0,
  amount_current: 0,
  amount_rollover: 10_000,
  balance: 2_000,
  name: 'Da casa',
};
const provider = { id: '1', name: 'Estúdio', slug: 'estudio' };
const game = { id: '1', name: 'Jogo', slug: 'jogo', image: '', provider, rtp: 96 };

const renderList = (bonus: object, limits: object = {}) =>
  renderFeature(<BonusList below={null} />, {
    brand: { jurisdiction: 'br' },
    operator: {
      'GET /api/bonus': () => ({ data: [bonus] }),
      'GET /api/protection/limits': () => limits,
      'GET /v2/casino-games/category': () =>
        Response.json([{ id: '1', name: 'Slots', slug: 'slots', games: [game] }]),
    },
  });

const activate = page.getByRole('button', { name: 'Ativar' });

test('offers no activation before the first settled bet with own money, and says why', async () => {
  await renderList({ ...waiting, needs_bet: true });
  await expect.element(page.getByText(/depois da sua primeira aposta encerrada/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Excluir' })).toBeVisible();
  expect(activate.query()).toBeNull();
});

test('says in a pause why a bonus cannot be activated', async () => {
  await renderList(waiting, { paused_until: new Date(Date.now() + 60_000).toISOString() });
  await expect.element(page.getByText(/^Sua conta está em pausa até /)).toBeVisible();
  await expect.element(activate).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Excluir' })).toBeEnabled();
});

test('states the average cost of the rollover before it is activated', async () => {
  await renderList(waiting);
  await expect
    .element(page.getByText(/Faltam R\$\s100,00 em apostas.*96%, a perda média esperada é de R\$\s4,00/))
    .toBeVisible();
  await expect.element(activate).toBeEnabled();
});
