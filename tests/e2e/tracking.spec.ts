import { expect, open, test } from '../support/fixture.ts';
import { watchSockets } from '../support/page/realtime.ts';
import { newPlayer } from '../support/player.ts';
import { keepToken, tokenOf } from '../support/session.ts';

test('reports the number of the first four deposits, not of the fifth, and a stake as a bet', async ({
  page,
  site,
}) => {
  const here = site('default');
  const player = await newPlayer(here, { balanceCents: 0 });
  const token = await tokenOf(here, player);
  await keepToken(page.context(), here, token);
  const sockets = watchSockets(page);
  await open(page, here.origin);
  await expect.poll(sockets.channels).toContain('private-transactions.user.*');
  // Tags load deferred.
  await page.locator('html[data-late]').waitFor({ state: 'attached' });
  const post = (path: string, body: object) =>
    page.evaluate(
      async (call) => {
        const headers = { Authorization: `Bearer ${call.token}`, 'Content-Type': 'application/json' };
        const response = await fetch(call.url, { method: 'POST', headers, body: JSON.stringify(call.body) });
        return (await response.json()).data.id;
      },
      { token, url: here.api + path, body },
    );
  for (let deposit = 1; deposit <= 5; deposit += 1) {
    const depositId = await post('/api/deposits', { amount: 1_000 + deposit });
    await here.control('pay-deposit', { depositId });
  }
  await post('/api/games/mines', { bet: 250, mines: 3 });
  const told = () =>
    page.evaluate(() => {
      const queue: object[] = Reflect.get(window, 'dataLayer') ?? [];
      const commands = queue.map((entry) => Object.values(entry)).filter(([name]) => name === 'event');
      return commands
        .filter(([, event]) => event === 'deposit' || event === 'bet')
        .map(([, event, { occurrence, value, currency }]) => ({ event, occurrence, value, currency }));
    });
  await expect.poll(told).toEqual([
    ...[1, 2, 3, 4].map((occurrence) => ({
      event: 'deposit',
      occurrence,
      value: 10 + occurrence / 100,
      currency: 'BRL',
    })),
    { event: 'bet', occurrence: undefined, value: 2.5, currency: 'BRL' },
  ]);
});
