import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderSports } from '../../../tests/support/operator/sportsOperator.tsx';

// The widget is on the page from the start.
vi.mock('../../shared/scripts/loadScript.ts', () => ({ loadScript: () => Promise.resolve() }));

const slip = page.getByRole('complementary', { name: 'Bilhete de apostas' });
const leg = (match: string, result: string) => ({
  eventId: match,
  outcome: 'home',
  match,
  sport: 'Futebol',
  market: 'Handicap asiático',
  pick: 'Porto −0,5',
  odds: 200,
  result,
  score: result === 'open' ? null : [2, 1],
});
const bet = (id: string, status: string, selections: object[], cashOutCents: number | null = null) => ({
  id,
  status,
  stakeCents: 500,
  odds: 200 ** selections.length / 100 ** (selections.length - 1),
  payoutCents: 0,
  createdAt: '2026-03-10T15:40:00Z',
  settlesAt: '2026-03-10T17:40:00Z',
  selections,
  cashOutCents,
});
const textsOf = () =>
  slip
    .getByRole('list')
    .first()
    .getByRole('listitem')
    .elements()
    .filter((one) => one.classList.contains('bet'))
    .map((one) => one.textContent.replaceAll('\u00a0', ' '));

test('shows of each bet its figures and its time, and how each selection ended', async () => {
  await renderSports({
    operator: {
      'GET /sportsbook/teste/bets': () => ({
        bets: [
          bet('10', 'open', [leg('Porto x Serrano', 'open')]),
          bet('9', 'lost', [leg('Porto x Serrano', 'won'), leg('Porto x Náutico', 'lost')]),
        ],
      }),
    },
  });
  await slip.getByRole('button', { name: 'Minhas apostas' }).click();
  await expect
    .poll(textsOf)
    .toEqual([
      'FutebolEm abertoPorto −0,5Handicap asiáticoPorto x Serrano2,00ValorR$ 5,00Odd2,00RetornoR$ 10,00' +
        'Esta aposta não pode ser encerrada agora.10/03, 12:40 · Código 0000-0010',
    ]);
  await slip.getByRole('button', { name: 'Finalizadas' }).click();
  await expect
    .poll(textsOf)
    .toEqual([
      'Múltipla de 2PerdeuPorto −0,5Handicap asiáticoPorto x Serrano2–1Ganhou, 2,00' +
        'Porto −0,5Handicap asiáticoPorto x Náutico2–1Perdeu, 2,00' +
        'ValorR$ 5,00Odd total4,00PagoR$ 0,0010/03, 12:40 · Código 0000-0009',
    ]);
});

test('moves the focus to the question whether to end a bet and back, and says above the bets that one ended', async () => {
  await renderSports({
    operator: {
      'POST /sportsbook/teste/bets/10/cashout': () => ({ paidCents: 480 }),
      'GET /sportsbook/teste/bets': () => ({
        bets: [bet('10', 'open', [leg('Porto x Serrano', 'open')], 480)],
      }),
    },
  });
  await slip.getByRole('button', { name: 'Minhas apostas' }).click();
  const end = await slip.getByRole('button', { name: /^Encerrar por/ }).findElement();
  if (end instanceof HTMLElement) end.focus();
  const root = end.getRootNode() as ShadowRoot;
  const focused = () => root.activeElement?.textContent;
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toMatch(/^Confirmar/);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.poll(focused).toMatch(/^Encerrar por/);
  await userEvent.keyboard('{Enter}{Enter}');
  const note = slip.getByText(/^Aposta encerrada\./).last();
  await expect.element(note).toBeVisible();
  // Above the bets, which may be many.
  const topOf = (part: Element) => part.getBoundingClientRect().top;
  expect(topOf(note.element())).toBeLessThan(topOf(slip.getByRole('list').first().element()));
});

test('leaves the list of a phone free but for a short way to the bets while no odd is chosen', async () => {
  await renderSports({
    operator: {
      'GET /sportsbook/teste/bets': () => ({ bets: [bet('10', 'open', [leg('Porto x Serrano', 'open')])] }),
    },
  });
  await page.viewport(390, 844);
  const peek = slip.getByRole('button', { name: 'Bilhete Minhas apostas' });
  await expect.element(peek).toBeVisible();
  const { width, height } = peek.element().getBoundingClientRect();
  expect(width).toBeLessThan(220);
  expect(height).toBe(44);
  await peek.click();
  await expect.element(slip.getByRole('group', { name: 'Bilhete e apostas' })).toBeVisible();
  await page.viewport(1280, 720);
});
