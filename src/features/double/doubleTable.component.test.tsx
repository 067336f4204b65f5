import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdTimers } from '../../../tests/support/page/heldTimers.ts';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { DoubleBet, DoubleRound } from '../../shared/contract/casino/games.ts';
import { meApi } from '../session/meApi.ts';
import { DoublePage, pollMs } from './DoublePage.tsx';

beforeEach(() => page.viewport(1280, 720));

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const ownBets = page.getByRole('list', { name: 'Suas apostas nesta rodada' });

function roundOf(id: string, phase: DoubleRound['phase'], players: DoubleRound['players'] = []) {
  const now = Date.now();
  const ends = phase === 'waiting' ? now + 60_000 : now - 1;
  return {
    id,
    phase,
    ends_at: new Date(ends).toISOString(),
    now: new Date(now).toISOString(),
    seed_hash: 'a',
    slot: phase === 'waiting' ? undefined : 3,
    colour: phase === 'waiting' ? undefined : 1,
    players,
  };
}

const roundsOf = (count: number, newest: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(newest - index),
    slot: 1,
    colour: 1 as const,
    seed: 'ab'.repeat(32),
  }));

// The table of an operator that takes bets, or refuses them as it does once the round spins. A bet is repeated for
// its key, and its response is lost when `onBet` returns false.
async function renderTable(
  table: { data: object; history?: object[] },
  onBet = () => true,
  brand: Partial<BrandRecord> = {},
) {
  const answered = new Map<string | null, DoubleBet>();
  const bets: DoubleBet[] = [];
  const rendered = await renderFeature(
    <main style={{ paddingInline: '1rem' }}>
      <DoublePage />
    </main>,
    {
      brand,
      operator: {
        'GET /api/games/double': () => ({ history: [], bets, ...table }),
        'POST /api/games/double/bets': ({ body, idempotencyKey }) => {
          const isAnswered = onBet();
          if (Object(table.data).phase !== 'waiting')
            return Response.json({ message: 'As apostas desta rodada estão encerradas.' }, { status: 422 });
          const earlier = answered.get(idempotencyKey);
          const bet = earlier ?? { id: String(bets.length + 1), payout: 0, ...Object(body) };
          if (!earlier) bets.push(bet);
          answered.set(idempotencyKey, bet);
          if (!isAnswered) throw new TypeError('Failed to fetch');
          return { data: bet };
        },
      },
    },
  );
  // As the app does, so that a bet leaves the player known.
  rendered.store.dispatch(meApi.endpoints.getMe.initiate());
  return { ...rendered, sent: () => rendered.callsOf('POST /api/games/double/bets') };
}

const choose = (colour: string) => button(colour).click();

async function startAutomatic() {
  await page.getByRole('tab', { name: 'Automático' }).click();
  await choose('Vermelho');
  await button('Iniciar automático').click();
}

test('has no color chosen before the player chooses one, and asks for it', async () => {
  const { sent } = await renderTable({ data: roundOf('2', 'waiting') });
  await expect.element(page.getByText('As apostas estão abertas.')).toBeVisible();
  for (const colour of ['Vermelho', 'Branco', 'Preto'])
    await expect.element(button(colour)).toHaveAttribute('aria-pressed', 'false');
  await button('Apostar').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Escolha uma cor para apostar.');
  expect(sent()).toHaveLength(0);
  await choose('Branco');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(button('Branco')).toHaveAttribute('aria-pressed', 'true');
});

test.each([
  [1440, 900],
  [390, 844],
  [390, 664],
  [360, 640],
  [700, 1000],
])('moves nothing when it asks for a color, %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await renderTable({ data: roundOf('2', 'waiting'), history: roundsOf(9, 1) });
  await expect.element(page.getByText('As apostas estão abertas.')).toBeInTheDocument();
  const parts = () =>
    ['[data-window]', '[aria-label="Cor"]', '[aria-label="Apostar"]'].map((part) => {
      const { top, height } = boxOf(part);
      return [Math.round(top + scrollY), Math.round(height)];
    });
  const atFirst = parts();
  await button('Apostar').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Escolha uma cor para apostar.');
  expect(parts()).toEqual(atFirst);
  const colours = boxOf('[aria-label="Cor"]');
  const alert = boxOf('[role="alert"]');
  expect(alert.bottom <= colours.top || alert.top >= colours.bottom).toBe(true);
});

