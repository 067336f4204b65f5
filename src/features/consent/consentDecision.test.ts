import { expect, test } from 'vitest';
import { memoryJar } from '../../../tests/support/memoryJar.ts';
import { readConsent, writeConsent } from './consentCookie.ts';
import { consentDecision, optionalCategories } from './consentDecision.ts';

const open = { id: 'teste', jurisdiction: 'none' } as const;
const licensed = { id: 'teste', jurisdiction: 'br' } as const;
const nowMs = 1_767_225_600_000;

test('full consent is exactly the word all, kept for a year', () => {
  const jar = memoryJar();
  expect(writeConsent(jar, open, consentDecision(optionalCategories, nowMs))).toBe(true);
  expect(jar.all()).toEqual({ 'cookie-consent': 'all' });
  expect(jar.lifetimeMs('cookie-consent')).toBe(31_536_000_000);
  expect(readConsent(jar, open)?.categories).toEqual(optionalCategories);
});

test('every category chosen one by one is full consent too', () => {
  const jar = memoryJar();
  writeConsent(jar, open, consentDecision(['marketing', 'statistics', 'preferences'], nowMs));
  expect(jar.read('cookie-consent')).toBe('all');
});

test.each([[[]], [['statistics']], [['marketing', 'preferences']]] as const)(
  'a choice of %j is read again with its version and time',
  (categories) => {
    const jar = memoryJar();
    const decision = consentDecision(categories, nowMs);
    writeConsent(jar, open, decision);
    expect(readConsent(jar, open)).toEqual(decision);
    expect(JSON.parse(jar.read('cookie-consent') ?? '')).toMatchObject({ v: 1, t: nowMs });
  },
);

test('under Brazilian law full consent is kept with version and time as well', () => {
  const jar = memoryJar();
  writeConsent(jar, licensed, consentDecision(optionalCategories, nowMs));
  expect(jar.read('cookie-consent')).toBe('all');
  expect(readConsent(jar, licensed)).toEqual({ categories: optionalCategories, decidedAtMs: nowMs });
});

test('under Brazilian law who accepted an older question is asked again', () => {
  const record = '{"v":0,"t":1767225600000,"c":["preferences","statistics","marketing"]}';
  const jar = memoryJar({ 'cookie-consent': 'all', 'teste-consent_record': record });
  expect(readConsent(jar, licensed)).toBeNull();
  expect(readConsent(jar, open)?.categories).toEqual(optionalCategories);
});

test('the word all alone is full consent everywhere', () => {
  for (const brand of [open, licensed])
    expect(readConsent(memoryJar({ 'cookie-consent': 'all' }), brand)?.categories).toHaveLength(3);
});

test('a refusal after full consent leaves no record of it', () => {
  const jar = memoryJar();
  writeConsent(jar, licensed, consentDecision(optionalCategories, nowMs));
  writeConsent(jar, licensed, consentDecision([], nowMs));
  expect(Object.keys(jar.all())).toEqual(['cookie-consent']);
  expect(readConsent(jar, licensed)?.categories).toEqual([]);
});

test.each([
  '',
  'ALL',
  'all ',
  'true',
  'null',
  '[]',
  '{}',
  '{"v":1',
  '{"v":1,"t":1,"c":"marketing"}',
  '{"v":1,"t":1,"c":["everything"]}',
  '{"v":1,"t":"1","c":[]}',
  '{"v":1,"t":-5,"c":[]}',
  '{"v":1,"c":[]}',
  '{"v":2,"t":1,"c":[]}',
])('the stored value %j counts as no answer', (value) => {
  expect(readConsent(memoryJar({ 'cookie-consent': value }), open)).toBeNull();
});

test('a browser that keeps no cookies is noticed', () => {
  const jar = memoryJar({}, { blocked: true });
  expect(writeConsent(jar, open, consentDecision([], nowMs))).toBe(false);
});
