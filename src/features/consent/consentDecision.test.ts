import { expect, test } from 'vitest';
import { memoryJar } from '../../../tests/support/memoryJar.ts';
import { readConsent, writeConsent } from './consentCookie.ts';
import { consentDecision, consentRecord, optionalCategories } from './consentDecision.ts';

const open = { id: 'teste', jurisdiction: 'none' } as const;
const licensed = { id: 'teste', jurisdiction: 'br' } as const;
const nowMs = 1_767_225_600_000;

test('stores full consent as the word all for a year', () => {
  const jar = memoryJar();
  expect(writeConsent(jar, open, consentDecision(optionalCategories, nowMs))).toBe(true);
  expect(jar.all()).toEqual({ 'cookie-consent': 'all' });
  expect(jar.lifetimeMs('cookie-consent')).toBe(31_536_000_000);
  expect(readConsent(jar, open)?.categories).toEqual(optionalCategories);
});

test('treats all categories chosen one by one as full consent', () => {
  const jar = memoryJar();
  writeConsent(jar, open, consentDecision(['marketing', 'statistics', 'preferences'], nowMs));
  expect(jar.read('cookie-consent')).toBe('all');
});

test.each([[[]], [['statistics']], [['marketing', 'preferences']]] as const)(
  'reads a choice of %j with its version and time',
  (categories) => {
    const jar = memoryJar();
    const decision = consentDecision(categories, nowMs);
    writeConsent(jar, open, decision);
    expect(readConsent(jar, open)).toEqual(decision);
    expect(JSON.parse(jar.read('cookie-consent') ?? '')).toMatchObject({ v: 1, t: nowMs });
  },
);

test('stores version and time of full consent under Brazilian law', () => {
  const jar = memoryJar();
  writeConsent(jar, licensed, consentDecision(optionalCategories, nowMs));
  expect(jar.read('cookie-consent')).toBe('all');
  expect(readConsent(jar, licensed)).toEqual({ categories: optionalCategories, decidedAtMs: nowMs });
});

test('asks again after a new consent version under Brazilian law', () => {
  const record = '{"v":0,"t":1767225600000,"c":["preferences","statistics","marketing"]}';
  const jar = memoryJar({ 'cookie-consent': 'all', 'teste-consent_record': record });
  expect(readConsent(jar, licensed)).toBeNull();
  expect(readConsent(jar, open)?.categories).toEqual(optionalCategories);
});

test('reads the word all alone as full consent in every jurisdiction', () => {
  for (const brand of [open, licensed])
    expect(readConsent(memoryJar({ 'cookie-consent': 'all' }), brand)?.categories).toHaveLength(3);
});

test('keeps the record of full consent after a refusal', () => {
  const jar = memoryJar();
  writeConsent(jar, licensed, consentDecision(optionalCategories, nowMs));
  writeConsent(jar, licensed, consentDecision([], nowMs + 1));
  expect(JSON.parse(jar.read('teste-consent_record') ?? '')).toMatchObject({ t: nowMs });
  expect(readConsent(jar, licensed)).toEqual({ categories: [], decidedAtMs: nowMs + 1 });
});

test('keeps the record of a partial consent after its withdrawal', () => {
  const jar = memoryJar();
  const given = consentDecision(['statistics'], nowMs);
  writeConsent(jar, licensed, given);
  writeConsent(jar, licensed, consentDecision([], nowMs + 1));
  writeConsent(jar, licensed, consentDecision([], nowMs + 2));
  expect(jar.read('teste-consent_record')).toBe(consentRecord(given));
  expect(readConsent(jar, licensed)).toEqual({ categories: [], decidedAtMs: nowMs + 2 });
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
])('reads the stored value %j as undecided', (value) => {
  expect(readConsent(memoryJar({ 'cookie-consent': value }), open)).toBeNull();
});

test('reports a browser that keeps no cookies', () => {
  const jar = memoryJar({}, { blocked: true });
  expect(writeConsent(jar, open, consentDecision([], nowMs))).toBe(false);
});
