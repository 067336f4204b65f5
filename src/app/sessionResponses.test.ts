import { describe, expect, test, vi } from 'vitest';
import { registerValues } from '../../tests/support/registerValues.ts';
import { brand, minuteMs, stageSession } from '../../tests/support/sessionStage.ts';
import { documentLookUpApi, lookUpFailure } from '../features/auth/documentLookUp.ts';
import { loginApi } from '../features/auth/logIn.ts';
import { registerApi, registerTexts } from '../features/auth/register.ts';
import { loginTexts } from '../features/auth/tokenRequest.ts';
import { toUserMessage } from '../features/forms/toUserMessage.ts';
import { readSessionToken, storeSessionToken } from '../shared/storage/sessionCookies.ts';

const { logIn } = loginApi.endpoints;
const { register } = registerApi.endpoints;
const { lookUpDocument } = documentLookUpApi.endpoints;
const stage = stageSession();

// What proxies, captive portals and broken servers send with status 200.
const odd = [
  ['a page', '<!doctype html><title>Wi-Fi</title>'],
  ['nothing', ''],
  ['null', 'null'],
  ['a list', '[]'],
  ['a word', '"ok"'],
  [
    'numbers where words belong',
    '{"access_token":7,"expires_in":"logo","name":1,"success":"talvez","errors":3}',
  ],
  ['half of it', '{"access_token":"a'],
] as const;

// Makes one call respond with `body`.
function breakCall(path: string, body: string) {
  const working = stage.operator.fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
    url.endsWith(path) ? new Response(body, { status: 200 }) : working(url, init),
  );
}

describe.each(odd)('%s as a response', (_what, body) => {
  test('clears a stored token and shows a guest without a notice', async () => {
    storeSessionToken(brand.id, stage.operator.issue('1'), 3_600);
    breakCall('/api/auth/me', body);
    const tab = stage.openTab();
    tab.check();
    await vi.advanceTimersByTimeAsync(500);
    expect(readSessionToken(brand.id)).toBeNull();
    expect(tab.status()).toBe('anonymous');
    expect(tab.notice()).toBe(false);
  });

  test('counts as a failed renewal, three times at most', async () => {
    const tab = await stage.loggedInTab();
    breakCall('/api/auth/refresh', body);
    await vi.advanceTimersByTimeAsync(56 * minuteMs);
    tab.check();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tab.status()).toBe('anonymous');
    expect(tab.notice()).toBe(true);
    expect(readSessionToken(brand.id)).toBeNull();
  });

  test('stores nothing after a login and shows a message', async () => {
    breakCall('/api/auth/login', body);
    const tab = stage.openTab();
    const asked = tab.store.dispatch(logIn.initiate({ email: 'a@b.test', password: 'certa' }));
    await vi.advanceTimersByTimeAsync(500);
    const { error } = await asked;
    if (!error) throw new Error('The login succeeded');
    expect(toUserMessage(error, loginTexts)).toMatch(/\p{L}/u);
    expect(stage.kept.names()).toEqual([]);
  });

  test('starts no session after a registration and shows a message', async () => {
    breakCall('/v2/auth/register', body);
    const tab = stage.openTab();
    const asked = tab.store.dispatch(register.initiate({ form: registerValues, formToken: 'feito' }));
    await vi.advanceTimersByTimeAsync(500);
    const { error } = await asked;
    if (!error) throw new Error('The registration succeeded');
    expect(toUserMessage(error, registerTexts)).toMatch(/\p{L}/u);
    expect(readSessionToken(brand.id)).toBeNull();
  });

  test('fills in no name for a tax number', async () => {
    breakCall('/api/validate/document', body);
    const tab = stage.openTab();
    const asked = tab.store.dispatch(lookUpDocument.initiate('11144477735'));
    await vi.advanceTimersByTimeAsync(500);
    const { error } = await asked;
    expect(error).toBeDefined();
    expect(lookUpFailure(error).message).toMatch(/\p{L}/u);
  });
});
