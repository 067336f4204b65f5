import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { sportEvents } from '../../../sandbox/games/sportsEvents.ts';
import { refreshMs } from '../../../sandbox/partners/sportsbook/book.ts';
import { renderSports } from '../../../tests/support/operator/sportsOperator.tsx';

// The widget is on the page from the start.
vi.mock('../../shared/scripts/loadScript.ts', () => ({ loadScript: () => Promise.resolve() }));

// New odds come when a test wants.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

// No goal moves the odds of a match that starts hours later.
const draws = page.getByRole('region', { name: 'Mais tarde' }).getByRole('button', { name: /^Empate, odd / });
const lateDraw = draws.last();
const slip = page.getByRole('complementary', { name: 'Bilhete de apostas' });
const place = slip.getByRole('button', { name: /^Apostar R\$/ });
const unpriced = slip.getByRole('button', { name: 'Informe o valor' });
const receipt = slip.getByRole('region', { name: 'Comprovante' });
const receiptText = () => receipt.element().textContent;
const bets = '/sportsbook/teste/bets';

// The widget has a shadow root, whose focus the document does not know.
const hasFocus = (part: Locator) => {
  const element = part.query();
  const root = element?.getRootNode();
  return root instanceof ShadowRoot && root.activeElement === element;
};

async function pressEnterOn(part: Locator) {
  const element = await part.findElement();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard('{Enter}');
}

test.each([1280, 390])('leads the keyboard from chosen odds to the slip at %i px', async (width) => {
  await renderSports({ operator: {} });
  await page.viewport(width, 844);
  const link = page.getByRole('button', { name: 'Ir para o bilhete' });
  await expect.element(lateDraw).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await pressEnterOn(lateDraw);
  await pressEnterOn(link);
  await expect.poll(() => hasFocus(slip)).toBe(true);
  await expect.element(slip.getByRole('button', { name: 'Remover Empate' })).toBeVisible();
});

test.each([1280, 390])(
  'says that a second pick of a match replaced the first, with a way back, at %i px',
  async (width) => {
    await renderSports({ operator: {} });
    await page.viewport(width, 844);
    await pressEnterOn(lateDraw);
    const said = () => slip.getByRole('status').element().textContent;
    await expect.poll(said).toBe('');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect.poll(said).toBe('Trocamos sua escolha neste jogo.');
    const undo = slip.getByRole('button', { name: 'Desfazer' });
    await expect.element(undo).toBeVisible();
    await expect.element(lateDraw).toHaveAttribute('aria-pressed', 'false');
    await pressEnterOn(page.getByRole('button', { name: 'Ir para o bilhete' }));
    await userEvent.keyboard('{Tab}');
    expect(hasFocus(undo)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.element(lateDraw).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => hasFocus(slip)).toBe(true);
  },
);

test('moves the focus to the next pick when one is removed', async () => {
  await renderSports({ operator: {} });
  await lateDraw.click();
  await draws.nth(-2).click();
  const drops = slip.getByRole('button', { name: 'Remover Empate' });
  await pressEnterOn(drops.first());
  await expect.poll(() => drops.elements()).toHaveLength(1);
  expect(hasFocus(drops)).toBe(true);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => hasFocus(slip)).toBe(true);
});

test('clears the slip and takes that back', async () => {
  await renderSports({ operator: {} });
  await lateDraw.click();
  await draws.nth(-2).click();
  await slip.getByRole('button', { name: 'Limpar bilhete' }).click();
  await expect.element(slip.getByText('Seu bilhete está vazio.')).toBeVisible();
  await slip.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => slip.getByRole('listitem').elements()).toHaveLength(2);
});

test('keeps focus and later picks during a bet, which a second press repeats not', async () => {
  localStorage.setItem('sportsbook-preferences', '{"accept":"any","stakeCents":500}');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { callsOf } = await renderSports({
    operator: {
      [`POST ${bets}`]: async () => {
        await held;
        return { betIds: ['1'] };
      },
    },
  });
  const sent = () => callsOf(`POST ${bets}`);
  const picks = () => slip.getByRole('button', { name: 'Remover Empate' }).elements();
  await lateDraw.click();
  await pressEnterOn(place);
  const sending = slip.getByRole('button', { name: 'Enviando…' });
  await expect.poll(() => hasFocus(sending)).toBe(true);
  await expect.element(sending).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  const next = draws.nth(-2);
  await next.click();
  await expect.poll(picks).toHaveLength(2);
  release();
  await expect.element(slip.getByText('Aposta confirmada!').last()).toBeVisible();
  expect(sent()).toHaveLength(1);
  await expect.poll(picks).toHaveLength(1);
  await expect.element(lateDraw).toHaveAttribute('aria-pressed', 'false');
  await expect.element(next).toHaveAttribute('aria-pressed', 'true');
  // The button disappears with the slip's last pick.
  await pressEnterOn(place);
  await expect.poll(sent).toHaveLength(2);
  await expect.poll(() => hasFocus(slip)).toBe(true);
});

