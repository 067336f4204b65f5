import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieDocument } from '../../tests/support/cookieDocument.ts';
import { registerValues } from '../../tests/support/registerValues.ts';
import { sessionTokenOf } from '../../tests/support/sessionTokenOf.ts';
import { testBrand } from '../../tests/support/testBrand.ts';
import { lookUpDocument } from '../features/auth/documentLookUp.ts';
import { register } from '../features/auth/register.ts';
import { addTrackingSink } from '../features/tracking/trackingSinks.ts';
import { selectIsAuthenticated } from '../shared/state/sessionSlice.ts';
import { createBrowserServices } from './services.ts';
import { createStore } from './store.ts';

type Answers = Record<string, () => Response>;
const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });

let sent: { path: string; body: Record<string, unknown> }[];

function appWith(answers: Answers) {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const { pathname } = new URL(address);
    sent.push({ path: pathname, body: init?.body ? JSON.parse(String(init.body)) : {} });
    const answer = answers[pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  const { services, connect } = createBrowserServices(testBrand());
  const store = createStore(services);
  connect(store);
  return store;
}

const token = sessionTokenOf({ user_id: '1', balance: 0, exp: 4_000_000_000 });
const welcome: Answers = {
  '/v2/auth/register': json(200, { success: true }),
  '/api/auth/login': json(200, { access_token: token, expires_in: 3600 }),
  '/api/auth/me': json(200, { id: 1, name: 'Maria', balance: 0 }),
  '/api/protection/limits': json(200, {}),
};

beforeEach(() => {
  vi.stubGlobal('document', cookieDocument().document);
  vi.stubGlobal('location', { protocol: 'https:' });
});
afterEach(async () => {
  // A login sets off more than this test is about; the rest of it ends here.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});

test('a new player is logged in with the same credentials, and the limits chosen hold', async () => {
  const store = appWith(welcome);
  const outcome = await store.dispatch(register(registerValues, 't'));
  expect(outcome).toEqual({ ok: true, logInAgain: false, limitsKept: true });
  expect(selectIsAuthenticated(store.getState())).toBe(true);
  const bodyOf = (path: string) => sent.find((call) => call.path === path)?.body;
  expect(bodyOf('/api/auth/login')).toMatchObject({
    email: registerValues.email,
    password: registerValues.password,
  });
  expect(bodyOf('/api/protection/limits')).toEqual({ time: { day: 60 } });
});

test('whoever is told of registrations and logins hears of them when the page is still loading its late parts', async () => {
  const before: string[] = [];
  addTrackingSink(({ event }) => before.push(event));
  await appWith(welcome).dispatch(register(registerValues, 't'));
  const later: string[] = [];
  addTrackingSink(({ event }) => later.push(event));
  expect(before.slice(-2)).toEqual(['registration', 'login']);
  expect(later).toEqual(before);
});

test('an account whose login fails is there all the same', async () => {
  const store = appWith({ ...welcome, '/api/auth/login': json(500, {}) });
  expect(await store.dispatch(register(registerValues, 't'))).toMatchObject({ ok: true, logInAgain: true });
});

test('limits that could not be set are told', async () => {
  const store = appWith({ ...welcome, '/api/protection/limits': json(500, {}) });
  expect(await store.dispatch(register(registerValues, 't'))).toMatchObject({ ok: true, limitsKept: false });
});

test.each([
  [422, { errors: { email: ['Em uso'], 'document.number': 'Inválido' } }],
  [200, { success: false, data: { errors: { email: ['Em uso'], 'document.number': ['Inválido'] } } }],
  [200, { success: false, errors: { email_confirmation: 'Em uso', document: ['Inválido'] } }],
])('complaints of an answer with status %i stand at the fields they are about', async (status, body) => {
  const store = appWith({ '/v2/auth/register': json(status, body) });
  expect(await store.dispatch(register(registerValues, 't'))).toEqual({
    ok: false,
    message: 'Em uso',
    fields: { email: 'Em uso', document: 'Inválido' },
  });
});

test.each([
  ['HTML', () => new Response('<h1>Oi</h1>')],
  ['nothing', () => new Response('')],
  ['the wrong types', json(200, { success: 'talvez', errors: 7 })],
  ['a broken server', json(503, { message: 'stack trace' })],
])('%s as an answer is told in words, and nobody is logged in', async (_what, answer) => {
  const store = appWith({ ...welcome, '/v2/auth/register': answer });
  const outcome = await store.dispatch(register(registerValues, 't'));
  expect(outcome).toMatchObject({ ok: false, message: expect.stringMatching(/^Não foi possível/) });
  expect(selectIsAuthenticated(store.getState())).toBe(false);
});

const look = (answer: () => Response) =>
  appWith({ '/api/validate/document': answer }).dispatch(
    lookUpDocument('11144477735', new AbortController().signal),
  );

test.each([
  [
    json(200, { success: true, name: 'Ana', birthday: '1990-01-02' }),
    { kind: 'found', name: 'Ana', birthday: '1990-01-02' },
  ],
  [json(200, { name: 'Ana' }), { kind: 'found', name: 'Ana', birthday: '' }],
  [json(200, { success: true, message: 'Sem nome' }), { kind: 'refused', message: 'Sem nome' }],
  [
    json(200, { success: false, errors: { document: ['Errado'] }, message: 'x' }),
    { kind: 'refused', message: 'Errado' },
  ],
  [json(200, { success: false, errors: ['Lista'] }), { kind: 'refused', message: 'Lista' }],
  [json(200, { success: false, errors: 'Texto' }), { kind: 'refused', message: 'Texto' }],
  [json(422, { message: 'Recusado' }), { kind: 'refused', message: 'Recusado' }],
  [json(429, { message: 'Muitas tentativas' }), { kind: 'unavailable', message: 'Muitas tentativas' }],
  [() => new Response('<h1>Oi</h1>'), { kind: 'unavailable', message: expect.any(String) }],
  [() => new Response(''), { kind: 'unavailable', message: expect.any(String) }],
])('the look-up of a document reads its answer (%#)', async (answer, outcome) => {
  expect(await look(answer)).toEqual(outcome);
});

test('a look-up that is no longer wanted says nothing', async () => {
  const left = new AbortController();
  const store = appWith({ '/api/validate/document': json(200, { name: 'Ana' }) });
  const looking = store.dispatch(lookUpDocument('11144477735', left.signal));
  left.abort();
  expect(await looking).toEqual({ kind: 'aborted' });
});
