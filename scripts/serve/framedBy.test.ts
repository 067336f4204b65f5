import { expect, test } from 'vitest';
import { framedBy } from './framedBy.ts';

const start = 'http://localhost:4000';
const answer = (dest: string) => {
  const headers = {
    'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
  };
  const request = new Request('http://aurora.localhost:4000/', { headers: { 'Sec-Fetch-Dest': dest } });
  return framedBy(start, request, new Response('', { headers })).headers;
};

test('lets the start page alone frame a page', () => {
  expect(answer('iframe').get('Content-Security-Policy')).toBe(
    `default-src 'self'; frame-ancestors ${start}`,
  );
  expect(answer('iframe').has('X-Frame-Options')).toBe(false);
});

test('keeps the headers of a page that a tab opens', () => {
  expect(answer('document').get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(answer('document').get('X-Frame-Options')).toBe('DENY');
});
