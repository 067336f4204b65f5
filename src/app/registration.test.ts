import { FORM_ERROR } from 'final-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieDocument } from '../../tests/support/cookieDocument.ts';
import { registerValues } from '../../tests/support/registerValues.ts';
import { sessionTokenOf } from '../../tests/support/sessionTokenOf.ts';
import { testBrand } from '../../tests/support/testBrand.ts';
import { documentLookUpApi, lookUpFailure } from '../features/auth/documentLookUp.ts';
import { registerApi, registerTexts } from '../features/auth/register.ts';
import { toFormErrors } from '../features/forms/toFormErrors.ts';
import type { MutationError } from '../features/forms/toUserMessage.ts';
import { addTrackingSink } from '../features/tracking/trackingSinks.ts';
import { selectIsAuthenticated } from '../shared/state/sessionSlice.ts';
import { createBrowserServices } from './services.ts';
import { createStore } from './store.ts';

const { register } = registerApi.endpoints;
const { lookUpDocument } = documentLookUpApi.endpoints;
const form = { form: registerValues, formToken: 't' };

const errorsOf = ({ error }: { error?: MutationError }) =>
  error ? toFormErrors(error, registerTexts) : null;

type Responses = Record<string, () => Response>;
const json = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status });

let sent: { path: string; body: Record<string, unknown> }[];

function appWith(responses: Responses) {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname } = new URL(url);
    sent.push({ path: pathname, body: init?.body ? JSON.parse(String(init.body)) : {} });
    const respond = responses[pathname];
    if (!respond) throw new TypeError('Failed to fetch');
    return respond();
  });
  const { services, connect } = createBrowserServices(testBrand());
  const store = createStore(services);
  connect(store);
  return store;
}

const token = sessionTokenOf({ user_id: '1', balance: 0, exp: 4_000_000_000 });
const welcome: Responses = {
  '/v2/auth/register': json(200, { success: true }),
  '/api/auth/login': json(200, { access_token: token, expires_in: 3600 }),
  '/api/auth/me': json(200, { id: 1, name: 'Maria', balance: 0 }),
};

