import { expect, test } from 'vitest';
import { guardOutcome } from '../../tests/support/guardOutcome.ts';
import { memoryJar } from '../../tests/support/memoryJar.ts';
import { testBrand } from '../../tests/support/testBrand.ts';
import { optionalCategories } from '../features/consent/consentDecision.ts';
import { hasConsent, selectConsentDecision } from '../features/consent/consentSlice.ts';
import { decideConsent } from '../features/consent/decideConsent.ts';
import { followOtherTabs, restoreConsent } from '../features/consent/watchConsent.ts';
import type { Jurisdiction } from '../shared/brand/brandRecord.ts';
import { selectAlerts } from '../shared/state/alertsSlice.ts';
import { selectShowCookieAccessModal } from '../shared/state/visitSlice.ts';
import { takeLastAttemptedRoute } from '../shared/storage/lastAttemptedRoute.ts';
import { cookieConsentGuard } from './guards/cookieConsentGuard.ts';
import { createPrerenderServices } from './services.ts';
import { createStore } from './store.ts';

const lobby = { pathname: '/casino', search: '', hash: '' };
const game = { pathname: '/play/7', search: '?a=1', hash: '#b' };

function visit(jurisdiction: Jurisdiction, jar = memoryJar()) {
  const brand = testBrand({ jurisdiction });
  const services = createPrerenderServices(brand);
  const store = createStore(services);
  restoreConsent(store, brand, jar);
  const enter = (to = game, from: typeof lobby | null = lobby) =>
    guardOutcome(cookieConsentGuard, { store, services, to, from });
  return { brand, jar, store, enter };
}

test('knows no consent before it is restored', () => {
  const store = createStore(createPrerenderServices(testBrand()));
  expect(hasConsent(store.getState(), 'marketing')).toBe(false);
});

test('allows only necessary cookies and asks an undecided visitor', () => {
  const { store } = visit('none');
  expect(selectConsentDecision(store.getState())).toBeNull();
  expect(hasConsent(store.getState(), 'necessary')).toBe(true);
  for (const category of optionalCategories) expect(hasConsent(store.getState(), category)).toBe(false);
});

test('applies a choice at once and on the next visit', () => {
  const { store, jar } = visit('none');
  store.dispatch(decideConsent(['statistics'], jar));
  for (const { getState } of [store, visit('none', jar).store]) {
    expect(hasConsent(getState(), 'statistics')).toBe(true);
    expect(hasConsent(getState(), 'marketing')).toBe(false);
  }
});

test('withdraws consent', () => {
  const { store, jar } = visit('none');
  store.dispatch(decideConsent(optionalCategories, jar));
  store.dispatch(decideConsent([], jar));
  expect(hasConsent(store.getState(), 'marketing')).toBe(false);
  expect(jar.read('cookie-consent')).not.toBe('all');
});

test('opens the consent modal for games without full consent and remembers the route', async () => {
  const { store, jar, enter } = visit('none');
  store.dispatch(decideConsent(['statistics', 'marketing'], jar));
  expect(await enter()).toBe('/casino');
  expect(selectShowCookieAccessModal(store.getState())).toBe(true);
  expect(takeLastAttemptedRoute()).toBe('/play/7?a=1#b');
  expect(takeLastAttemptedRoute()).toBeNull();
  store.dispatch(decideConsent(optionalCategories, jar));
  expect(await enter()).toBeNull();
});

test('keeps a first page below the consent modal', async () => {
  const { store, enter } = visit('none');
  expect(await enter(game, null)).toBeNull();
  expect(selectShowCookieAccessModal(store.getState())).toBe(true);
  expect(takeLastAttemptedRoute()).toBe('/play/7?a=1#b');
});

test('requires only a decision under Brazilian law', async () => {
  const { store, jar, enter } = visit('br');
  expect(await enter()).toBe('/casino');
  store.dispatch(decideConsent([], jar));
  expect(await enter()).toBeNull();
});

test.each(['//evil.test/play/7', '/\\evil.test', '/nada/por/aqui'])(
  'never returns to %s',
  async (pathname) => {
    await visit('none').enter({ pathname, search: '', hash: '' });
    expect(takeLastAttemptedRoute()).toBeNull();
  },
);

test('applies the decision to the visit and tells the visitor when cookies are blocked', async () => {
  const { store, jar, brand, enter } = visit('none', memoryJar({}, { blocked: true }));
  store.dispatch(decideConsent(optionalCategories, jar));
  expect(await enter()).toBeNull();
  expect(selectAlerts(store.getState())[0]?.text).toMatch(/bloqueia cookies.*só para esta visita/);
  followOtherTabs(store, brand, jar);
  expect(await enter()).toBeNull();
});

test('shows no message when the decision was stored', () => {
  const { store, jar } = visit('none');
  store.dispatch(decideConsent([], jar));
  expect(selectAlerts(store.getState())).toEqual([]);
});

test('applies a decision of another tab and ignores a repeated one', () => {
  const { store, jar, brand } = visit('br');
  const other = visit('br', jar);
  other.store.dispatch(decideConsent(['preferences'], jar));
  followOtherTabs(store, brand, jar);
  const known = selectConsentDecision(store.getState());
  expect(known?.categories).toEqual(['preferences']);
  followOtherTabs(store, brand, jar);
  expect(selectConsentDecision(store.getState())).toBe(known);
});

test('treats stored full consent without a time as the same decision', () => {
  const { store, jar, brand } = visit('none');
  store.dispatch(decideConsent(optionalCategories, jar));
  const known = selectConsentDecision(store.getState());
  followOtherTabs(store, brand, jar);
  expect(selectConsentDecision(store.getState())).toBe(known);
});

test('sets nothing when the stored consent is cleared', () => {
  const { store, jar, brand } = visit('none');
  store.dispatch(decideConsent(optionalCategories, jar));
  jar.remove('cookie-consent');
  followOtherTabs(store, brand, jar);
  expect(jar.all()).toEqual({});
  expect(selectConsentDecision(visit('none', jar).store.getState())).toBeNull();
  expect(jar.all()).toEqual({});
});
