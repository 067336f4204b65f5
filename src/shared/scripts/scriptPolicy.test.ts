import { expect, test } from 'vitest';
import { scriptData, scriptUrl } from './scriptPolicy.ts';

test.each(['https://chat.example/tracking.js', '/sw.js'])('lets %s be the address of a script', (url) => {
  expect(scriptUrl(url)).toBe(url);
});

test.each([
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://a.example/1',
  'file:///a.js',
  '//a.example/b.js',
])('refuses %s as the address of a script', (url) => {
  expect(() => scriptUrl(url)).toThrow(TypeError);
});

test('lets JSON be the text of a data block, and no code', () => {
  expect(scriptData('{"@type":"WebSite"}')).toBe('{"@type":"WebSite"}');
  expect(() => scriptData('alert(1)')).toThrow(SyntaxError);
});
