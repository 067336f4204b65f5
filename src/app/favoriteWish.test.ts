import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieDocument } from '../../tests/support/cookieDocument.ts';
import { registerValues } from '../../tests/support/registerValues.ts';
import { sessionTokenOf } from '../../tests/support/sessionTokenOf.ts';
import { testBrand } from '../../tests/support/testBrand.ts';
import { logIn } from '../features/auth/logIn.ts';
import { register } from '../features/auth/register.ts';
import { favoritesApi } from '../features/lobby/favoritesApi.ts';
import { selectFavorites, toggleFavorite } from '../features/lobby/toggleFavorite.ts';
import { authModalClosed, registerRequested, selectAuthPanel } from '../shared/state/authModalSlice.ts';
import { createBrowserServices } from './services.ts';
import { createStore } from './store.ts';

const list = '/api/favorite-game/favorite';
const add = `${list}/7/add`;
const remove = `${list}/7/remove`;
const game = { id: '7', image: '', image_cf: undefined };
const token = sessionTokenOf({ user_id: '1', balance: 0, exp: 4_000_000_000 });
const answers: Record<string, unknown> = {
  '/v2/auth/register': { success: true },
  '/api/auth/login': { access_token: token, expires_in: 3600 },
  '/api/auth/me': { id: 1, name: 'Maria', balance: 0 },
  '/api/protection/limits': {},
  [list]: {},
  [add]: { success: true },
  [remove]: { success: true },
};

/** What is fetched on demand is compiled first where nothing has needed it before. */
const patience = { timeout: 15_000 };

let sent: string[];
/** What the operator holds. */
let favorites: (typeof game)[];
/** What has to happen before the operator answers a call. */
let before: Record<string, () => Promise<void>>;

function visit() {
  sent = [];
  favorites = [];
  before = {};
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address);
    sent.push(pathname);
    if (!(pathname in answers)) throw new TypeError('Failed to fetch');
    const body = JSON.stringify(pathname === list ? { success: true, data: favorites } : answers[pathname]);
    await before[pathname]?.();
    if (pathname === add) favorites = [game];
    if (pathname === remove) favorites = [];
    return new Response(body);
  });
  const { services, connect } = createBrowserServices(testBrand());
  const store = createStore(services);
  connect(store);
  return store;
}

beforeEach(() => {
  vi.stubGlobal('document', cookieDocument().document);
  vi.stubGlobal('location', { protocol: 'https:' });
});
afterEach(async () => {
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});

test("a visitor's wish is kept over a registration as well", async () => {
  const store = visit();
  await store.dispatch(toggleFavorite(game));
  expect(selectAuthPanel(store.getState())).toBe('login');
  store.dispatch(registerRequested());
  await store.dispatch(register(registerValues, 't'));
  await vi.waitFor(() => expect(sent.filter((path) => path === add)).toHaveLength(1), patience);
  await vi.waitFor(() => expect(selectFavorites(store.getState())).toHaveLength(1), patience);
});

test('whoever closes the panel has dropped the wish', async () => {
  const store = visit();
  await store.dispatch(toggleFavorite(game));
  store.dispatch(authModalClosed());
  await store.dispatch(logIn(registerValues));
  await vi.waitFor(() => expect(sent).toContain(list), patience);
  expect(sent).not.toContain(add);
});

test('a list that knows nothing of the heart yet does not turn it back', async () => {
  const store = visit();
  await store.dispatch(logIn(registerValues));
  await vi.waitFor(() => expect(sent).toContain(list), patience);
  before[add] = async () => {
    await store.dispatch(favoritesApi.endpoints.getFavorites.initiate(undefined, { forceRefetch: true }));
  };
  await store.dispatch(toggleFavorite(game));
  expect(selectFavorites(store.getState())).toEqual([game]);
});

test('nor does one that was asked for before the heart and answered after it', async () => {
  const store = visit();
  await store.dispatch(logIn(registerValues));
  await vi.waitFor(() => expect(sent).toContain(list), patience);
  await Promise.all(store.dispatch(favoritesApi.util.getRunningQueriesThunk()));
  let answer = () => {};
  before[list] = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const late = store.dispatch(
    favoritesApi.endpoints.getFavorites.initiate(undefined, { forceRefetch: true }),
  );
  await store.dispatch(toggleFavorite(game));
  answer();
  await late;
  await vi.waitFor(() => expect(selectFavorites(store.getState())).toEqual([game]), patience);
});

test('the device remembers a list that was there before anybody listened', async () => {
  const store = visit();
  favorites = [game];
  await store.dispatch(favoritesApi.endpoints.getFavorites.initiate());
  await store.dispatch(logIn(registerValues));
  await vi.waitFor(() => expect(document.cookie).toContain('-favorites=1.7'), patience);
});

/** A player whose list has come, and what answers to the wishes about the game, one after the other. */
async function pressing() {
  const store = visit();
  await store.dispatch(logIn(registerValues));
  await vi.waitFor(() => expect(sent).toContain(list), patience);
  await Promise.all(store.dispatch(favoritesApi.util.getRunningQueriesThunk()));
  const answered: ((problem?: TypeError) => void)[] = [];
  before[add] = () =>
    new Promise((resolve, reject) => {
      answered.push((problem) => (problem ? reject(problem) : resolve()));
    });
  before[remove] = before[add];
  const shown = () => selectFavorites(store.getState()).length > 0;
  const told = () => sent.filter((path) => path === add || path === remove);
  /** Lets the operator answer the wish that it has heard of last. */
  const answer = async (wish: number, problem?: TypeError) => {
    await vi.waitFor(() => expect(answered).toHaveLength(wish), patience);
    answered[wish - 1]?.(problem);
  };
  return { store, shown, told, answer, press: () => store.dispatch(toggleFavorite(game)) };
}

test('the operator hears of one wish after the other; the heart shows the last one throughout', async () => {
  const { store, shown, told, answer, press } = await pressing();
  const first = press();
  await vi.waitFor(() => expect(shown()).toBe(true), patience);
  const wishes = Promise.all([first, press()]);
  await vi.waitFor(() => expect(shown()).toBe(false), patience);
  const seen = [shown()];
  store.subscribe(() => seen.push(shown()));
  await answer(1);
  await answer(2);
  await wishes;
  expect(told()).toEqual([add, remove]);
  expect(favorites).toEqual([]);
  expect(seen).not.toContain(true);
});

test('of wishes that come meanwhile it hears the last one, and nothing where that is what it has', async () => {
  const { shown, told, answer, press } = await pressing();
  const three = Promise.all([press(), press(), press()]);
  await answer(1);
  await three;
  expect(told()).toEqual([add]);
  expect(shown()).toBe(true);
  const others = Promise.all([press(), press(), press()]);
  await answer(2);
  await others;
  expect(told()).toEqual([add, remove]);
  expect(shown()).toBe(false);
});

test('a list that comes while the operator is being told turns no heart', async () => {
  const { store, shown, answer, press } = await pressing();
  const wish = press();
  await vi.waitFor(() => expect(shown()).toBe(true), patience);
  await store.dispatch(favoritesApi.endpoints.getFavorites.initiate(undefined, { forceRefetch: true }));
  expect(shown()).toBe(true);
  await answer(1);
  await wish;
  expect(shown()).toBe(true);
});

test('a refusal of the last wish turns to what the operator has', async () => {
  const { shown, answer, press } = await pressing();
  const wishes = Promise.all([press(), press()]);
  await answer(1);
  await answer(2, new TypeError('Failed to fetch'));
  await wishes;
  expect(favorites).toEqual([game]);
  expect(shown()).toBe(true);
});