test('names the newest result of the row as the last one', async () => {
  const drawn = { ...roundOf('2', 'complete'), slot: 6, colour: 1 };
  const history = [{ id: '2', slot: 6, colour: 1, seed: 'ab'.repeat(32) }, ...roundsOf(9, 1)];
  await renderTable({ data: drawn, history }, undefined, { jurisdiction: 'br' });
  await expect
    .element(page.getByRole('region', { name: 'Antes de apostar' }))
    .toMatchTextContent(/Último resultado\s*Vermelho 6/);
});

test('puts the number of bets below the color on a tablet, and each fact in one line', async () => {
  await page.viewport(768, 1024);
  const players = Array.from({ length: 12 }, () => ({ name: 'Jo•••', bet: 100, colour: 1 as const }));
  await renderTable({ data: roundOf('2', 'waiting', players) }, undefined, { jurisdiction: 'br' });
  const count = page.getByRole('heading', { name: /^Vermelho/ }).getByText('12 apostas');
  await expect.element(count).toBeVisible();
  expect(count.element().getBoundingClientRect().height).toBeLessThan(28);
  await expect.element(page.getByText('·', { exact: true }).first()).not.toBeVisible();
  await page.viewport(390, 844);
  const facts = page.getByRole('region', { name: 'Antes de apostar' }).element();
  const names = [...facts.querySelectorAll('dl:first-of-type dt')].slice(0, 3);
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Retorno (RTP)',
    'Pagamento',
    'Último resultado',
  ]);
  const values = [...facts.querySelectorAll('dl:first-of-type dd')].slice(0, 3);
  for (const fact of [...names, ...values]) expect(fact.getBoundingClientRect().height).toBeLessThan(20);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('asks for a color no longer once the bets are closed', async () => {
  const pass = holdTimers();
  const table = { data: roundOf('2', 'waiting') };
  await renderTable(table);
  await expect.element(page.getByText('As apostas estão abertas.')).toBeVisible();
  await button('Apostar').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Escolha uma cor para apostar.');
  table.data = roundOf('2', 'rolling');
  await pass(pollMs);
  await expect.element(page.getByText(/^Apostas encerradas\./)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('places one bet for two quick presses', async () => {
  const { sent } = await renderTable({ data: roundOf('2', 'waiting') });
  await expect.element(page.getByText('As apostas estão abertas.')).toBeVisible();
  await choose('Vermelho');
  const bet = button('Apostar').element();
  for (const ms of [0, 60, 120]) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (bet instanceof HTMLElement) bet.click();
  }
  await expect.element(ownBets).toMatchTextContent(/em Vermelho/);
  expect(sent()).toHaveLength(1);
});

test('repeats a bet without a response under its key, and only in its round', async () => {
  const pass = holdTimers();
  let isReachable = false;
  const table = { data: roundOf('700001', 'waiting') };
  const { sent } = await renderTable(table, () => isReachable);
  const unknown = page.getByText('Não sabemos se a aposta foi feita.', { exact: false });
  await choose('Vermelho');
  await button('Apostar').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/não será feita duas vezes/);
  // The table shows what the operator knows.
  await expect.element(ownBets).toMatchTextContent(/em Vermelho/);
  await button('Apostar').click();
  await expect.poll(sent).toHaveLength(2);
  await expect.element(unknown).toBeVisible();
  // A reload leaves the key.
  expect(Object.values(localStorage).join()).toContain(sent()[0]?.idempotencyKey);
  isReachable = true;
  await button('Apostar').click();
  await expect.element(unknown).not.toBeInTheDocument();
  expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(Object.values(localStorage).join()).not.toContain(sent()[0]?.idempotencyKey);
  expect(ownBets.getByRole('listitem').elements()).toHaveLength(1);
  // The next press is another bet.
  await button('Apostar').click();
  await expect.poll(() => ownBets.getByRole('listitem').elements()).toHaveLength(2);
  expect(sent()[3]?.idempotencyKey).not.toBe(sent()[0]?.idempotencyKey);

  isReachable = false;
  await button('Apostar').click();
  await expect.element(unknown).toBeVisible();
  table.data = roundOf('700002', 'waiting');
  await pass(pollMs);
  await expect.element(unknown).not.toBeInTheDocument();
});

test('plays the chosen number of automatic rounds and says when they are over', async () => {
  const pass = holdTimers();
  const table = { data: roundOf('2', 'waiting') };
  const { sent } = await renderTable(table);
  await page.getByRole('tab', { name: 'Automático' }).click();
  await page.getByLabelText('Rodadas', { exact: true }).fill('1');
  await choose('Branco');
  await button('Iniciar automático').click();
  await expect.element(button('Parar (1 rodada)')).toHaveFocus();
  await expect.element(ownBets).toMatchTextContent(/em Branco/);
  table.data = roundOf('2', 'complete');
  await pass(pollMs);
  await expect.element(page.getByText('As rodadas automáticas terminaram.')).toBeVisible();
  table.data = roundOf('3', 'waiting');
  await pass(pollMs);
  await expect.element(page.getByText('As apostas estão abertas.')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('stops automatic play when the table reports its round no more', async () => {
  const pass = holdTimers();
  const table: { data: object; history?: object[] } = { data: roundOf('2', 'waiting') };
  await renderTable(table);
  await startAutomatic();
  await expect.element(ownBets).toMatchTextContent(/em Vermelho/);
  table.data = roundOf('999999', 'rolling');
  await pass(pollMs);
  await expect.element(page.getByText('O jogo automático parou.')).toBeVisible();
});

test('skips a round whose betting closes before an automatic bet arrives', async () => {
  const pass = holdTimers();
  const table = { data: roundOf('2', 'waiting') };
  const { sent } = await renderTable(table, () => {
    if (table.data.id === '2') table.data = roundOf('2', 'rolling');
    return true;
  });
  await startAutomatic();
  await expect.element(page.getByText('Girando…')).toBeVisible();
  expect(sent()).toHaveLength(1);
  table.data = roundOf('3', 'waiting');
  await pass(pollMs);
  await expect.element(ownBets).toMatchTextContent(/em Vermelho/);
  expect(sent()).toHaveLength(2);
  await expect.element(page.getByText('As apostas desta rodada estão encerradas.')).not.toBeInTheDocument();
});

test('shows all bets of a full table, the largest first, and does not widen a phone', async () => {
  await page.viewport(390, 844);
  const players = Array.from({ length: 9 }, (_, index) => ({
    name: `Jo${index}•••`,
    bet: (index + 1) * 100,
    colour: 1 as const,
  }));
  await renderTable({ data: roundOf('900001', 'waiting', players), history: roundsOf(30, 900_000) });
  const results = page.getByRole('list', { name: 'Últimos resultados' }).getByRole('listitem');
  await expect.poll(() => results.elements()).toHaveLength(30);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const red = page.getByRole('region', { name: 'Apostas em Vermelho' });
  const rows = () => red.getByRole('listitem').elements();
  await expect.element(red.getByRole('heading')).toHaveTextContent('Vermelho · 9 apostas');
  await expect.element(red.getByText('R$ 45,00')).toBeVisible();
  expect(rows()).toHaveLength(9);
  expect(rows()[0]?.textContent).toMatch(/R\$\s9,00/);
  const list = red.getByRole('group').element();
  expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  const white = page.getByRole('region', { name: 'Apostas em Branco' });
  await expect.element(white.getByText('Ninguém apostou ainda.')).toBeVisible();
});

const boxOf = (selector: string) => {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (!box) throw new Error(`no ${selector}`);
  return box;
};

test('shows a win in place of the message, and never over the wheel that tells the result', async () => {
  const pass = holdTimers();
  const table = { data: roundOf('900001', 'waiting'), history: roundsOf(9, 900_000) };
  await renderTable(table);
  await expect.element(page.getByText('As apostas estão abertas.')).toBeVisible();
  // The ring of the countdown is around its seconds, and above the pointer.
  const ring = boxOf('[data-ring]');
  const seconds = page.getByRole('timer');
  await expect.element(seconds).toMatchTextContent(/^\d+ s$/);
  const figure = seconds.element().getBoundingClientRect();
  expect(ring.left).toBeLessThan(figure.left);
  expect(ring.right).toBeGreaterThan(figure.right);
  expect(ring.width).toBeCloseTo(ring.height, 0);
  expect((ring.left + ring.right) / 2).toBeCloseTo(
    (boxOf('[data-window]').left + boxOf('[data-window]').right) / 2,
    0,
  );
  expect(ring.bottom).toBeLessThanOrEqual(boxOf('[data-window]').top);
  const bets = ['1', '2', '3'].map((id) => ({ id, bet: 100, colour: 1, payout: 200 }));
  Object.assign(table, { data: roundOf('900001', 'complete'), bets });
  await pass(pollMs);
  const win = () => document.querySelector('[data-win] > *');
  await expect.poll(win).not.toBeNull();
  for (const animation of win()?.getAnimations() ?? []) animation.finish();
  const message = page.getByText('Deu Vermelho 3').element().parentElement;
  expect(message && getComputedStyle(message).opacity).toBe('0');
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.viewport(width, height);
    const plaque = boxOf('[data-win] > *');
    const wheel = boxOf('[data-window]');
    expect(plaque.bottom).toBeLessThanOrEqual(wheel.top);
    expect((plaque.left + plaque.right) / 2).toBeCloseTo((wheel.left + wheel.right) / 2, 0);
    // Two lines in the free room, and one on a low screen.
    if (height > 500) expect(plaque.height).toBeGreaterThanOrEqual(84);
    expect(plaque.top).toBeGreaterThanOrEqual(boxOf('ul[aria-label="Últimos resultados"]').bottom);
    // Several bets of one's own stay within the stage.
    const stage = document.querySelector('[data-window]')?.parentElement?.parentElement;
    expect(boxOf('ul[aria-label="Suas apostas nesta rodada"]').bottom).toBeLessThanOrEqual(
      stage?.getBoundingClientRect().bottom ?? 0,
    );
  }
});

test('rings the chosen color right after the press', async () => {
  await renderTable({ data: roundOf('2', 'waiting') });
  await expect.element(page.getByText('As apostas estão abertas.')).toBeVisible();
  await choose('Vermelho');
  const red = button('Vermelho').element();
  expect(document.activeElement).toBe(red);
  expect(getComputedStyle(red).outlineWidth).toBe('3px');
  expect(getComputedStyle(red).outlineStyle).toBe('solid');
});

test('tells a refusal at the button that it answers', async () => {
  const table = { data: roundOf('2', 'waiting') };
  await renderTable(table);
  await expect.element(page.getByText('As apostas estão abertas.')).toBeVisible();
  Object.assign(table, { data: roundOf('2', 'rolling') });
  await choose('Vermelho');
  await button('Apostar').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/encerradas/);
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.viewport(width, height);
    const { top, bottom } = boxOf('[role="alert"]');
    const bet = button('Apostar').element().getBoundingClientRect();
    expect(Math.max(top - bet.bottom, bet.top - bottom)).toBeLessThanOrEqual(16);
  }
});
