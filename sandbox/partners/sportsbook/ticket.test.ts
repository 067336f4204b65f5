import { expect, onTestFinished, test, vi } from 'vitest';
import { sportEvents } from '../../games/sportsEvents.ts';
import { createTicket } from './ticket.ts';

const now = new Date('2026-03-10T12:20:00Z');
const [first, second] = sportEvents(now).filter(({ outcomes }) => outcomes.length > 1);

/** Makes a slip of two singles whose bets get one response after another. */
function singles(responses: (() => Response | Promise<Response>)[], token: string | null = 'ana') {
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit) =>
    method === 'POST' ? responses.shift()?.() : Response.json({ bets: [] }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const settings = { token, integration: 'aurora' };
  const slips = createTicket({ base: 'https://sports.example/', settings: () => settings });
  for (const event of [first, second]) {
    const [outcome] = event?.outcomes ?? [];
    if (event && outcome) slips.toggle(event, 'Resultado final', outcome);
  }
  slips.change({ mode: 'singles' });
  slips.addStake(500);
  return { slips, settings };
}

const placed = (odds: number) => () => Response.json({ betIds: ['7'], odds });
const refused = () => Response.json({ message: 'Saldo insuficiente.' }, { status: 422 });

test('shows the odds that a bet has, which are not always those of the slip', async () => {
  const { slips } = singles([placed(333), () => Response.json({ betIds: ['8'] })]);
  const [, { odds } = { odds: 0 }] = slips.ticket.picks;
  await slips.bet({});
  expect(slips.ticket.receipt.map((bet) => bet.odds)).toEqual([333, odds]);
  const [{ chosen } = { chosen: 0 }] = slips.ticket.receipt;
  expect(chosen).toBe(first?.outcomes[0]?.odds);
});

test('repeats the selections of a receipt beside those that were refused', async () => {
  const { slips } = singles([placed(200), refused]);
  const [taken, left] = slips.ticket.picks;
  await slips.bet({});
  expect(slips.ticket.picks).toEqual([left]);
  slips.repeat();
  expect(slips.ticket.picks).toEqual([left, taken]);
  expect(slips.ticket.receipt).toEqual([]);
});

const tokenOf = (sub: string, exp: number) => `e30.${btoa(JSON.stringify({ sub, exp }))}.`;

test('shows the receipt of a player to no one else', async () => {
  const { slips, settings } = singles([placed(200), refused], null);
  const enter = (token: string | null) => {
    settings.token = token;
    slips.meet();
  };
  enter(tokenOf('1', 600));
  const [, left] = slips.ticket.picks;
  await slips.bet({});
  enter(tokenOf('1', 1_200));
  expect(slips.ticket).toMatchObject({ picks: [left], message: 'Saldo insuficiente.' });
  expect(slips.ticket.receipt).toHaveLength(1);
  enter(null);
  expect(slips.ticket).toMatchObject({ picks: [], receipt: [], bets: null, message: '' });
});

test('shows no outcome to the player who comes during a bet, and bets nothing more', async () => {
  const response = Promise.withResolvers<Response>();
  const more = vi.fn(placed(200));
  const { slips, settings } = singles([() => response.promise, more]);
  const done = slips.bet({});
  settings.token = 'bia';
  slips.meet();
  response.resolve(placed(200)());
  await done;
  expect(slips.ticket).toMatchObject({ picks: [], receipt: [], message: '', busy: false });
  expect(more).not.toHaveBeenCalled();
});

test('takes back a second pick of a match, a removed pick and a cleared slip, until the picks change', () => {
  const { slips } = singles([]);
  const { picks } = slips.ticket;
  const undone = () => {
    slips.takeBack();
    expect(slips.ticket).toMatchObject({ picks, undo: null });
  };
  const [, other] = first?.outcomes ?? [];
  if (!first || !other) throw new Error('the first match has one outcome');
  slips.toggle(first, 'Resultado final', other);
  expect(slips.ticket.undo?.text).toBe('Trocamos sua escolha neste jogo.');
  expect(slips.ticket.picks.map(({ outcome }) => outcome)).toContain(other.key);
  undone();
  const [pick] = picks;
  if (pick) slips.drop(pick);
  expect(slips.ticket.picks).toEqual(picks.slice(1));
  undone();
  slips.clear();
  expect(slips.ticket.picks).toEqual([]);
  undone();
  // A pick that the player takes out by its odds needs no way back.
  const [same] = first.outcomes;
  if (same) slips.toggle(first, 'Resultado final', same);
  expect(slips.ticket.undo).toBeNull();
});
