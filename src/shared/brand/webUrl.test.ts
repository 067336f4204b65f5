import { describe, expect, it } from 'vitest';
import { isBaseUrl, isHostname, isOrigin, isSitePath, isWebUrl } from './webUrl.ts';

describe('URLs of a brand', () => {
  it.each([
    'https://aurora.bet.br',
    'https://aurora.bet.br:8443',
    'http://aurora.localhost:4000',
    'http://127.0.0.1:4000',
    'http://[::1]:4000',
  ])('accepts %s as an origin', (text) => expect(isOrigin(text)).toBe(true));

  it.each([
    'https://aurora.bet.br/',
    'https://aurora.bet.br/path',
    'https://aurora.bet.br?q',
    'https://user@aurora.bet.br',
    'https://Aurora.bet.br',
    'https://aurora.bet.br:443',
    'http://aurora.bet.br',
    'http://localhost.evil.example',
    'aurora.bet.br',
    'javascript:alert(1)',
    'https://aurora.bet.br ',
    '',
  ])('rejects %j as an origin', (text) => expect(isOrigin(text)).toBe(false));

  it('accepts a script with a path and a query, but no blank and no plain http', () => {
    expect(isWebUrl('https://cdn.example/a/b.js?v=1')).toBe(true);
    expect(isWebUrl('https://cdn.example/a b.js')).toBe(false);
    expect(isWebUrl('http://cdn.example/a.js')).toBe(false);
  });

  it('rejects a base URL to which nothing can be appended', () => {
    expect(isBaseUrl('https://cdn.example/images')).toBe(true);
    expect(isBaseUrl('https://cdn.example/images/')).toBe(false);
    expect(isBaseUrl('https://cdn.example/images?')).toBe(false);
    expect(isBaseUrl('https://cdn.example/images#')).toBe(false);
  });

  it('distinguishes host names from URLs', () => {
    expect(isHostname('www.aurora.bet.br')).toBe(true);
    for (const text of [
      'https://a.example',
      'a.example:80',
      'A.example',
      '-a.example',
      'a..example',
      'a.example/',
      '',
    ])
      expect(isHostname(text), text).toBe(false);
  });

  it('keeps redirects on the same site', () => {
    expect(isSitePath('/promotions?x=1#top')).toBe(true);
    for (const text of [
      '//evil.example',
      '/\\evil.example',
      'promotions',
      'https://evil.example',
      '/a b',
      '/\t/evil.example',
    ])
      expect(isSitePath(text), text).toBe(false);
  });
});
