import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { holdTimers } from '../../tests/support/page/heldTimers.ts';
import { type Operator, renderFeature } from '../../tests/support/renderFeature.tsx';
import { DoublePage } from '../features/double/DoublePage.tsx';
import { MinesPage } from '../features/mines/MinesPage.tsx';
import { meApi } from '../features/session/meApi.ts';
import { paceMs } from '../shared/brand/playPace.ts';

const motions = ['no-preference', 'reduce'] as const;
const prefer = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
afterEach(() => prefer(''));

const lawful = { jurisdiction: 'br', rules: { pace: '2026-01-01' } } as const;

// Answers with a round of Mines that is lost at its first tile, and with a round of Double that stays open.
function operatorThatNotes(stakesAtMs: number[]): Operator {
  const round = (status: string) => ({
    data: {
      id: String(stakesAtMs.length),
      status,
      bet: 200,
      mines: 3,
      revealed: [],
      multiplier: 0,
      payout: 0,
      server_seed_hash: 'a',
      client_seed: 'b',
      nonce: stakesAtMs.length,
    },
  });
  const now = new Date();
  const endsAt = new Date(now.getTime() + 60_000).toISOString();
  const stake = <T,>(response: () => T) => {
    stakesAtMs.push(Date.now());
    return response();
  };
  return {
    'GET /api/games/mines': () => ({ data: null, edge: 300, history: [] }),
    'POST /api/games/mines': ({ body }) => stake(() => round(Object(body).mines === 24 ? 'playing' : 'lost')),
    'POST /api/games/mines/1/reveal': () => round('lost'),
    'POST /api/games/mines/2/reveal': () => round('lost'),
    'GET /api/games/double': () => ({
      data: { id: '2', phase: 'waiting', ends_at: endsAt, now: now.toISOString(), seed_hash: 'a' },
      history: [],
    }),
    'POST /api/games/double/bets': () =>
      stake(() => ({ data: { id: String(stakesAtMs.length), bet: 200, colour: 1, payout: 0 } })),
  };
}

const between = ([first = 0, second = 0]: readonly number[]) => second - first;

const games = [
  ['Mines', MinesPage],
  ['Double', DoublePage],
] as const;

test.each(games.flatMap(([name, Game]) => motions.map((motion) => [name, motion, Game] as const)))(
  'takes the next bet of %s after 5 seconds with motion: %s',
  async (_name, motion, Game) => {
    const pass = holdTimers();
    await prefer(motion);
    const stakesAtMs: number[] = [];
    const { store } = await renderFeature(<Game />, {
      brand: lawful,
      operator: operatorThatNotes(stakesAtMs),
    });
    // As the app does, so that a bet leaves the player known.
    store.dispatch(meApi.endpoints.getMe.initiate());
    const bet = page.getByRole('button', { name: 'Apostar', exact: true });
    if (Game === DoublePage) await page.getByRole('button', { name: 'Vermelho' }).click();
    const press = async () => {
      await bet.click({ force: true });
      await pass(1_000);
      return stakesAtMs.length;
    };
    await expect.poll(press, { interval: 5 }).toBe(2);
    expect(between(stakesAtMs)).toBeGreaterThanOrEqual(paceMs);
  },
);

test.each(motions)('leaves time to see each result of automatic play with motion: %s', async (motion) => {
  await prefer(motion);
  const stakesAtMs: number[] = [];
  await renderFeature(<MinesPage />, { operator: operatorThatNotes(stakesAtMs) });
  await page.getByRole('tab', { name: 'Automático' }).click();
  await page.getByLabelText('Minas', { exact: true }).selectOptions('24');
  await page.getByRole('button', { name: 'Casa 1', exact: true }).click();
  await page.getByRole('button', { name: 'Iniciar automático' }).click();
  await expect.poll(() => stakesAtMs.length).toBeGreaterThanOrEqual(2);
  expect(between(stakesAtMs)).toBeGreaterThanOrEqual(700);
});
