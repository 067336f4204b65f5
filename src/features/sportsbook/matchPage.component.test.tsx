import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sportEvent, sportEvents } from '../../../sandbox/games/sportsEvents.ts';
import { refreshMs } from '../../../sandbox/partners/sportsbook/book.ts';
import { renderSports } from '../../../tests/support/operator/sportsOperator.tsx';

// The widget is on the page from the start.
vi.mock('../../shared/scripts/loadScript.ts', () => ({ loadScript: () => Promise.resolve() }));

// Matches of every sport are live then.
beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-03-10T12:05:00Z'),
    }),
);
afterEach(() => vi.useRealTimers());

const slip = page.getByRole('complementary', { name: 'Bilhete de apostas' });
const statistics = page.getByRole('button', { name: 'Estatísticas' });
const findLive = (sport: string) =>
  sportEvents(new Date()).findLast((event) => event.sport === sport && event.live);

async function openMatch(id: string) {
  await renderSports({ path: '/sports', player: null });
  await expect.element(page.getByRole('button', { name: /^Abrir .+ x / }).first()).toBeVisible();
  location.hash = `#/event/${id}`;
  await expect.element(statistics).toBeVisible();
}

test('begins the markets of a match high on a phone, and opens the search by a button', async () => {
  const match = findLive('Futebol');
  await openMatch(match?.id ?? '');
  await page.viewport(390, 844);
  const odds = page.getByRole('button', { name: /, odd / });
  const bottomOf = (at: number) => odds.nth(at).element().getBoundingClientRect().bottom;
  await expect.poll(() => bottomOf(0)).toBeLessThan(480);
  // The second market is in view as well.
  expect(bottomOf(3)).toBeLessThan(640);
  const search = page.getByRole('searchbox', { name: 'Buscar time ou liga' });
  await expect.element(search).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Buscar time ou liga' }).click();
  await expect.element(search).toBeVisible();
  await page.getByRole('button', { name: 'Buscar time ou liga' }).click();
  await page.getByRole('button', { name: /^Voltar a / }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Esportes' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Destaques' })).toBeVisible();
});

test.each([390, 1440])('leaves the head of the page to the match, %i pixels wide', async (width) => {
  await page.viewport(width, 900);
  await openMatch(findLive('Futebol')?.id ?? '');
  const title = page.getByRole('heading', { level: 1, name: 'Esportes' });
  const highOf = () => title.element().parentElement?.offsetHeight;
  expect(highOf()).toBe(1);
  await page.getByRole('button', { name: /^Voltar a / }).click();
  await expect.poll(highOf).toBeGreaterThan(24);
});

test('selects the sport of the match among the tabs', async () => {
  await page.viewport(1440, 900);
  await openMatch(findLive('Tênis')?.id ?? '');
  const tabs = page.getByRole('navigation', { name: 'Esportes' });
  await expect.element(tabs.getByRole('button', { name: 'Tênis' })).toHaveAttribute('aria-pressed', 'true');
  const first = page.getByRole('button', { name: /, odd / }).first();
  const { backgroundColor } = getComputedStyle(first.element());
  await first.hover();
  const pointed = getComputedStyle(first.element()).backgroundColor;
  expect(pointed).not.toBe(backgroundColor);
});

test('returns the focus to the match in the list, by the way back and by the history', async () => {
  await renderSports({ path: '/sports', player: null });
  const opener = page.getByRole('button', { name: /^Abrir .+ x / }).last();
  await expect.element(opener).toBeVisible();
  const name = opener.element().getAttribute('aria-label') ?? '';
  const root = opener.element().getRootNode() as ShadowRoot;
  const focused = () => root.activeElement?.getAttribute('aria-label');
  const open = async () => {
    const button = await opener.findElement();
    if (button instanceof HTMLElement) button.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toMatch(/^Voltar a /);
  };
  await open();
  history.back();
  await expect.poll(focused).toBe(name);
  await open();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe(name);
});

test('says that odds may be old while the supplier does not answer', async () => {
  let isDown = false;
  await renderSports({
    player: null,
    operator: {
      'GET /sportsbook/teste/events': () =>
        isDown ? new Response(null, { status: 503 }) : { events: sportEvents(new Date()) },
    },
  });
  const note = page.getByText(/^Sem conexão: as odds podem ter mudado\./);
  await expect.element(page.getByRole('button', { name: /, odd / }).first()).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
  isDown = true;
  await vi.advanceTimersByTimeAsync(refreshMs);
  await expect.element(note).toBeVisible();
  isDown = false;
  await vi.advanceTimersByTimeAsync(refreshMs);
  await expect.element(note).not.toBeInTheDocument();
});

