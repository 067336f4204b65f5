import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryJar } from '../../../tests/support/memoryJar.ts';
import { memoryStorage } from '../../../tests/support/memoryStorage.ts';
import { createAttribution } from './attribution.ts';
import { attributionParameters } from './parameters.ts';

const dayMs = 86_400_000;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
});

afterEach(() => vi.unstubAllGlobals());

function visit(jar = memoryJar(), isAllowed = true) {
  return { jar, attribution: createAttribution({ brandId: 'x', jar, isAllowed }) };
}

test('stores every parameter in its own cookie for seven days', () => {
  const { jar, attribution } = visit();
  attribution.arrived(`?${attributionParameters.map((name) => `${name}=v-${name}`).join('&')}`);
  const names = [
    ...['btag', 'src', 'utm_campaign', 'utm_content', 'utm_source', 'utm_medium', 'utm_term', 'referrer_id'],
    ...[
      'code',
      'clickid',
      'placement',
      'afp',
      'afp1',
      'afp2',
      'afp3',
      'afp4',
      'afp5',
      'afp6',
      'afp7',
      'afp8',
    ],
    ...['afp9', 'fbc', 'fbp', 'shareCode', 'source_id', 'event_id', 'campaign_id', 'gclid', 'subid'],
  ];
  for (const name of names) {
    expect(jar.read(`x-${name}`)).toBe(`v-${name === 'referrer_id' ? 'ref' : name}`);
    expect(jar.lifetimeMs(`x-${name}`)).toBe(7 * dayMs);
  }
});

test('stores the analytics client id without the first two parts of its cookie', () => {
  const { jar, attribution } = visit(memoryJar({ _ga: 'GA1.1.1234.5678' }));
  attribution.arrived('');
  expect(jar.read('x-client_id')).toBe('1234.5678');
});

test('stores the whole query with fbc and fbp as JSON, without a session token', () => {
  const { jar, attribution } = visit(memoryJar({ _fbc: 'fb.1.1.AbC', _fbp: 'fb.1.1.9' }));
  attribution.arrived('?utm_source=a&qualquer=%C3%A7&token=segredo&a=1&a=2');
  expect(JSON.parse(jar.read('x-params') ?? '')).toEqual({
    utm_source: 'a',
    qualquer: 'ç',
    a: '1',
    fbc: 'fb.1.1.AbC',
    fbp: 'fb.1.1.9',
  });
  expect(JSON.stringify(jar.all())).not.toContain('segredo');
  expect(jar.read('x-fbc')).toBe('fb.1.1.AbC');
});

test.each(['?t=1764000000000', '?token=segredo', '?login=1', '?showCookieModal=true'])(
  "ignores the product's own parameter (%s)",
  (search) => {
    const { jar, attribution } = visit();
    attribution.arrived(search);
    expect(jar.all()).toEqual({});
    attribution.arrived('?utm_source=a');
    attribution.arrived(search);
    expect(jar.read('x-params')).toBe('{"utm_source":"a"}');
    attribution.arrived(`?btag=b&${search.slice(1)}`);
    expect(jar.read('x-params')).toBe('{"btag":"b"}');
  },
);

test("stores a campaign's own t", () => {
  const { jar, attribution } = visit();
  attribution.arrived('?t=verao');
  expect(jar.read('x-params')).toBe('{"t":"verao"}');
});

test('keeps the campaign on a later page without a query', () => {
  const { jar, attribution } = visit(memoryJar({ _fbp: 'fb.1.1.9' }));
  attribution.arrived('?utm_source=a');
  const before = jar.all();
  attribution.arrived('');
  expect(jar.all()).toEqual(before);
});

test('clears a code from a URL on the next URL without one', () => {
  const { jar, attribution } = visit();
  attribution.arrived('?code=VERAO');
  expect(attribution.couponCode()).toBe('VERAO');
  attribution.arrived('?utm_source=a');
  expect(attribution.couponCode()).toBeNull();
  expect(jar.read('x-code')).toBeNull();
  attribution.arrived('?code=A');
  attribution.arrived('?code=');
  expect(attribution.couponCode()).toBeNull();
});

test("keeps a banner's code for thirty days or until a URL brings another one", () => {
  const jar = memoryJar();
  visit(jar).attribution.bannerFollowed('/?login=0&code=BANNER');
  expect(jar.lifetimeMs('x-code')).toBe(30 * dayMs);
  const later = visit(jar).attribution;
  later.arrived('');
  expect(later.couponCode()).toBe('BANNER');
  later.arrived('?code=OUTRO');
  expect(later.couponCode()).toBe('OUTRO');
  later.arrived('');
  expect(later.couponCode()).toBeNull();
});