test('leaves the stake to the player, who may prefer one, and never keeps it for the next bet', async () => {
  localStorage.removeItem('sportsbook-preferences');
  await renderSports({ operator: { [`POST ${bets}`]: () => ({ betIds: ['1'] }) } });
  const stake = slip.getByRole('textbox', { name: 'Valor da aposta' });
  await lateDraw.click();
  await expect.element(stake).toHaveValue('');
  const more = slip.getByRole('group', { name: 'Somar ao valor' }).getByRole('button');
  expect(more.elements().map((one) => one.textContent.slice(4))).toEqual(['1', '5', '10', '20']);
  await pressEnterOn(unpriced);
  await expect.element(slip.getByText('Informe o valor da aposta.').last()).toBeVisible();
  expect(hasFocus(stake)).toBe(true);
  await more.first().click();
  await expect.element(stake).toHaveValue('1,00');
  await expect.element(place).toHaveTextContent('Apostar R$ 1,00');
  await place.click();
  await expect.element(slip.getByText('Aposta confirmada!').last()).toBeVisible();
  await lateDraw.click();
  await expect.element(stake).toHaveValue('');
  await page.getByRole('button', { name: 'Preferências de aposta' }).click();
  await page.getByRole('button', { name: /^R\$.2,00$/ }).click();
  await expect.element(stake).toHaveValue('2,00');
});

test('says on the receipt that a bet has other odds than those of the slip', async () => {
  localStorage.setItem('sportsbook-preferences', '{"accept":"any","stakeCents":500}');
  await renderSports({ operator: { [`POST ${bets}`]: () => ({ betIds: ['1'], odds: 101 }) } });
  await lateDraw.click();
  await place.click();
  await expect.element(slip.getByText(/^A odd caiu de \d+,\d\d para 1,01\.$/)).toBeVisible();
});

test('draws one focus ring around the stake, that of its field inside the slip', async () => {
  await renderSports({ operator: {} });
  await lateDraw.click();
  const stake = await slip.getByRole('textbox').findElement();
  await userEvent.click(stake);
  expect(getComputedStyle(stake).outlineStyle).toBe('none');
  expect(getComputedStyle(stake.parentElement ?? stake).outlineStyle).toBe('solid');
  const right = (part: Element) => part.getBoundingClientRect().right;
  expect(right(stake)).toBeLessThan(right(await slip.findElement()));
});

// The sandbox's odds, multiplied; `move` shows those of another factor.
function movingOdds(times: number) {
  const offer = { times };
  const move = async (to: number) => {
    offer.times = to;
    await vi.advanceTimersByTimeAsync(refreshMs);
  };
  const events = () =>
    sportEvents(new Date()).map((event) => ({
      ...event,
      outcomes: event.outcomes.map((outcome) => ({ ...outcome, odds: outcome.odds * offer.times })),
    }));
  return { move, operator: { 'GET /sportsbook/teste/events': () => ({ events: events() }) } };
}

test('accepts fallen odds and bets with one press, once there is a stake', async () => {
  localStorage.removeItem('sportsbook-preferences');
  const { move, operator } = movingOdds(2);
  const { callsOf } = await renderSports({
    operator: { ...operator, [`POST ${bets}`]: () => ({ betIds: ['1'] }) },
  });
  await lateDraw.click();
  await move(1);
  await expect.element(slip.getByText(/^A odd caiu de /)).toBeVisible();
  await expect.element(unpriced).toBeVisible();
  const [sum] = slip.getByText(/^Odd /).elements();
  await slip.getByRole('textbox').fill('5,00');
  const odds = sum?.querySelector('b')?.textContent;
  await slip.getByRole('button', { name: `Aceitar ${odds} e apostar` }).click();
  await expect.element(slip.getByText('Aposta confirmada!').last()).toBeVisible();
  expect(callsOf(`POST ${bets}`)).toHaveLength(1);
});

test('takes fallen odds as soon as the player allows all', async () => {
  localStorage.setItem('sportsbook-preferences', '{"accept":"none","stakeCents":500}');
  const { move, operator } = movingOdds(2);
  await renderSports({ operator });
  await lateDraw.click();
  await move(1);
  const accept = slip.getByRole('button', { name: /^Aceitar \d+,\d\d e apostar$/ });
  await expect.element(accept).toBeVisible();
  await slip.getByRole('combobox', { name: 'Novas odds' }).selectOptions('Aceitar todas');
  await expect.element(place).toBeVisible();
  expect(localStorage.getItem('sportsbook-preferences')).toContain('"accept":"any"');
});

test('shows risen odds beside the old ones, in the slip and on the receipt', async () => {
  localStorage.setItem('sportsbook-preferences', '{"accept":"higher","stakeCents":500}');
  const { move, operator } = movingOdds(1);
  await renderSports({ operator: { ...operator, [`POST ${bets}`]: () => ({ betIds: ['1'] }) } });
  await lateDraw.click();
  await move(2);
  const sentence = slip.getByText(/^A odd subiu de /);
  await expect.element(sentence).toBeInTheDocument();
  expect(sentence.element().clientWidth).toBeLessThan(2);
  const [, before, now] = /de ([\d,]+) para ([\d,]+)\.$/.exec(sentence.element().textContent) ?? [];
  const price = slip.getByRole('listitem').element().querySelector('.price');
  expect([price?.querySelector('s')?.textContent, price?.querySelector('b')?.textContent]).toEqual([
    before,
    now,
  ]);
  await place.click();
  await expect.poll(receiptText).toMatch(new RegExp(`Odd${now} \\(era ${before}\\)`));
  await expect.element(sentence).not.toBeInTheDocument();
});

