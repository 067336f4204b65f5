import { beforeEach, expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';
import { sportsPlayer } from '../../tests/support/operator/sportsPlayer.ts';
import { selectionResult, sportEvent, sportEvents } from './sportsEvents.ts';

const now = new Date('2026-03-10T12:20:00Z');
let later = now;
const site = exampleSandbox('aurora', { clock: () => later });
beforeEach(() => {
  later = now;
});

async function player(balanceCents: number) {
  const { bet, ...rest } = await sportsPlayer(site, balanceCents);
  const place = (selections: object[], changes: object = {}) =>
    bet({ key: crypto.randomUUID(), stakeCents: 1_000, selections, ...changes });
  return { ...rest, place };
}

// Live, and not decided before the end.
const running = sportEvents(now).filter(({ live, sport }) => live && sport === 'Futebol');
const wonBy = (won: boolean) => {
  for (const { id } of running)
    for (const { outcomes } of sportEvent(id, now)?.markets ?? [])
      for (const { key, odds } of outcomes)
        if (selectionResult(id, key)?.won === won) return { eventId: id, outcome: key, odds };
  throw new Error('no such selection');
};
const endOf = ({ eventId, outcome }: { eventId: string; outcome: string }) =>
  selectionResult(eventId, outcome)?.endsAt ?? now;

test('settles a bet by the final score of its match, and not before', async () => {
  const { place, bets, balance } = await player(10_000);
  const [winning, losing] = [wonBy(true), wonBy(false)];
  await place([winning]);
  await place([losing]);
  later = new Date(Math.min(endOf(winning).getTime(), endOf(losing).getTime()) - 1_000);
  expect((await bets()).map(({ status }: { status: string }) => status)).toEqual(['open', 'open']);
  later = new Date(Math.max(endOf(winning).getTime(), endOf(losing).getTime()));
  const [lost, won] = await bets();
  expect(lost).toMatchObject({ status: 'lost', payoutCents: 0, cashOutCents: null });
  expect(won).toMatchObject({ status: 'won', payoutCents: winning.odds * 10, cashOutCents: null });
  expect(won.selections).toMatchObject([{ result: 'won', market: expect.any(String) }]);
  expect(await balance()).toBe(8_000 + winning.odds * 10);
});

test('accepts other odds only as the slip says', async () => {
  const { place } = await player(10_000);
  const upcoming = sportEvents(now).find(({ live }) => !live);
  const [{ key, odds } = { key: '', odds: 0 }] = upcoming?.outcomes ?? [];
  const statusOf = async (seen: number, accept?: string) =>
    (await place([{ eventId: upcoming?.id, outcome: key, odds: seen }], { accept })).status;
  const [fallen, risen] = [odds + 50, odds - 0.5];
  for (const accept of ['none', 'higher', undefined]) expect(await statusOf(fallen, accept)).toBe(422);
  expect(await statusOf(risen, 'none')).toBe(422);
  for (const accept of ['none', 'higher', 'any']) expect(await statusOf(odds, accept)).toBe(200);
  expect(await statusOf(risen)).toBe(200);
  expect(await statusOf(fallen, 'any')).toBe(200);
  expect(await statusOf(odds, 'lower')).toBe(422);
});

test('answers with the odds that the bet has, also when they are not those of the slip', async () => {
  const { place, bets } = await player(10_000);
  const upcoming = sportEvents(now).filter(({ live }) => !live);
  const selections = upcoming.slice(0, 2).map(({ id, outcomes: [first] }) => ({
    eventId: id,
    outcome: first?.key,
    odds: Number(first?.odds) + 50,
  }));
  const { body } = await place(selections, { accept: 'any' });
  const [bet] = await bets();
  const [one, other] = upcoming.map(({ outcomes }) => Number(outcomes[0]?.odds));
  expect(bet.odds).toBe(Math.floor((Number(one) * Number(other)) / 100));
  expect(body).toEqual({ betIds: [bet.id], odds: bet.odds });
});

test('keeps odds good for some seconds, but not after a goal', async () => {
  const { place } = await player(10_000);
  // Moments at which the odds of a side have just fallen, with and without a goal.
  const falls = new Map<boolean, { at: Date; selection: object }>();
  for (let seconds = 6; falls.size < 2 && seconds < 300; seconds += 1) {
    const at = new Date(now.getTime() + seconds * 1_000);
    for (const { id } of running) {
      const [seen, present] = [sportEvent(id, new Date(at.getTime() - 6_000)), sportEvent(id, at)];
      for (const { key, odds } of seen?.outcomes ?? []) {
        const current = present?.outcomes.find((outcome) => outcome.key === key)?.odds ?? odds;
        const isGoal = seen?.score?.join() !== present?.score?.join();
        if (current < odds) falls.set(isGoal, { at, selection: { eventId: id, outcome: key, odds } });
      }
    }
  }
  for (const [isGoal, status] of [
    [false, 200],
    [true, 422],
  ] as const) {
    later = falls.get(isGoal)?.at ?? now;
    expect(await place([falls.get(isGoal)?.selection ?? {}])).toMatchObject({ status });
  }
  expect(falls.size).toBe(2);
});

test('refuses a market that is closed', async () => {
  const { place } = await player(10_000);
  const [event] = running.filter(({ score }) => score && score[0] + score[1] > 0);
  const closed = [{ eventId: event?.id, outcome: 'over:0.5', odds: 101 }];
  expect(await place(closed, { accept: 'any' })).toMatchObject({
    status: 422,
    body: { message: 'Um dos mercados está fechado. Tire-o do bilhete.' },
  });
});

test('ends an open bet for its present value, once per key', async () => {
  const { place, bets, cashOut, balance } = await player(10_000);
  await place([wonBy(false)]);
  const [{ id, cashOutCents }] = await bets();
  expect(cashOutCents).toBeGreaterThan(0);
  expect(cashOutCents).toBeLessThan(1_000);
  const key = crypto.randomUUID();
  const ended = await cashOut(id, cashOutCents, key);
  expect(ended).toMatchObject({ status: 200, body: { paidCents: cashOutCents } });
  expect(await cashOut(id, cashOutCents, key)).toEqual(ended);
  expect((await cashOut(id, cashOutCents)).status).toBe(422);
  later = endOf(wonBy(false));
  expect(await bets()).toMatchObject([
    { status: 'cashed_out', payoutCents: cashOutCents, cashOutCents: null },
  ]);
  expect(await balance()).toBe(9_000 + cashOutCents);
});

test('pays less than the player has seen to no one, and ends no bet of another', async () => {
  const { place, bets, cashOut, balance } = await player(10_000);
  await place([wonBy(false)]);
  const [{ id, cashOutCents }] = await bets();
  expect(await cashOut(id, cashOutCents + 1)).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('O valor mudou para R$') },
  });
  const other = await player(10_000);
  expect((await other.cashOut(id, cashOutCents)).status).toBe(422);
  expect((await cashOut('999999999', 1)).status).toBe(422);
  expect([await balance(), await other.balance()]).toEqual([9_000, 10_000]);
});

test('ends no bet whose match is over', async () => {
  const { place, bets, cashOut } = await player(10_000);
  const selection = wonBy(true);
  await place([selection]);
  const [{ id }] = await bets();
  later = endOf(selection);
  expect(await cashOut(id, 1)).toMatchObject({
    status: 422,
    body: { message: 'Esta aposta não pode mais ser encerrada.' },
  });
});