test('ignores a banner without a code', () => {
  const { jar, attribution } = visit();
  attribution.arrived('?code=VERAO');
  for (const link of ['/promotions', 'https://[', 'javascript:alert(1)?x']) attribution.bannerFollowed(link);
  expect(jar.read('x-code')).toBe('VERAO');
});

test('sends all values without prefix on registration, with coupon_code and referer', () => {
  const { jar, attribution } = visit();
  attribution.arrived('?btag=b&code=VERAO');
  attribution.referred('amiga-1');
  jar.write('_ga', 'GA1.1.1.2', dayMs);
  expect(attribution.forRegistration()).toEqual({
    btag: 'b',
    code: 'VERAO',
    coupon_code: 'VERAO',
    referrer_id: 'amiga-1',
    referer: 'amiga-1',
    client_id: '1.2',
    params: '{"btag":"b","code":"VERAO"}',
  });
  attribution.forgetCouponCode();
  expect(attribution.forRegistration()).not.toHaveProperty('coupon_code');
});

test('sends nothing on registration when nothing is known', () => {
  expect(visit().attribution.forRegistration()).toEqual({});
});

test("stores nothing before consent and sends only the player's own values on registration", () => {
  const { jar, attribution } = visit(memoryJar(), false);
  attribution.arrived('?gclid=g&code=VERAO&ref=amiga');
  attribution.bannerFollowed('/?code=BANNER');
  expect(jar.all()).toEqual({});
  expect(attribution.forRegistration()).toEqual({
    code: 'BANNER',
    coupon_code: 'BANNER',
    referrer_id: 'amiga',
    referer: 'amiga',
  });
});

test("stores the visit's values on consent and removes them on withdrawal", () => {
  const { jar, attribution } = visit(memoryJar(), false);
  attribution.arrived('?gclid=g');
  attribution.allow(true);
  expect(jar.read('x-gclid')).toBe('g');
  expect(attribution.forRegistration()).toMatchObject({ gclid: 'g' });
  attribution.allow(false);
  expect(jar.all()).toEqual({});
  expect(attribution.forRegistration()).toEqual({});
});

test('keeps the values for the visit when cookies are blocked', () => {
  const { attribution } = visit(memoryJar({}, { blocked: true }));
  attribution.arrived('?btag=b');
  expect(attribution.forRegistration()).toMatchObject({ btag: 'b', params: '{"btag":"b"}' });
});

test.each([
  '?%E0%A4%A=%&btag=%%%',
  '?btag=%00%0A',
  '?__proto__=1&constructor=2',
  '?btag=<script>alert(1)</script>',
  '?btag=%F0%9F%8E%B0&btag=2',
  '????&&&===',
])('handles the malformed query %s', (search) => {
  const { jar, attribution } = visit();
  attribution.arrived(search);
  expect(JSON.parse(jar.read('x-params') ?? '{}')).toBeTypeOf('object');
  expect(jar.read('x-btag') ?? '').not.toMatch(/\p{Cc}/u);
  expect(Object.getPrototypeOf(attribution.forRegistration())).toBe(Object.prototype);
});

test('drops a value that is too long instead of cutting it', () => {
  const { jar, attribution } = visit();
  attribution.arrived(`?btag=${'a'.repeat(513)}&src=${'a'.repeat(512)}&subid=${'é'.repeat(100)}`);
  expect(jar.read('x-btag')).toBeNull();
  expect(jar.read('x-src')).toHaveLength(512);
  expect(jar.read('x-subid')).toBeNull();
});

test('keeps all cookies within the size that servers accept', () => {
  const jar = memoryJar();
  for (const letter of ['é', 'a', 'b']) {
    const query = attributionParameters.map((name) => `${name}=${letter.repeat(400)}`).join('&');
    visit(jar).attribution.arrived(`?${query}&${'x'.repeat(1_000_000)}`);
  }
  const header = Object.entries(jar.all())
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  expect(header.length).toBeLessThanOrEqual(4_096);
  expect(jar.read('x-code')).toBe('b'.repeat(400));
  visit(jar).attribution.arrived('?subid=novo');
  expect(jar.read('x-subid')).toBe('novo');
});
