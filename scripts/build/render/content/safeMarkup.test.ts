import { expect, test } from 'vitest';
import { growthByFour } from '../../../../tests/support/growth.ts';
import { safeMarkup } from './safeMarkup.ts';

const origins = { site: 'https://casa.example', api: 'https://api.casa.example' };
const safe = (html: string) => safeMarkup(html, origins);

test('text, headings, lists, tables, links and pictures stay', () => {
  expect(safe('<h2>Regras</h2><p>Vale <b>muito</b> &amp; mais</p><ul><li>um<li>dois</ul>')).toBe(
    '<h2>Regras</h2><p>Vale <b>muito</b> &amp; mais</p><ul><li>um</li><li>dois</li></ul>',
  );
  expect(safe('<table><tr><th colspan="2">A</th></tr><tr><td>1<td>2</table>')).toBe(
    '<table><tr><th colspan="2">A</th></tr><tr><td>1</td><td>2</td></tr></table>',
  );
  expect(safe('<a href="/promotions">aqui</a>')).toBe('<a href="/promotions">aqui</a>');
  expect(safe('<a href="https://casa.example/casino?x=1">aqui</a>')).toBe('<a href="/casino?x=1">aqui</a>');
  expect(safe('<a href="https://other.example/">fora</a>')).toBe(
    '<a href="https://other.example/" target="_blank" rel="noopener noreferrer nofollow">fora ↗</a>',
  );
  expect(safe('<img src="/storage/a.png" width=40 onerror="x()">')).toBe(
    '<img src="https://api.casa.example/storage/a.png" alt="" width="40" loading="lazy">',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>@import url(//evil.example)</style>',
  '<!--><script>alert(1)</script>-->',
  '<img src="javascript:alert(1)">',
  '<img src="//evil.example/x.png">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
])('%s leaves nothing that runs or loads', (html) => {
  expect(safe(html)).not.toMatch(/<(?!\/?p>)/);
});

test.each([
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href=" data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="vbscript:x" onclick="alert(1)" style="x">x</a>',
])('%s is text without an address', (html) => {
  expect(safe(html).replaceAll(/&gt;|&lt;|"/g, '')).toMatch(/^<a>x<\/a>/);
});

test('headings follow the title of the page in order', () => {
  expect(safe('<h4>Um</h4><h3>Dois</h3><h4>Três</h4>')).toBe('<h2>Um</h2><h2>Dois</h2><h3>Três</h3>');
});

test('what is left open is closed, and what was never opened is not', () => {
  expect(safe('</div><div><p>um <b>dois<p>três')).toBe('<div><p>um <b>dois</b></p><p>três</p></div>');
  expect(safe('a < b <p')).toBe('a &lt; b p');
  expect(safe('<li>solto</li><td>solta</td>')).toBe('soltosolta');
});

test('a text of any length is as long as a page can bear', () => {
  expect(safe('<p>muito</p>'.repeat(100_000)).length).toBeLessThan(61_000);
  expect(safe('<div>'.repeat(50_000)).length).toBeLessThan(200_000);
});

test.each(['<a ', '<a "', "<a b='", '<!--', '&#x', '<p><b>', '</p', '<table><tr>'])(
  'a text of many %s does not keep a reader busy',
  (piece) => {
    expect(growthByFour((times) => safe(`${piece.repeat(times)}"`), 20_000)).toBeLessThan(10);
  },
);

test('lets nothing through but the listed tags and attributes', () => {
  const pieces = [
    '<p',
    '>',
    '"',
    "'",
    '<a href=',
    'javascript:',
    '<img src=x ',
    'onerror=alert(1)',
    '<svg>',
    '</svg>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<ul>',
    '<li>',
    '<table>',
    '<td',
    ' ',
    '&#x3c;',
    'texto',
    '<script',
    '</script>',
    '`',
  ];
  let seed = 7;
  const next = (limit: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % limit;
  };
  const tag =
    /<\/?(?:p|h[234]|strong|b|em|i|u|s|a|span|br|img|hr|ul|ol|li|table|thead|tbody|tr|th|td|blockquote|div)(?: (?:href|src|alt|target|rel|width|height|colspan|rowspan|loading)="[^"<>]*")*>/g;
  for (let round = 0; round < 3000; round += 1) {
    const html = Array.from({ length: next(12) + 1 }, () => pieces[next(pieces.length)]).join('');
    expect({ html, rest: safe(html).replace(tag, '').match(/[<>]/g) }).toEqual({ html, rest: null });
  }
});
