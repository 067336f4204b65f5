import { expect, test } from 'vitest';
import { memoryJar } from '../../tests/support/memoryJar.ts';
import { testBrand } from '../../tests/support/testBrand.ts';
import { optionalCategories } from '../features/consent/consentDecision.ts';
import {
  hasConsent,
  selectConsentDecision,
  selectIsConsentUndecided,
} from '../features/consent/consentSlice.ts';
import { decideConsent } from '../features/consent/decideConsent.ts';
import { followOtherTabs, restoreConsent } from '../features/consent/watchConsent.ts';
import type { Jurisdiction } from '../shared/brand/brandRecord.ts';
import { selectAlerts } from '../shared/state/alertsSlice.ts';
import { selectShowCookieAccessModal } from '../shared/state/visitSlice.ts';
import { takeLastAttemptedRoute } from '../shared/storage/lastAttemptedRoute.ts';
import { cookieConsentGuard } from './guards/cookieConsentGuard.ts';
import { createPrerenderServices } from './services.ts';
import { createStore } from './store.ts';

const game = { pathname: '/play/7', search: '?a=1', hash: '#b' };

function visit(jurisdiction: Jurisdiction, jar = memoryJar()) {
  const brand = testBrand({ jurisdiction });
  const services = createPrerenderServices(brand);
  const store = createStore(services);
  restoreConsent(store, brand, jar);
  const context = {
    store,
    services,
    router: { subscribe: () => () => {} },
    signal: new AbortController().signal,
  };
  return { brand, jar, store, enter: (to = game) => cookieConsentGuard({ ...context, to }) };
}

test('a page that is not restored yet knows of no consent and asks nothing', () => {
  const store = createStore(createPrerenderServices(testBrand()));
  expect(hasConsent(store.getState(), 'marketing')).toBe(false);
  expect(selectIsConsentUndecided(store.getState())).toBe(false);
});

test('without an answer only the necessary is allowed, and the visitor is asked', () => {
  const { store } = visit('none');
  expect(selectIsConsentUndecided(store.getState())).toBe(true);
  expect(hasConsent(store.getState(), 'necessary')).toBe(true);
  for (const category of optionalCategories) expect(hasConsent(store.getState(), category)).toBe(false);
});

test('a choice allows what was chosen, at once and at the next visit', () => {
  const { store, jar } = visit('none');
  store.dispatch(decideConsent(['statistics'], jar));
  for (const { getState } of [store, visit('none', jar).store]) {
    expect(hasConsent(getState(), 'statistics')).toBe(true);
    expect(hasConsent(getState(), 'marketing')).toBe(false);
  }
});

test('consent can be taken back', () => {
  const { store, jar } = visit('none');
  store.dispatch(decideConsent(optionalCategories, jar));
  store.dispatch(decideConsent([], jar));
  expect(hasConsent(store.getState(), 'marketing')).toBe(false);
  expect(jar.read('cookie-consent')).not.toBe('all');
});

test('games need full consent: less opens the modal and remembers where the visitor was going', () => {
  const { store, jar, enter } = visit('none');
  store.dispatch(decideConsent(['statistics', 'marketing'], jar));
  expect(enter()).toEqual({ kind: 'blocked' });
  expect(selectShowCookieAccessModal(store.getState())).toBe(true);
  expect(takeLastAttemptedRoute()).toBe('/play/7?a=1#b');
  expect(takeLastAttemptedRoute()).toBeNull();
  store.dispatch(decideConsent(optionalCategories, jar));
  expect(enter()).toEqual({ kind: 'passed' });
});

test('under Brazilian law the necessary ones are enough, once the visitor has been asked', () => {
  const { store, jar, enter } = visit('br');
  expect(enter()).toEqual({ kind: 'blocked' });
  store.dispatch(decideConsent([], jar));
  expect(enter()).toEqual({ kind: 'passed' });
});

test.each(['//evil.test/play/7', '/\\evil.test', '/nada/por/aqui'])(
  '%s is never a place to return to',
  (pathname) => {
    visit('none').enter({ pathname, search: '', hash: '' });
    expect(takeLastAttemptedRoute()).toBeNull();
  },
);

test('where cookies are blocked the answer holds for the visit, and the visitor is told', () => {
  const { store, jar, brand, enter } = visit('none', memoryJar({}, { blocked: true }));
  store.dispatch(decideConsent(optionalCategories, jar));
  expect(enter()).toEqual({ kind: 'passed' });
  expect(selectAlerts(store.getState())[0]?.text).toMatch(/bloqueia cookies.*só para esta visita/);
  followOtherTabs(store, brand, jar);
  expect(enter()).toEqual({ kind: 'passed' });
});

test('an answer that is kept is nothing to tell', () => {
  const { store, jar } = visit('none');
  store.dispatch(decideConsent([], jar));
  expect(selectAlerts(store.getState())).toEqual([]);
});

test('an answer given in another tab counts here, and the same one again changes nothing', () => {
  const { store, jar, brand } = visit('br');
  const other = visit('br', jar);
  other.store.dispatch(decideConsent(['preferences'], jar));
  followOtherTabs(store, brand, jar);
  const known = selectConsentDecision(store.getState());
  expect(known?.categories).toEqual(['preferences']);
  followOtherTabs(store, brand, jar);
  expect(selectConsentDecision(store.getState())).toBe(known);
});

test('full consent read without its time is the same answer as the one given here', () => {
  const { store, jar, brand } = visit('none');
  store.dispatch(decideConsent(optionalCategories, jar));
  const known = selectConsentDecision(store.getState());
  followOtherTabs(store, brand, jar);
  expect(selectConsentDecision(store.getState())).toBe(known);
});
