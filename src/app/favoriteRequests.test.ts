import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieDocument } from '../../tests/support/cookieDocument.ts';
import { registerValues } from '../../tests/support/registerValues.ts';
import { sessionTokenOf } from '../../tests/support/sessionTokenOf.ts';
import { testBrand } from '../../tests/support/testBrand.ts';
import { loginApi } from '../features/auth/logIn.ts';
import { registerApi } from '../features/auth/register.ts';
import { favoritesApi } from '../features/lobby/favoritesApi.ts';
import { selectFavorites } from '../features/lobby/selectFavorites.ts';
import { toggleFavorite } from '../features/lobby/toggleFavorite.ts';
import { authModalClosed, registerRequested, selectAuthPanel } from '../shared/state/authModalSlice.ts';
import { sessionCheckStarted, sessionEnded, sessionStarted } from '../shared/state/sessionSlice.ts';
import { createBrowserServices } from './services.ts';
import { createStore } from './store.ts';

const list = '/api/favorite-game/favorite';
const add = `${list}/7/add`;
const remove = `${list}/7/remove`;
const game = { id: '7', image: '', image_cf: undefined };
const other = { ...game, id: '8' };
const addOther = `${list}/8/add`;
const token = sessionTokenOf({ user_id: '1', balance: 0, exp: 4_000_000_000 });
const responses: Record<string, unknown> = {
  '/v2/auth/register': { success: true },
  '/api/auth/login': { access_token: token, expires_in: 3600 },
  '/api/auth/me': { id: 1, name: 'Maria', balance: 0 },
  '/api/protection/limits': {},
  [list]: {},
  [add]: { success: true },
  [remove]: { success: true },
  [addOther]: { success: true },
};

// Lazy modules are compiled on first use.
const patience = { timeout: 15_000 };

let sent: string[];
// Favorites at the operator.
let favorites: (typeof game)[];
// Awaited before the operator responds to a path.
let before: Record<string, () => Promise<void>>;

function visit() {
  sent = [];
  favorites = [];
  before = {};
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url);
    sent.push(pathname);
    if (!(pathname in responses)) throw new TypeError('Failed to fetch');
    const body = JSON.stringify(pathname === list ? { success: true, data: favorites } : responses[pathname]);
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

test("adds a visitor's favorite after a registration", async () => {
  const store = visit();
  await store.dispatch(toggleFavorite(game));
  expect(selectAuthPanel(store.getState())).toBe('login');
  store.dispatch(registerRequested());
  await store.dispatch(registerApi.endpoints.register.initiate({ form: registerValues, formToken: 't' }));
  await vi.waitFor(() => expect(sent.filter((path) => path === add)).toHaveLength(1), patience);
  await vi.waitFor(() => expect(selectFavorites(store.getState())).toHaveLength(1), patience);
});

test('adds every favorite that was pressed while a stored token was checked, without a login', async () => {
  const store = visit();
  const panels = new Set<string | null>();
  store.subscribe(() => panels.add(selectAuthPanel(store.getState())));
  store.dispatch(sessionCheckStarted());
  const presses = [game, other].map((one) => store.dispatch(toggleFavorite(one)));
  store.dispatch(sessionStarted());
  await Promise.all(presses);
  await vi.waitFor(() => expect(sent).toEqual(expect.arrayContaining([add, addOther])), patience);
  expect([...panels]).toEqual([null]);
});

test('asks a visitor to log in once a stored token was refused', async () => {
  const store = visit();
  store.dispatch(sessionCheckStarted());
  const press = store.dispatch(toggleFavorite(game));
  expect(selectAuthPanel(store.getState())).toBe(null);
  store.dispatch(sessionEnded());
  await press;
  expect(selectAuthPanel(store.getState())).toBe('login');
});

test('drops the favorite when the panel is closed', async () => {
  const store = visit();
  await store.dispatch(toggleFavorite(game));
  store.dispatch(authModalClosed());
  await store.dispatch(loginApi.endpoints.logIn.initiate(registerValues));
  await vi.waitFor(() => expect(sent).toContain(list), patience);
  expect(sent).not.toContain(add);
});

test('keeps an optimistic favorite over a list without it', async () => {
  const store = visit();
  await store.dispatch(loginApi.endpoints.logIn.initiate(registerValues));
  await vi.waitFor(() => expect(sent).toContain(list), patience);
  before[add] = async () => {
    await store.dispatch(favoritesApi.endpoints.getFavorites.initiate(undefined, { forceRefetch: true }));
  };
  await store.dispatch(toggleFavorite(game));
  expect(selectFavorites(store.getState())).toEqual([game]);
});

