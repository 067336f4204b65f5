import { expect, test, vi } from 'vitest';
import { brand, stageSession } from '../../tests/support/sessionStage.ts';
import { reauthenticateApi } from '../features/auth/reauthenticate.ts';
import { logoutRequested } from '../shared/state/sessionSlice.ts';
import { readBrandCookie } from '../shared/storage/brandCookies.ts';
import { readSessionToken } from '../shared/storage/sessionCookies.ts';

const { initiate: reauthenticate } = reauthenticateApi.endpoints.reauthenticate;
const stage = stageSession();

test('unlocks the session under its token where the operator has a call for it', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.state.unlocks = true;
  const token = readSessionToken(brand.id);
  for (const [password, expected] of [
    ['errada', { error: { fields: { password: 'A senha não confere.' } } }],
    ['certa', { data: null }],
  ] as const) {
    const asked = tab.store.dispatch(reauthenticate({ password }));
    await vi.advanceTimersByTimeAsync(500);
    expect(await asked).toMatchObject(expected);
    expect(readSessionToken(brand.id)).toBe(token);
  }
  expect(stage.operator.count('/api/auth/login')).toBe(0);
});

test('continues the session under a new token and revokes the old one', async () => {
  const tab = await stage.loggedInTab();
  const old = readSessionToken(brand.id);
  const asked = tab.store.dispatch(reauthenticate({ password: 'certa' }));
  await vi.advanceTimersByTimeAsync(500);
  expect(await asked).toEqual({ data: null });
  expect(readSessionToken(brand.id)).not.toBe(old);
  expect(stage.operator.good.has(old ?? '')).toBe(false);
  expect(tab.status()).toBe('authenticated');
});

test('keeps the session after a wrong password', async () => {
  const tab = await stage.loggedInTab();
  const old = readSessionToken(brand.id);
  const asked = tab.store.dispatch(reauthenticate({ password: 'errada' }));
  await vi.advanceTimersByTimeAsync(500);
  expect(await asked).toMatchObject({ error: { message: 'Email ou senha incorretos!' } });
  expect(readSessionToken(brand.id)).toBe(old);
  expect(stage.operator.count('/api/auth/refresh')).toBe(0);
});

test('asks for a second factor and stores the device afterwards', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.state.code = '123456';
  const asked = tab.store.dispatch(reauthenticate({ password: 'certa' }));
  await vi.advanceTimersByTimeAsync(500);
  const { data } = await asked;
  if (!data) throw new Error('Expected a second factor');
  const { secondFactor } = data;
  const confirmed = tab.store.dispatch(reauthenticate({ secondFactor, code: '123456' }));
  await vi.advanceTimersByTimeAsync(500);
  expect(await confirmed).toEqual({ data: null });
  expect(readBrandCookie(brand.id, 'device')).toBe('aparelho');
});

test('keeps a logout during the request and revokes the new token', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.state.delays['/api/auth/login'] = 300;
  const asked = tab.store.dispatch(reauthenticate({ password: 'certa' }));
  await vi.advanceTimersByTimeAsync(100);
  tab.store.dispatch(logoutRequested());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asked).toMatchObject({ error: { kind: 'local' } });
  expect(readSessionToken(brand.id)).toBeNull();
  expect(tab.status()).toBe('anonymous');
  expect(stage.operator.good.size).toBe(0);
});
