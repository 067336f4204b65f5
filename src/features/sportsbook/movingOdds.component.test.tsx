import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sportEvents } from '../../../sandbox/games/sportsEvents.ts';
import { refreshMs } from '../../../sandbox/partners/sportsbook/book.ts';
import { renderSports } from '../../../tests/support/operator/sportsOperator.tsx';

// The widget is on the page from the start.
vi.mock('../../shared/scripts/loadScript.ts', () => ({ loadScript: () => Promise.resolve() }));

// No goal moves the odds of a match that starts hours later.
const lateDraw = page
  .getByRole('region', { name: 'Mais tarde' })
  .getByRole('button', { name: /^Empate, odd / })
  .last();
const slip = page.getByRole('complementary', { name: 'Bilhete de apostas' });
const stake = slip.getByRole('textbox', { name: 'Valor da aposta' });
const bets = '/sportsbook/teste/bets';

const nameOfDraw = () => lateDraw.query()?.getAttribute('aria-label') ?? '';
const shownOdds = () => Number(/, odd ([\d,]+),/.exec(nameOfDraw())?.[1]?.replace(',', '.'));
const comma = (odds: number) => odds.toFixed(2).replace('.', ',');
const brl = (amount: number) => `R$ ${comma(amount).replace(/(\d)(?=(\d{3})+,)/g, '$1.')}`;
const returned = (amount: number) => `Retorno ${brl(Math.floor(amount * 100 + 1e-6) / 100)}`;
const total = slip.getByRole('paragraph').filter({ hasText: 'Retorno' });

test('reads a stake like the site’s own fields, and reports an invalid one before sending', async () => {
  localStorage.removeItem('sportsbook-preferences');
  const { callsOf } = await renderSports({ operator: {} });
  await lateDraw.click();
  for (const [typed, read] of [
    ['5.00', 5],
    ['5.5', 5.5],
    ['5', 5],
    ['1.000', 1_000],
    ['1.000,50', 1_000.5],
    [' R$ 10 ', 10],
    ['-5', 0],
    ['2e3', 0],
    ['cinco', 0],
  ] as const) {
    await stake.fill(typed);
    const odds = shownOdds();
    await expect.element(total).toHaveTextContent(`Odd ${comma(odds)}${returned(read * odds)}`);
  }
  await slip.getByRole('button', { name: 'Informe o valor' }).click();
  await expect.element(slip.getByText('Informe o valor da aposta.').last()).toBeVisible();
  expect(callsOf(`POST ${bets}`)).toHaveLength(0);
});

test('highlights moving odds, keeps the focus on them, and shows why a bet at old ones was refused', async () => {
  localStorage.setItem('sportsbook-preferences', '{"accept":"higher","stakeCents":500}');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const message = 'As odds mudaram. Confira o bilhete e aposte de novo.';
  let times = 1;
  const events = () =>
    sportEvents(new Date()).map((event) => ({
      ...event,
      outcomes: event.outcomes.map((outcome) => ({ ...outcome, odds: outcome.odds * times })),
    }));
  await renderSports({
    operator: {
      'GET /sportsbook/teste/events': () => ({ events: events() }),
      [`POST ${bets}`]: () => Response.json({ message }, { status: 422 }),
    },
  });
  const move = async (to: number) => {
    times = to;
    await vi.advanceTimersByTimeAsync(refreshMs);
  };
  const hasFocus = () => {
    const root = lateDraw.query()?.getRootNode();
    return root instanceof ShadowRoot && root.activeElement === lateDraw.query();
  };
  await lateDraw.click();
  const first = shownOdds();
  const sum = (odds: number) => `Odd ${comma(odds)}${returned(odds * 5)}`;
  await expect.element(total).toHaveTextContent(sum(first));
  await move(2);
  await expect.poll(shownOdds).toBe(first * 2);
  await expect.element(lateDraw).toHaveClass('odd', 'up', { exact: true });
  await expect.element(total).toHaveTextContent(sum(first * 2));
  expect(hasFocus()).toBe(true);
  await slip.getByRole('button', { name: /^Apostar R\$/ }).click();
  await expect.element(slip.getByText(message).last()).toBeVisible();
  await move(1);
  await expect.poll(shownOdds).toBe(first);
  await expect.element(lateDraw).toHaveClass('odd', 'down', { exact: true });
  // The sums follow; the price of the selection still has the accepted odds beside the new ones.
  await expect.element(total).toHaveTextContent(sum(first));
  await expect
    .element(slip.getByRole('listitem'))
    .toMatchTextContent(new RegExp(`${comma(first * 2)}${comma(first)}$`));
  await expect.element(slip.getByRole('button', { name: `Aceitar ${comma(first)} e apostar` })).toBeVisible();
});

test('shows odds as the player prefers them, on later visits too', async () => {
  localStorage.removeItem('sportsbook-preferences');
  const american = /, odd [+−]\d+,/;
  const { router } = await renderSports({ player: null });
  await page.getByRole('button', { name: 'Preferências de aposta' }).click();
  await page.getByRole('button', { name: 'Americana +150' }).click();
  await expect.poll(nameOfDraw).toMatch(american);
  await router.navigate('/casino');
  await expect.element(lateDraw).not.toBeInTheDocument();
  await renderSports({ player: null });
  await expect.poll(nameOfDraw).toMatch(american);
});