test('keeps a favorite over a list requested before and answered after it', async () => {
  const store = visit();
  await store.dispatch(loginApi.endpoints.logIn.initiate(registerValues));
  await vi.waitFor(() => expect(sent).toContain(list), patience);
  await Promise.all(store.dispatch(favoritesApi.util.getRunningQueriesThunk()));
  let respond = () => {};
  before[list] = () =>
    new Promise((resolve) => {
      respond = resolve;
    });
  const late = store.dispatch(
    favoritesApi.endpoints.getFavorites.initiate(undefined, { forceRefetch: true }),
  );
  await store.dispatch(toggleFavorite(game));
  respond();
  await late;
  await vi.waitFor(() => expect(selectFavorites(store.getState())).toEqual([game]), patience);
});

test('stores a list that was loaded before the listener', async () => {
  const store = visit();
  favorites = [game];
  await store.dispatch(favoritesApi.endpoints.getFavorites.initiate());
  await store.dispatch(loginApi.endpoints.logIn.initiate(registerValues));
  await vi.waitFor(() => expect(document.cookie).toContain('-favorites=1.7'), patience);
});

// A logged-in player with a loaded list, whose favorite changes the test answers one by one.
async function pressing() {
  const store = visit();
  await store.dispatch(loginApi.endpoints.logIn.initiate(registerValues));
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
  // Answers the latest favorite change.
  const respond = async (request: number, problem?: TypeError) => {
    await vi.waitFor(() => expect(answered).toHaveLength(request), patience);
    answered[request - 1]?.(problem);
  };
  return { store, shown, told, respond, press: () => store.dispatch(toggleFavorite(game)) };
}

test('sends favorite changes one at a time and shows the latest throughout', async () => {
  const { store, shown, told, respond, press } = await pressing();
  const first = press();
  await vi.waitFor(() => expect(shown()).toBe(true), patience);
  const requests = Promise.all([first, press()]);
  await vi.waitFor(() => expect(shown()).toBe(false), patience);
  const seen = [shown()];
  store.subscribe(() => seen.push(shown()));
  await respond(1);
  await respond(2);
  await requests;
  expect(told()).toEqual([add, remove]);
  expect(favorites).toEqual([]);
  expect(seen).not.toContain(true);
});

test('sends only the latest of several pending changes, and none when nothing changes', async () => {
  const { shown, told, respond, press } = await pressing();
  const three = Promise.all([press(), press(), press()]);
  await respond(1);
  await three;
  expect(told()).toEqual([add]);
  expect(shown()).toBe(true);
  const others = Promise.all([press(), press(), press()]);
  await respond(2);
  await others;
  expect(told()).toEqual([add, remove]);
  expect(shown()).toBe(false);
});

test('keeps an optimistic favorite over a list that loads during the request', async () => {
  const { store, shown, respond, press } = await pressing();
  const request = press();
  await vi.waitFor(() => expect(shown()).toBe(true), patience);
  await store.dispatch(favoritesApi.endpoints.getFavorites.initiate(undefined, { forceRefetch: true }));
  expect(shown()).toBe(true);
  await respond(1);
  await request;
  expect(shown()).toBe(true);
});

test('rolls back to the operator’s state when the latest change fails', async () => {
  const { shown, respond, press } = await pressing();
  const requests = Promise.all([press(), press()]);
  await respond(1);
  await respond(2, new TypeError('Failed to fetch'));
  await requests;
  expect(favorites).toEqual([game]);
  expect(shown()).toBe(true);
});

test('sends nothing more for a player whose session has ended', async () => {
  const { store, shown, told, respond, press } = await pressing();
  const first = press();
  await vi.waitFor(() => expect(shown()).toBe(true), patience);
  const requests = Promise.all([first, press()]);
  await vi.waitFor(() => expect(shown()).toBe(false), patience);
  store.dispatch(sessionEnded());
  await respond(1);
  await requests;
  expect(told()).toEqual([add]);
});

test('keeps no record of an answered change', async () => {
  const { store, respond, press } = await pressing();
  const request = press();
  await respond(1);
  await request;
  const kept = Object.values(store.getState().api.mutations);
  expect(kept.filter((call) => call?.endpointName === 'changeFavorite')).toEqual([]);
});
