import { expect, test } from 'vitest';
import { bannerSlides } from './bannerSlides.ts';
import { isImageId } from './imageId.ts';

const sources = { cdn: 'https://cdn.test/imagens', apiOrigin: 'https://api.test' };
const bare = '0123456789abcdef0123456789abcdef';
const dashed = '01234567-89ab-cdef-0123-456789abcdef';

test('an image id has 32 characters once dashes are removed', () => {
  expect(isImageId(bare)).toBe(true);
  expect(isImageId(dashed)).toBe(true);
  expect(isImageId(bare.slice(1))).toBe(false);
  expect(isImageId(`${bare}0`)).toBe(false);
});

test('an address of 32 characters is no image id', () => {
  const address = 'https://cdn.test/banners/one.png';
  expect(address.length).toBe(32);
  expect(isImageId(address)).toBe(false);
});

test('an image id becomes the addresses of both variants, as it was written', () => {
  expect(
    bannerSlides(
      [{ id: '1', image: dashed, image_mobile: bare, link: undefined, section: undefined }],
      sources,
    ),
  ).toEqual([
    {
      key: '1',
      desktop: `https://cdn.test/imagens/${dashed}/banDesktop`,
      mobile: `https://cdn.test/imagens/${bare}/banMobile`,
      link: null,
    },
  ]);
});

test('the mobile picture falls back to the image', () => {
  const [slide] = bannerSlides(
    [{ id: '1', image: bare, image_mobile: undefined, link: '/casino', section: undefined }],
    sources,
  );
  expect(slide?.mobile).toBe(`https://cdn.test/imagens/${bare}/banMobile`);
  expect(slide?.link).toBe('/casino');
});

test('a banner with neither picture is dropped', () => {
  const banner = { id: '1', image: undefined, image_mobile: '', link: '/casino', section: undefined };
  expect(bannerSlides([banner], sources)).toEqual([]);
});

test('a relative picture loads from the API, an absolute one from where it says', () => {
  const [slide] = bannerSlides(
    [
      {
        id: '1',
        image: 'https://img.test/a.png',
        image_mobile: '/storage/b.png',
        link: undefined,
        section: undefined,
      },
    ],
    sources,
  );
  expect(slide).toMatchObject({
    desktop: 'https://img.test/a.png',
    mobile: 'https://api.test/storage/b.png',
  });
});

test('a picture that is a script is none', () => {
  const banner = {
    id: '1',
    image: 'javascript:alert(1)',
    image_mobile: undefined,
    link: undefined,
    section: undefined,
  };
  expect(bannerSlides([banner], sources)).toEqual([]);
});