beforeEach(() => {
  vi.stubGlobal('document', cookieDocument().document);
  vi.stubGlobal('location', { protocol: 'https:' });
});
afterEach(async () => {
  // Waits for the lazy modules that a login loads.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});

test('logs a new player in with the same credentials', async () => {
  const store = appWith(welcome);
  const outcome = await store.dispatch(register.initiate(form));
  expect(outcome).toEqual({ data: { logInAgain: false } });
  expect(selectIsAuthenticated(store.getState())).toBe(true);
  const bodyOf = (path: string) => sent.find((call) => call.path === path)?.body;
  const { email, password } = registerValues;
  expect(bodyOf('/api/auth/login')).toEqual({ email, password, login: email });
});

test('loads favorites and every coupon of a player who logs in', async () => {
  await appWith(welcome).dispatch(register.initiate(form));
  // Lazy modules are compiled on first use.
  await vi.waitFor(
    () => {
      const paths = sent.map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(['/api/favorite-game/favorite', '/api/coupons/list']));
    },
    { timeout: 15_000 },
  );
  expect(sent.find(({ path }) => path === '/api/coupons/list')?.body).toEqual({
    active: true,
    applied: true,
    expired: true,
  });
});

test('reports registrations and logins to sinks that are added later', async () => {
  const before: string[] = [];
  addTrackingSink(({ event }) => before.push(event));
  await appWith(welcome).dispatch(register.initiate(form));
  const later: string[] = [];
  addTrackingSink(({ event }) => later.push(event));
  expect(before.slice(-2)).toEqual(['registration', 'login']);
  expect(later).toEqual(before);
});

test('reports an account whose login failed', async () => {
  const store = appWith({ ...welcome, '/api/auth/login': json(500, {}) });
  expect(await store.dispatch(register.initiate(form))).toMatchObject({ data: { logInAgain: true } });
});

test.each([
  [422, { errors: { email: ['Em uso'], 'document.number': 'Inválido' } }],
  [200, { success: false, data: { errors: { email: ['Em uso'], 'document.number': ['Inválido'] } } }],
  [200, { success: false, errors: { email_confirmation: 'Em uso', document: ['Inválido'] } }],
])('maps errors of a response with status %i to their fields', async (status, body) => {
  const store = appWith({ '/v2/auth/register': json(status, body) });
  expect(errorsOf(await store.dispatch(register.initiate(form)))).toEqual({
    email: 'Em uso',
    document: 'Inválido',
    [FORM_ERROR]: 'Em uso',
  });
});

test.each([
  ['HTML', () => new Response('<h1>Oi</h1>')],
  ['nothing', () => new Response('')],
  ['the wrong types', json(200, { success: 'talvez', errors: 7 })],
  ['a broken server', json(503, {})],
])('shows a message for %s as a response and starts no session', async (_what, respond) => {
  const store = appWith({ ...welcome, '/v2/auth/register': respond });
  const outcome = await store.dispatch(register.initiate(form));
  expect(errorsOf(outcome)).toEqual({ [FORM_ERROR]: expect.stringMatching(/^Não foi possível/) });
  expect(selectIsAuthenticated(store.getState())).toBe(false);
});

test.each([400, 422, 500, 503])(
  'shows the server’s message when a registration fails with status %i',
  async (status) => {
    const store = appWith({
      '/v2/auth/register': json(status, { message: 'Em manutenção', errors: { phone: ['Ruim'] } }),
    });
    expect(errorsOf(await store.dispatch(register.initiate(form)))).toEqual({
      phone: 'Ruim',
      [FORM_ERROR]: 'Em manutenção',
    });
  },
);

const lookUp = (respond: () => Response) =>
  appWith({ '/api/validate/document': respond }).dispatch(lookUpDocument.initiate('11144477735'));

test.each([
  [
    json(200, { success: true, name: 'Ana', birthday: '1990-01-02' }),
    { name: 'Ana', birthday: '1990-01-02' },
  ],
  [json(200, { name: 'Ana' }), { name: 'Ana', birthday: '' }],
  [json(200, { success: true, message: 'Sem nome' }), { state: 'refused', message: 'Sem nome' }],
  [
    json(200, { success: false, errors: { document: ['Errado'] }, message: 'x' }),
    { state: 'refused', message: 'Errado' },
  ],
  [json(200, { success: false, errors: ['Lista'] }), { state: 'refused', message: 'Lista' }],
  [json(200, { success: false, errors: 'Texto' }), { state: 'refused', message: 'Texto' }],
  [
    json(200, { success: false, errors: ['Lista'], message: 'Geral' }),
    { state: 'refused', message: 'Lista' },
  ],
  [
    json(200, { success: false, errors: { cpf: ['Dele'] }, message: 'Geral' }),
    { state: 'refused', message: 'Dele' },
  ],
  [json(422, { errors: ['Lista'], message: 'Geral' }), { state: 'refused', message: 'Geral' }],
  [json(422, { message: 'Recusado' }), { state: 'refused', message: 'Recusado' }],
  [json(429, { message: 'Muitas tentativas' }), { state: 'unavailable', message: 'Muitas tentativas' }],
  [() => new Response('<h1>Oi</h1>'), { state: 'unavailable', message: expect.any(String) }],
  [() => new Response(''), { state: 'unavailable', message: expect.any(String) }],
])('reads the response of a document look-up (%#)', async (respond, outcome) => {
  const { data, error } = await lookUp(respond);
  expect(data ?? lookUpFailure(error)).toEqual(outcome);
});

test('cancels the request of an aborted look-up', async () => {
  const store = appWith({});
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_address: string, init?: RequestInit) => {
    signal = init?.signal;
    return new Promise(() => {});
  });
  const looking = store.dispatch(lookUpDocument.initiate('11144477735'));
  await vi.waitFor(() => expect(signal).toBeDefined());
  looking.abort();
  expect((await looking).data).toBeUndefined();
  expect(signal?.aborted).toBe(true);
});
