import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../tests/support/memoryStorage.ts';
import { minesRound } from '../../tests/support/minesRound.ts';
import { stageSession } from '../../tests/support/sessionStage.ts';
import { minesApi } from '../features/mines/minesApi.ts';
import { minesTableApi, selectMinesTable } from '../features/mines/minesTableApi.ts';
import { meApi } from '../features/session/meApi.ts';
import type { AppStore } from '../shared/state/rootState.ts';

const stage = stageSession();
const path = '/api/games/mines';
const playMines = minesApi.endpoints.playMines.initiate;
const bet = { kind: 'bet', betCents: 100, mines: 2, clientSeed: '', key: '0f1e' } as const;
const cashOut = { kind: 'cashout', id: '1' } as const;

// Idempotency keys of received bets.
let keys: (string | null)[];
// Responses by `METHOD path`.
let responses: Record<string, () => Response>;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  keys = [];
  responses = { [`POST ${path}`]: () => Response.json({ data: minesRound({ revealed: [] }) }) };
});

// A page with the table open, whose request responds with `status`.
async function openTable(status: number): Promise<AppStore> {
  const { store } = await stage.loggedInTab();
  vi.stubGlobal('fetch', async (url: string | URL | Request, init?: RequestInit) => {
    const { pathname } = new URL(String(url));
    const method = init?.method ?? 'GET';
    if (method === 'POST' && pathname === path) keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    if (method === 'GET' && pathname === path) return new Response('{"message":"Not Found"}', { status });
    return responses[`${method} ${pathname}`]?.() ?? stage.operator.fetch(url, init);
  });
  store.dispatch(meApi.endpoints.getMe.initiate());
  store.dispatch(minesTableApi.endpoints.getMines.initiate());
  await vi.advanceTimersByTimeAsync(2_000);
  return store;
}

async function finish<T>(call: PromiseLike<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(2_000);
  return call;
}

const table = (store: AppStore) => selectMinesTable(store.getState());

for (const status of [404, 501])
  test(`treats a table with status ${status} as empty and playable`, async () => {
    const store = await openTable(status);
    expect(table(store).data).toMatchObject({ data: null, history: [], isOffered: false });
    await finish(store.dispatch(playMines(bet)));
    expect(table(store).data?.data?.status).toBe('playing');
  });

test('reports an error for any other failure of the table', async () => {
  const store = await openTable(403);
  expect(table(store).data).toBeUndefined();
  expect(table(store).isError).toBe(true);
});

test('restores an open round after a reload when the operator has no table', async () => {
  const store = await openTable(404);
  await finish(store.dispatch(playMines(bet)));
  const reloaded = await openTable(404);
  expect(table(reloaded).data?.data?.id).toBe('1');
  responses[`POST ${path}/1/cashout`] = () =>
    Response.json({ data: minesRound({ status: 'cashed_out', payout: 105 }) });
  await finish(reloaded.dispatch(playMines(cashOut)));
  expect(table(await openTable(404)).data?.data).toBeNull();
});

test('retries a bet without a response under its key before the next one', async () => {
  const store = await openTable(404);
  const take = responses[`POST ${path}`];
  responses[`POST ${path}`] = () => new Response('', { status: 502 });
  await finish(store.dispatch(playMines(bet)));
  if (take) responses[`POST ${path}`] = take;
  await finish(store.dispatch(playMines({ ...bet, betCents: 500, key: 'other' })));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(table(store).data?.data?.id).toBe('1');
});

test('clears a round whose cash-out is refused, but not for a refused tile', async () => {
  const store = await openTable(404);
  await finish(store.dispatch(playMines(bet)));
  const refuse = () => Response.json({ message: 'Não.' }, { status: 422 });
  responses[`POST ${path}/1/reveal`] = refuse;
  responses[`POST ${path}/1/cashout`] = refuse;
  await finish(store.dispatch(playMines({ kind: 'reveal', id: '1', tile: 3 })));
  expect(table(store).data?.data?.id).toBe('1');
  await finish(store.dispatch(playMines(cashOut)));
  expect(table(store).data?.data).toBeNull();
});
