import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetUrl } from './assetUrl.ts';
import { readSiteLink } from './siteLink.ts';

const site = 'https://casa.example';

test.each([
  ['/casino?x=1#y', { kind: 'page', path: '/casino?x=1#y' }],
  ['https://casa.example/casino', { kind: 'page', path: '/casino' }],
  ['https://casa.example', { kind: 'page', path: '/' }],
  ['https://a@casa.example/casino', { kind: 'page', path: '/casino' }],
  ['https://ajuda.example/x', { kind: 'outside', href: 'https://ajuda.example/x' }],
  ['mailto:a@b.example', { kind: 'outside', href: 'mailto:a@b.example' }],
])('reads %s as a link', (link, target) => {
  expect(readSiteLink(link, site)).toEqual(target);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://casa.example/x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://casa.example//evil.example',
  'https://casa.example/\\evil.example',
  'https:// ',
  '',
])('rejects %j as a link', (link) => {
  expect(readSiteLink(link, site)).toBeNull();
});

test('rejects every link to another site with user info', () => {
  const part = fc.webAuthority({ withUserInfo: true }).filter((authority) => /^[^@]+@/.test(authority));
  const hosts = fc.oneof(
    part,
    fc.constantFrom('x@evil.example', ':p@evil.example', 'bank.example:443@evil.example'),
  );
  fc.assert(
    fc.property(fc.constantFrom('http:', 'https:', ' HTTPS:'), hosts, (scheme, host) => {
      const link = `${scheme}//${host}/x`;
      fc.pre(URL.parse(link.trim()) !== null && !/^:?@/.test(host));
      expect(readSiteLink(link, site)).toBeNull();
    }),
    { numRuns: 1_000 },
  );
});

const api = 'https://api.casa.example';

test.each([
  ['https://img.example/a b.png', 'https://img.example/a%20b.png'],
  ['/storage/a.png', `${api}/storage/a.png`],
  ['a.png', `${api}/storage/a.png`],
])('gives the picture %s its URL', (image, url) => {
  expect(assetUrl(image, api)).toBe(url);
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '//evil.example/a.png',
  'https://',
  '  ',
])('rejects the picture %j', (image) => {
  expect(assetUrl(image, api)).toBeNull();
});
