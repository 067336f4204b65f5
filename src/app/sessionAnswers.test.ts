import { describe, expect, test, vi } from 'vitest';
import { registerValues } from '../../tests/support/registerValues.ts';
import { brand, minuteMs, stageSession } from '../../tests/support/sessionStage.ts';
import { lookUpDocument } from '../features/auth/documentLookUp.ts';
import { logIn } from '../features/auth/logIn.ts';
import { register } from '../features/auth/register.ts';
import { readSessionToken, storeSessionToken } from '../shared/storage/sessionCookies.ts';

const stage = stageSession();

/** What proxies, captive portals and broken servers put in the place of an answer, all with status 200. */
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

/** Makes the operator answer one of its calls with a body of the test. */
function breakCall(path: string, body: string) {
  const working = stage.operator.fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    address.endsWith(path) ? new Response(body, { status: 200 }) : working(address, init),
  );
}

describe.each(odd)('%s in the place of', (_what, body) => {
  test('the profile clears a stored token and shows a guest, without a notice', async () => {
    storeSessionToken(brand.id, stage.operator.issue('1'), 3_600);
    breakCall('/api/auth/me', body);
    const tab = stage.openTab();
    tab.look();
    await vi.advanceTimersByTimeAsync(500);
    expect(readSessionToken(brand.id)).toBeNull();
    expect(tab.status()).toBe('anonymous');
    expect(tab.notice()).toBe(false);
  });

  test('a new token counts as a renewal that failed, three times at most', async () => {
    const tab = await stage.loggedInTab();
    breakCall('/api/auth/refresh', body);
    await vi.advanceTimersByTimeAsync(56 * minuteMs);
    tab.look();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tab.status()).toBe('anonymous');
    expect(tab.notice()).toBe(true);
    expect(readSessionToken(brand.id)).toBeNull();
  });

  test('a login stores nothing and says so in words', async () => {
    breakCall('/api/auth/login', body);
    const tab = stage.openTab();
    const asked = tab.store.dispatch(logIn({ email: 'a@b.test', password: 'certa' }));
    await vi.advanceTimersByTimeAsync(500);
    expect(await asked).toEqual({ ok: false, message: expect.stringMatching(/\p{L}/u) });
    expect(stage.kept.names()).toEqual([]);
  });

  test('a registration opens no session and says so in words', async () => {
    breakCall('/v2/auth/register', body);
    const tab = stage.openTab();
    const asked = tab.store.dispatch(register(registerValues, 'feito'));
    await vi.advanceTimersByTimeAsync(500);
    expect(await asked).toMatchObject({ ok: false, message: expect.stringMatching(/\p{L}/u) });
    expect(readSessionToken(brand.id)).toBeNull();
  });

  test('a tax number’s name fills nothing in and leaves the fields to the player', async () => {
    breakCall('/api/validate/document', body);
    const tab = stage.openTab();
    const asked = tab.store.dispatch(lookUpDocument('11144477735', new AbortController().signal));
    await vi.advanceTimersByTimeAsync(500);
    const outcome = await asked;
    expect(['refused', 'unavailable']).toContain(outcome.kind);
  });
});
