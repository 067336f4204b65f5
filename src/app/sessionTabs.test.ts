import { expect, test, vi } from 'vitest';
import { brand, hourS, minuteMs, stageSession } from '../../tests/support/sessionStage.ts';
import { checkSession } from '../features/session/checkSession.ts';
import { selectUser } from '../features/session/me.ts';
import { meApi } from '../features/session/meApi.ts';
import { logoutRequested } from '../shared/state/sessionSlice.ts';
import { depositRequested, selectWalletDialog } from '../shared/state/walletDialogSlice.ts';
import { readBrandCookie, removeBrandCookie } from '../shared/storage/brandCookies.ts';
import { readSessionToken, storeSessionToken } from '../shared/storage/sessionCookies.ts';

const stage = stageSession();

test('shows the notice when the token vanishes', async () => {
  const tab = await stage.loggedInTab();
  removeBrandCookie(brand.id, 'jwt');
  tab.check();
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(true);
});

test('logs out with the notice after the device slept past expiry', async () => {
  const tab = await stage.loggedInTab();
  vi.setSystemTime(Date.now() + 8 * 60 * minuteMs);
  tab.check();
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(true);
});

test('clears the player’s data on logout and revokes the token, without a notice', async () => {
  const tab = await stage.loggedInTab();
  const token = readSessionToken(brand.id);
  stage.kept.document.cookie = `${brand.id}-favorites=1`;
  stage.kept.document.cookie = `${brand.id}-code=VERAO`;
  tab.store.dispatch(depositRequested());
  expect(selectWalletDialog(tab.store.getState())).toBe('deposit');
  tab.store.dispatch(logoutRequested());
  expect(selectWalletDialog(tab.store.getState())).toBeNull();
  expect(stage.kept.names()).toEqual([`${brand.id}-logged_out`]);
  await vi.advanceTimersByTimeAsync(500);
  expect(stage.operator.calls).toContainEqual({ path: '/api/auth/logout', token });
  expect(tab.notice()).toBe(false);
  expect(selectUser(tab.store.getState())).toBeNull();
  expect(meApi.endpoints.getMe.select()(tab.store.getState()).data).toBeUndefined();
});

test('logs out other tabs without the notice', async () => {
  const first = await stage.loggedInTab();
  const second = stage.openTab();
  second.check();
  await vi.advanceTimersByTimeAsync(50);
  first.store.dispatch(logoutRequested());
  second.check();
  expect(second.status()).toBe('anonymous');
  expect(second.notice()).toBe(false);
});

test('ignores a profile that arrives after the logout', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.state.delays['/api/auth/me'] = 500;
  const checking = checkSession(tab.store, brand.id);
  await vi.advanceTimersByTimeAsync(100);
  tab.store.dispatch(logoutRequested());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await checking).toBe('ended');
  expect(tab.status()).toBe('anonymous');
  expect(readBrandCookie(brand.id, 'user_id')).toBeNull();
});

test('logs in other tabs', async () => {
  const other = stage.openTab();
  other.check();
  expect(other.status()).toBe('anonymous');
  await stage.loggedInTab();
  other.check();
  await vi.advanceTimersByTimeAsync(50);
  expect(other.status()).toBe('authenticated');
});

test('replaces the player after another player’s login in another tab', async () => {
  const tab = await stage.loggedInTab('1');
  storeSessionToken(brand.id, stage.operator.issue('2'), hourS);
  tab.check();
  expect(selectUser(tab.store.getState())).toBeNull();
  tab.check();
  await vi.advanceTimersByTimeAsync(50);
  expect(selectUser(tab.store.getState())?.id).toBe('2');
  expect(tab.notice()).toBe(false);
});

test('replaces the player once another tab has loaded the one of the new token', async () => {
  const tab = await stage.loggedInTab('1');
  await stage.loggedInTab('2');
  tab.check();
  expect(tab.status()).toBe('anonymous');
});

test('keeps the player when a new token names none', async () => {
  const tab = await stage.loggedInTab('3');
  storeSessionToken(brand.id, 'opaque-token', hourS);
  tab.check();
  expect(selectUser(tab.store.getState())?.id).toBe('3');
  expect(tab.status()).toBe('authenticated');
});

test('starts the session of a profile whose id is not the one of its token', async () => {
  stage.operator.state.profileId = 'perfil-9';
  const tab = await stage.loggedInTab('9');
  tab.check();
  await vi.advanceTimersByTimeAsync(100);
  expect(selectUser(tab.store.getState())?.id).toBe('perfil-9');
  expect(stage.operator.count('/api/auth/me')).toBe(2);
});

test('keeps the new player’s token when a page stops reading the former profile', async () => {
  const tab = await stage.loggedInTab('7');
  const reader = tab.store.dispatch(meApi.endpoints.getMe.initiate());
  const token = stage.operator.issue('8');
  storeSessionToken(brand.id, token, hourS);
  tab.check();
  reader.unsubscribe();
  tab.check();
  await vi.advanceTimersByTimeAsync(100);
  expect(readSessionToken(brand.id)).toBe(token);
  expect(selectUser(tab.store.getState())?.id).toBe('8');
});

test('checks the token again when the profile’s last reader leaves during the request', async () => {
  const token = stage.operator.issue('7');
  storeSessionToken(brand.id, token, hourS);
  const tab = stage.openTab();
  stage.operator.state.delays['/api/auth/me'] = 100;
  tab.check();
  await vi.advanceTimersByTimeAsync(50);
  const reader = tab.store.dispatch(meApi.endpoints.getMe.initiate());
  reader.unsubscribe();
  await vi.advanceTimersByTimeAsync(500);
  expect(readSessionToken(brand.id)).toBe(token);
  expect(tab.status()).toBe('authenticated');
});

test('requests the profile again when the token changed during the request', async () => {
  storeSessionToken(brand.id, stage.operator.issue('1'), hourS);
  const tab = stage.openTab();
  stage.operator.state.delays['/api/auth/me'] = 100;
  tab.check();
  await vi.advanceTimersByTimeAsync(50);
  storeSessionToken(brand.id, stage.operator.issue('2'), hourS);
  await vi.advanceTimersByTimeAsync(500);
  expect(tab.status()).toBe('authenticated');
  expect(selectUser(tab.store.getState())?.id).toBe('2');
});