test('shows each leg of a multiple with the odds that the operator took', async () => {
  localStorage.setItem('sportsbook-preferences', '{"accept":"any","stakeCents":500}');
  let taken: object[] = [];
  await renderSports({
    operator: {
      [`POST ${bets}`]: ({ body }) => {
        taken = Object(body).selections.map((leg: object) => ({ ...leg, odds: 321 }));
        return { betIds: ['1'], odds: 1030 };
      },
      [`GET ${bets}`]: () => ({
        bets: taken.length > 0 ? [{ id: '1', status: 'open', selections: taken }] : [],
      }),
    },
  });
  await lateDraw.click();
  await draws.nth(-2).click();
  await place.click();
  await expect.poll(receiptText).toMatch(/3,21Empate.*3,21Valor.*Odd total10,30/);
});

test('names selection, market and match of each bet on the receipt', async () => {
  localStorage.setItem('sportsbook-preferences', '{"accept":"any","stakeCents":500}');
  await renderSports({ operator: { [`POST ${bets}`]: () => ({ betIds: ['1'] }) } });
  const matchOf = (part: Locator) =>
    /, odd [\d,]+, (.+)$/.exec(part.element().getAttribute('aria-label') ?? '')?.[1] ?? '';
  await lateDraw.click();
  const [first, second] = [matchOf(lateDraw), matchOf(draws.nth(-2))];
  await place.click();
  await expect.poll(receiptText).toMatch(new RegExp(`!SimplesEmpateResultado final${first}Valor`));
  await lateDraw.click();
  await draws.nth(-2).click();
  await place.click();
  await expect
    .poll(receiptText)
    .toMatch(
      new RegExp(
        `!Múltipla de 2EmpateResultado final${first}[\\d,]+EmpateResultado final${second}[\\d,]+Valor`,
      ),
    );
});

test('scrolls the chosen odds above the button that bets, which stays on a low screen', async () => {
  localStorage.setItem('sportsbook-preferences', '{"accept":"any","stakeCents":500}');
  await renderSports({ operator: {} });
  await page.viewport(1280, 720);
  document.documentElement.style.setProperty('--player-panel', '28px');
  onTestFinished(() => void document.documentElement.style.removeProperty('--player-panel'));
  for (const at of [-1, -2, -3, -4]) await draws.nth(at).click();
  await expect.poll(() => slip.getByRole('listitem').elements()).toHaveLength(4);
  scrollTo(0, 0);
  await expect.poll(() => place.element().getBoundingClientRect().bottom).toBeLessThan(720 - 28);
  const list = slip.getByRole('list').element().parentElement;
  expect(list?.scrollHeight).toBeGreaterThan(list?.clientHeight ?? 0);
  const tabs = slip.getByRole('group', { name: 'Bilhete e apostas' }).getByRole('button').elements();
  expect(tabs.filter((one) => one.scrollWidth > one.clientWidth)).toEqual([]);
});

test('opens the match of a link with the outcome that it names in the slip', async () => {
  const match = sportEvents(new Date()).findLast(({ sport, live }) => sport === 'Futebol' && !live);
  await renderSports({ path: `/sports/event/${match?.id}/draw`, operator: {} });
  await expect.element(slip.getByRole('listitem')).toBeVisible();
  expect(slip.getByRole('listitem').element().textContent).toContain(
    `EmpateResultado final${match?.home} x ${match?.away}`,
  );
  await slip.getByRole('button', { name: 'Remover Empate' }).click();
  await page.getByRole('button', { name: 'Destaques' }).click();
  await expect.element(slip.getByText('Seu bilhete está vazio.')).toBeVisible();
});

test('leads on from a search without matches', async () => {
  await renderSports({ operator: {} });
  await expect.element(lateDraw).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar time ou liga' }).fill('zzz');
  await expect.element(page.getByText('Nenhum jogo encontrado para “zzz”.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect.element(lateDraw).toBeVisible();
});

test('cuts neither two picks nor the choice about new odds on a laptop', async () => {
  await renderSports({ operator: {} });
  await page.viewport(1440, 900);
  await lateDraw.click();
  await draws.first().click();
  const choice = await slip.getByRole('combobox', { name: 'Novas odds' }).findElement();
  const within = choice.closest('.foot');
  expect(choice.getBoundingClientRect().top).toBeGreaterThan(within?.getBoundingClientRect().top ?? 1e4);
  expect(choice.scrollWidth).toBeLessThanOrEqual(choice.clientWidth);
  const body = within?.parentElement?.querySelector('.body');
  expect(body?.scrollHeight).toBe(body?.clientHeight);
  await page.viewport(1280, 720);
});
