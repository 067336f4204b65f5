import { expect, test } from 'vitest';
import { assetUrl } from './assetUrl.ts';

const api = 'https://api.marca.test';

test.each([
  ['promotions/1.png', `${api}/storage/promotions/1.png`],
  ['/promotions/1.png', `${api}/storage/promotions/1.png`],
  ['/storage/games/a.webp', `${api}/storage/games/a.webp`],
  ['/storage/capa de maio.png', `${api}/storage/capa%20de%20maio.png`],
  ['https://img.test/a.png', 'https://img.test/a.png'],
  ['http://img.test/a.png', 'http://img.test/a.png'],
])('loads %s from %s', (image, url) => {
  expect(assetUrl(image, api)).toBe(url);
});

test.each([undefined, '', '  ', 'javascript:alert(1)', 'data:image/png;base64,AA', '//other.test/a.png'])(
  'rejects %j as a picture',
  (image) => {
    expect(assetUrl(image, api)).toBeNull();
  },
);
