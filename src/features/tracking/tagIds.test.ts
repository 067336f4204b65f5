import { expect, test } from 'vitest';
import { readContainerId, readTagId, tagScriptUrl } from './tagIds.ts';

test('loads measurement ids by gtag/js and containers by gtm.js', () => {
  const url = (text: string) => {
    const tag = readTagId(text);
    return tag && tagScriptUrl('https://tags.example', tag);
  };
  expect(url('G-AB12CD34')).toBe('https://tags.example/gtag/js?id=G-AB12CD34');
  expect(url(' AW-123456789 ')).toBe('https://tags.example/gtag/js?id=AW-123456789');
  expect(url('GTM-ABC123')).toBe('https://tags.example/gtm.js?id=GTM-ABC123');
});

test.each(['', 'x', 'G-', 'https://evil.example/a.js', 'G-1"></script>', '../../evil', 'G-A B'])(
  'rejects the tag id %j',
  (text) => {
    expect(readTagId(text)).toBeNull();
  },
);

test('takes only the id from a pasted snippet', () => {
  const snippet =
    "<script>(function(w,d,s,l,i){…})(window,document,'script','dataLayer','GTM-K2XY9Z');</script>";
  expect(readContainerId(snippet)).toEqual({ kind: 'container', id: 'GTM-K2XY9Z' });
  expect(readContainerId('nenhum')).toBeNull();
});