test('names the open slip of a phone once', async () => {
  const match = sportEvents(new Date()).find(({ live }) => !live);
  await openMatch(match?.id ?? '');
  await page.viewport(390, 844);
  await page
    .getByRole('button', { name: /, odd / })
    .first()
    .click();
  await slip.getByRole('button', { name: /^Bilhete 1 seleção/ }).click();
  await expect.element(slip.getByRole('button', { name: 'Fechar bilhete' })).toBeVisible();
  expect(slip.getByRole('button', { name: /^Bilhete/ }).elements()).toHaveLength(1);
  await slip.getByRole('button', { name: 'Fechar bilhete' }).click();
  await expect.element(slip.getByRole('button', { name: /^Bilhete 1 seleção/ })).toBeVisible();
});

test('keeps the focus in the open slip of a phone, until Escape or a press beside it closes it', async () => {
  const match = sportEvents(new Date()).find(({ live }) => !live);
  await openMatch(match?.id ?? '');
  await page.viewport(390, 844);
  await page
    .getByRole('button', { name: /, odd / })
    .first()
    .click();
  const peek = slip.getByRole('button', { name: /^Bilhete 1 seleção/ });
  const root = peek.element().getRootNode() as ShadowRoot;
  const isIn = () => root.activeElement?.closest('.slip') !== null;
  await peek.click();
  const close = slip.getByRole('button', { name: 'Fechar bilhete' });
  await expect.element(close).toBeVisible();
  const keys = Array.from({ length: 14 }, () => '{Tab}').join('');
  await userEvent.keyboard(keys);
  expect(isIn()).toBe(true);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(isIn()).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(peek).toBeVisible();
  expect(root.activeElement?.className).toBe('peek');
  await peek.click();
  await expect.element(close).toBeVisible();
  // Above the slip.
  root.elementFromPoint(195, 60)?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  await expect.element(peek).toBeVisible();
});

test('tells the last results, the places and the meetings of two sides in words', async () => {
  const match = sportEvents(new Date()).find(({ sport, live }) => sport === 'Futebol' && !live);
  const { stats } = sportEvent(match?.id ?? '', new Date()) ?? {};
  await openMatch(match?.id ?? '');
  await statistics.click();
  for (const name of [match?.home, match?.away]) {
    const results = page.getByRole('list', { name: `Últimos jogos de ${name}, o mais recente no fim` });
    const texts = results
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent);
    expect(texts).toHaveLength(5);
    for (const text of texts)
      expect(text).toMatch(
        /^(VVitória por \d+ a \d+ sobre|EEmpate em \d+ a \d+ com|DDerrota por \d+ a \d+ para) /,
      );
  }
  await expect.element(page.getByText(`${stats?.home.rank}º`, { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('Confrontos diretos')).toBeVisible();
  await page.getByRole('button', { name: 'Todos' }).click();
  await expect.element(page.getByText('Confrontos diretos')).not.toBeInTheDocument();
});

test('follows a live match: moments of football, and scores of quarters', async () => {
  const football = findLive('Futebol');
  await openMatch(football?.id ?? '');
  await expect.element(page.getByRole('list', { name: 'Lances da partida' })).toBeInTheDocument();
  const basketball = findLive('Basquete');
  location.hash = `#/event/${basketball?.id}`;
  const table = page.getByRole('table', { name: 'Placar por parcial' });
  await expect.element(table.getByRole('columnheader', { name: '1º quarto' })).toBeVisible();
});

test('shows the points of the running game of tennis, and who serves', async () => {
  const tennis = findLive('Tênis');
  await openMatch(tennis?.id ?? '');
  const table = page.getByRole('table', { name: 'Placar por parcial' });
  await expect.element(table.getByRole('columnheader', { name: 'Pontos' })).toBeVisible();
  await expect.element(table.getByRole('rowheader', { name: /, no saque$/ })).toBeVisible();
  expect(table.getByRole('rowheader', { name: /, no saque$/ }).elements()).toHaveLength(1);
  await expect.element(page.getByText('Sets', { exact: true }).first()).toBeVisible();
});
