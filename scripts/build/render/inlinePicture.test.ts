import { expect, test } from 'vitest';
import { inlinePicture } from './inlinePicture.ts';

const url = '/brand/share-0a1b2c3d4e.png';
const body = `<link rel="preload" as="image" href="/brand/logo.svg"/><link rel="preload" as="image" href="${url}" fetchPriority="high"/><img src="${url}" alt="x"/>`;
const page = { status: 200, body, styles: '', head: '', structured: '' };
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#0a1d15" d="M0 0h9&#10;"/></svg>';
const picture = (name: string) => ({ name, bytes: Buffer.from(svg), width: 9, height: 9 });

test('a drawing stands in the page, whole, and is not fetched besides', () => {
  const shown = inlinePicture(page, url, picture('share.svg')).body;
  expect(shown).not.toContain(url);
  expect(shown).toContain('href="/brand/logo.svg"');
  const [, source = ''] = /<img src="data:image\/svg\+xml,([^"]*)" alt="x"\/>/.exec(shown) ?? [];
  expect(decodeURIComponent(source)).toBe(svg);
});

test('a bitmap stays a file, and pages without the picture stay as they are', () => {
  expect(inlinePicture(page, url, picture('share.png'))).toBe(page);
  const other = { ...page, body: '<p>/brand/share-0a1b2c3d4e.png</p>' };
  expect(inlinePicture(other, url, picture('share.svg'))).toBe(other);
});
