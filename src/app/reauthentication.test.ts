import { expect, test, vi } from 'vitest';
import { brand, stageSession } from '../../tests/support/sessionStage.ts';
import { reauthenticate } from '../features/auth/reauthenticate.ts';
import { logoutRequested } from '../shared/state/sessionSlice.ts';
import { readBrandCookie } from '../shared/storage/brandCookies.ts';
import { readSessionToken } from '../shared/storage/sessionCookies.ts';

const stage = stageSession();

test('the right password carries the session on under a new token, and the old one ends', async () => {
  const tab = await stage.loggedInTab();
  const old = readSessionToken(brand.id);
  const asked = tab.store.dispatch(reauthenticate({ password: 'certa' }));
  await vi.advanceTimersByTimeAsync(500);
  expect(await asked).toEqual({ ok: true });
  expect(readSessionToken(brand.id)).not.toBe(old);
  expect(stage.operator.good.has(old ?? '')).toBe(false);
  expect(tab.status()).toBe('authenticated');
});

test('a wrong password changes nothing', async () => {
  const tab = await stage.loggedInTab();
  const old = readSessionToken(brand.id);
  const asked = tab.store.dispatch(reauthenticate({ password: 'errada' }));
  await vi.advanceTimersByTimeAsync(500);
  expect(await asked).toEqual({ ok: false, message: 'Email ou senha incorretos!' });
  expect(readSessionToken(brand.id)).toBe(old);
  expect(stage.operator.count('/api/auth/refresh')).toBe(0);
});

test('a second factor that is asked for comes between, and the device is known after it', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.state.code = '123456';
  const asked = tab.store.dispatch(reauthenticate({ password: 'certa' }));
  await vi.advanceTimersByTimeAsync(500);
  const outcome = await asked;
  const secondFactor = 'secondFactor' in outcome ? outcome.secondFactor : undefined;
  if (!secondFactor) throw new Error(`Expected a second factor, found ${JSON.stringify(outcome)}`);
  const confirmed = tab.store.dispatch(reauthenticate({ secondFactor, code: '123456' }));
  await vi.advanceTimersByTimeAsync(500);
  expect(await confirmed).toEqual({ ok: true });
  expect(readBrandCookie(brand.id, 'device')).toBe('aparelho');
});

test('a logout while the password is on its way stays a logout, and the new token dies', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.state.delays['/api/auth/login'] = 300;
  const asked = tab.store.dispatch(reauthenticate({ password: 'certa' }));
  await vi.advanceTimersByTimeAsync(100);
  tab.store.dispatch(logoutRequested());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asked).toMatchObject({ ok: false });
  expect(readSessionToken(brand.id)).toBeNull();
  expect(tab.status()).toBe('anonymous');
  expect(stage.operator.good.size).toBe(0);
});
