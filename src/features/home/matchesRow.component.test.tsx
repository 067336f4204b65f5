import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { MatchesRow } from './parts/MatchesRow.tsx';

const live = {
  id: 7,
  league: 'Copa da Serra',
  home: 'Serrano FC',
  away: 'Porto Alto',
  crests: { home: '/storage/crests/Serrano%20FC.svg', away: null },
  starts_at: '2026-03-10T12:00:00Z',
  live: true,
  minute: 37,
  score: { home: 1, away: 0 },
  odds: { home: 1.8, draw: 3.25, away: 4.1 },
};
const next = {
  ...live,
  id: 8,
  home: 'Falcões',
  away: 'Raios',
  starts_at: '2026-03-12T23:30:00Z',
  live: false,
  minute: null,
  score: null,
  odds: { home: 1.9, away: 1.95 },
};

const render = (matches: () => Response | Promise<Response> | object, settings: object = {}) =>
  renderFeature(
    <>
      <MatchesRow />
      <p>Depois</p>
    </>,
    { operator: { 'GET /v2/sports/matches': matches, 'GET /v2/settings/': () => settings }, player: null },
  );
test('shows a live match with minute and score, and leads to its page', async () => {
  const { router } = await render(() => [live, next]);
  const card = page.getByRole('link', { name: /Copa da Serra/ }).first();
  await expect.element(card).toHaveTextContent('Ao vivo 37′Copa da SerraSerrano FC1Porto Alto0');
  // A side without a crest keeps its name alone.
  const crests = [...card.element().querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
  expect(crests).toEqual(['/storage/crests/Serrano%20FC.svg']);
  await card.click();
  await expect.poll(() => router.state.location.pathname).toBe('/sports/event/7');
});

test('leads from odds to the match with its slip', async () => {
  const { router } = await render(() => [live, next]);
  await page.getByRole('link', { name: 'Odd do empate: 3,25' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/sports/event/7/draw');
});

test('shows when the next match begins, in the time of the site, and no draw where there is none', async () => {
  await render(() => [next]);
  const card = page.getByRole('link', { name: /Copa da Serra/ });
  await expect.element(card).toHaveTextContent('12/03, 20:30Copa da SerraFalcõesRaios');
  const odds = page.getByRole('link', { name: /^Odd de (Falcões: 1,90|Raios: 1,95)$/ }).elements();
  expect(odds.map((one) => one.textContent)).toEqual(['11,90', '21,95']);
  // Beside the odd, the mark would read as its first digit.
  for (const one of odds) {
    const [mark, odd] = [...one.children].map((part) => part.getBoundingClientRect());
    expect(mark?.bottom).toBeLessThanOrEqual(odd?.top ?? 0);
  }
});

test('keeps the height of its placeholder', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await render(() => promise.then(() => Response.json([live, next])));
  const top = () => page.getByText('Depois', { exact: true }).element().getBoundingClientRect().top;
  await expect.element(page.getByRole('heading', { name: 'Esportes' })).toBeVisible();
  const before = top();
  expect(before).toBeGreaterThan(150);
  resolve();
  await expect.element(page.getByRole('link', { name: /Porto Alto 0$/ })).toBeVisible();
  expect(top()).toBe(before);
});

test.each([
  ['the request fails', () => new Response('{}', { status: 500 })],
  ['the operator does not offer the call', () => new Response('{}', { status: 404 })],
  ['there is no match', () => []],
])('shows nothing when %s', async (_, matches) => {
  const { callsOf } = await render(matches);
  await expect.poll(() => callsOf('GET /v2/sports/matches').length).toBe(1);
  await expect.element(page.getByText('Depois', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});

test.each([
  ['goes on while the operator answers', 200, 3],
  ['ends with a failure, which no timer repeats', 500, 1],
])('asks again for the odds by a timer: %s', async (_, status, count) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { callsOf } = await render(() => Response.json([live], { status }));
  await expect.poll(() => callsOf('GET /v2/sports/matches').length).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  for (let round = 0; round < 2; round += 1) {
    await vi.advanceTimersByTimeAsync(21_000);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await expect.poll(() => callsOf('GET /v2/sports/matches').length).toBe(count);
});
