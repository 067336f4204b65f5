import type { CDPSession, Page } from 'playwright';
import Pusher from 'pusher';
import { readyPassword } from '../../../sandbox/operations/seed/seedAccounts.ts';
import { keepToken, tokenOf } from '../../support/session.ts';
import type { Figure } from '../figure.ts';
import { takeLongTasks, watchLongTasks } from '../longTasks.ts';
import type { ServedSites, Site } from '../servedSite.ts';

const eventsPerSecond = 200;
const seconds = 60;
// Pusher accepts ten events per batch.
const batchSize = 10;
// Before the first memory reading, so that one-time allocations are done.
const warmUpSeconds = 10;

/** Measures a minute of events for a player with the page open. */
export async function pushFigures(served: ServedSites, { brand, origin }: Site): Promise<Figure[]> {
  const browser = await served.launch();
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'pt-BR' });
    const api = new URL(origin);
    api.hostname = `api.${api.hostname}`;
    const player = { email: 'veterano@sandbox.test', password: readyPassword };
    await keepToken(context, { brand, origin }, await tokenOf({ api: api.origin }, player));
    const page = await context.newPage();
    await watchLongTasks(page);
    let profiles = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/me') && request.method() === 'GET') profiles += 1;
    });
    const userId = await arrive(page, origin, brand);
    const session = await context.newCDPSession(page);
    await page.waitForTimeout(3_000);
    await takeLongTasks(page);
    profiles = 0;

    const { port } = new URL(origin);
    const id = `sandbox-${brand}`;
    const publisher = new Pusher({ appId: id, key: id, secret: `secret-${id}`, host: '127.0.0.1', port });
    await publish(publisher, userId, warmUpSeconds);
    const before = await usedHeap(session);
    const sent = await publish(publisher, userId, seconds - warmUpSeconds);
    const after = await usedHeap(session);
    const tasks = await takeLongTasks(page);
    const perSecond = sent / (seconds - warmUpSeconds);
    return [
      {
        what: `longest task in a minute of ${eventsPerSecond} realtime events a second`,
        value: Math.max(0, ...tasks),
        unit: 'ms',
        wanted: { atMost: 50 },
        noisy: true,
        note: `${tasks.length} of more than 50 ms, ${perSecond.toFixed(0)} events a second`,
      },
      {
        what: 'memory after that minute against before',
        value: after / before,
        unit: 'times',
        wanted: { atMost: 1.05 },
        note: `${(before / 2 ** 20).toFixed(1)} MiB before`,
      },
      {
        what: 'profiles asked for a second in that minute',
        value: profiles / seconds,
        unit: '',
        wanted: { atMost: 2 },
      },
    ];
  } finally {
    await browser.close();
  }
}

// The player's id, once the page has joined the player's channels.
async function arrive(page: Page, origin: string, brand: string): Promise<string> {
  const subscribed = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => String(payload).includes('subscription_succeeded'),
    }),
  );
  await page.goto(origin);
  await subscribed;
  const cookies = await page.context().cookies(origin);
  const id = cookies.find(({ name }) => name === `${brand}-user_id`)?.value;
  if (!id) throw new Error('The page keeps no id of its player');
  return id;
}

// Publishes in batches, evenly over the time; returns the number of events.
async function publish(publisher: Pusher, userId: string, forSeconds: number): Promise<number> {
  const startedAt = performance.now();
  const wanted = eventsPerSecond * forSeconds;
  let sent = 0;
  while (sent < wanted) {
    const due = Math.min(wanted, ((performance.now() - startedAt) / 1000) * eventsPerSecond);
    if (sent > due) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      continue;
    }
    const first = sent;
    await publisher.triggerBatch(
      Array.from({ length: batchSize }, (_, index) => event(userId, first + index)),
    );
    sent += batchSize;
  }
  return sent / Math.max(1, (performance.now() - startedAt) / 1000 / forSeconds);
}

// Balance and bets alternate, as a round of bets reports them.
function event(userId: string, number: number): Pusher.BatchEvent {
  if (number % 2 === 0) {
    return { channel: `private-users.${userId}`, name: 'user-update', data: { balance: 100_000 + number } };
  }
  return {
    channel: `private-transactions.user.${userId}`,
    name: 'transaction-event',
    data: {
      source_type: 'CasinoBet',
      status: 2,
      type: 0,
      amount: 100,
      source: { id: String(number), amount: 100, occurrence: 5, casino_game: { name: 'Slot' } },
    },
  };
}

async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
