import { beforeEach, expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';
import { sportsPlayer } from '../../tests/support/operator/sportsPlayer.ts';
import { type SportEvent, selectionResult, sportEvents } from './sportsEvents.ts';

const now = new Date('2026-03-10T12:29:00Z');
let later = now;
const site = exampleSandbox('aurora', { clock: () => later });
const { call } = site;
beforeEach(() => {
  later = now;
});

const player = (balanceCents: number) => sportsPlayer(site, balanceCents);

const isOpen = ({ outcomes }: SportEvent) => outcomes.length > 1;
const [first, second] = sportEvents(now).filter((event) => event.live && isOpen(event));
const selection = (event = first) => {
  const [outcome] = event?.outcomes ?? [];
  return { eventId: event?.id, outcome: outcome?.key, odds: outcome?.odds };
};

test('treats a slip resent with its key as one bet, even with moved odds and a finished match', async () => {
  const { bet, bets, balance } = await player(10_000);
  const slip = { key: crypto.randomUUID(), stakeCents: 500, selections: [selection(), selection(second)] };
  const placed = await bet(slip);
  expect(placed).toMatchObject({ status: 200, body: { betIds: [expect.any(String)] } });
  later = selectionResult(first?.id ?? '', selection().outcome ?? '')?.endsAt ?? now;
  const moved = slip.selections.map((one) => ({ ...one, odds: Number(one.odds) * 2 })).reverse();
  expect(await bet({ ...slip, selections: moved })).toEqual(placed);
  later = now;
  expect(await bets()).toHaveLength(1);
  expect(await balance()).toBe(9_500);
});

test('refuses a key that belongs to a slip with another stake or selection', async () => {
  const { bet, bets } = await player(10_000);
  const slip = { key: crypto.randomUUID(), stakeCents: 500, selections: [selection()] };
  await bet(slip);
  expect((await bet({ ...slip, stakeCents: 600 })).status).toBe(409);
  expect((await bet({ ...slip, selections: [selection(second)] })).status).toBe(409);
  expect(await bets()).toHaveLength(1);
});

test('keeps the key of a refused slip free', async () => {
  const { bet, bets } = await player(400);
  const slip = { key: crypto.randomUUID(), stakeCents: 500, selections: [selection()] };
  expect(await bet(slip)).toMatchObject({ status: 422, body: { message: 'Saldo insuficiente.' } });
  expect((await bet({ ...slip, stakeCents: 400 })).status).toBe(200);
  expect(await bets()).toHaveLength(1);
});

test('refuses a slip with two selections of one event, or with odds that no event has', async () => {
  const { bet, bets, balance } = await player(10_000);
  const slip = (selections: object[]) => bet({ key: crypto.randomUUID(), stakeCents: 500, selections });
  const [home, other] = first?.outcomes ?? [];
  const both = [home, other].map((one) => ({ eventId: first?.id, outcome: one?.key, odds: one?.odds }));
  const message = 'Uma múltipla aceita só uma seleção por evento.';
  for (const selections of [both, [selection(), selection()], [selection(second), ...both]])
    expect(await slip(selections)).toMatchObject({ status: 422, body: { message } });
  for (const odds of [-1, 0, -150.5, 1e-9]) expect((await slip([{ ...selection(), odds }])).status).toBe(422);
  expect([await bets(), await balance()]).toEqual([[], 10_000]);
});

test('refuses a slip whose odds no prize can follow', async () => {
  await site.sandbox.control.changeSettings('aurora', { sport_multiple: 30 });
  const { bet } = await player(10_000);
  const selections = sportEvents(now)
    .filter(isOpen)
    .slice(0, 30)
    .map(({ id, outcomes }) => {
      const longest = outcomes.reduce((one, other) => (other.odds > one.odds ? other : one));
      return { eventId: id, outcome: longest.key, odds: longest.odds };
    });
  const response = await bet({ key: crypto.randomUUID(), stakeCents: 500, selections });
  expect(response).toMatchObject({ status: 422, body: { message: expect.stringContaining('altas demais') } });
  await site.sandbox.control.changeSettings('aurora', { sport_multiple: 10 });
});

test('plays a spin resent with its key once', async () => {
  const { token, balance } = await player(10_000);
  const { body: launch } = await call('POST', '/api/casino-games/1002/launch', {
    token,
    body: { device: 'desktop' },
  });
  const spin = (body: object) =>
    call('POST', `${new URL(launch.url).pathname}/spin`, { host: 'partners', body });
  const request = { key: crypto.randomUUID(), bet: 50 };
  const round = await spin(request);
  expect(round.status).toBe(200);
  for (let again = 0; again < 3; again += 1) expect(await spin(request)).toEqual(round);
  expect(await balance()).toBe(10_000 - 50 + round.body.payout);
  expect((await spin({ ...request, bet: 100 })).status).toBe(409);
});
