import { expect, test } from 'vitest';
import { bannerSlides, isImageId } from './bannerSlides.ts';

const sources = { cdn: 'https://cdn.test/imagens', apiOrigin: 'https://api.test' };
const bare = '0123456789abcdef0123456789abcdef';
const dashed = '01234567-89ab-cdef-0123-456789abcdef';

test('accepts 32 characters without dashes as an image id', () => {
  expect(isImageId(bare)).toBe(true);
  expect(isImageId(dashed)).toBe(true);
  expect(isImageId(bare.slice(1))).toBe(false);
  expect(isImageId(`${bare}0`)).toBe(false);
});

test('rejects a URL of 32 characters as an image id', () => {
  const url = 'https://cdn.test/banners/one.png';
  expect(url.length).toBe(32);
  expect(isImageId(url)).toBe(false);
});

test('builds the URLs of both variants from an image id', () => {
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
      caption: null,
    },
  ]);
});

test('falls back to the image for the mobile picture', () => {
  const [slide] = bannerSlides(
    [{ id: '1', image: bare, image_mobile: undefined, link: '/casino', section: undefined }],
    sources,
  );
  expect(slide?.mobile).toBe(`https://cdn.test/imagens/${bare}/banMobile`);
  expect(slide?.link).toBe('/casino');
});

test('drops a banner without pictures', () => {
  const banner = { id: '1', image: undefined, image_mobile: '', link: '/casino', section: undefined };
  expect(bannerSlides([banner], sources)).toEqual([]);
});

test('loads a relative picture from the API and keeps an absolute URL', () => {
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

test('drops a picture with a script URL', () => {
  const banner = {
    id: '1',
    image: 'javascript:alert(1)',
    image_mobile: undefined,
    link: undefined,
    section: undefined,
  };
  expect(bannerSlides([banner], sources)).toEqual([]);
});

test.each([
  { image: '   ', image_mobile: bare },
  { image: 'javascript:alert(1)', image_mobile: ` ${bare} ` },
  { image: bare, image_mobile: 'data:image/png;base64,AA' },
])('shows the usable picture of %j on every device', (pictures) => {
  const [slide] = bannerSlides([{ id: '1', link: undefined, section: undefined, ...pictures }], sources);
  expect(slide).toMatchObject({
    desktop: `https://cdn.test/imagens/${bare}/banDesktop`,
    mobile: `https://cdn.test/imagens/${bare}/banMobile`,
  });
});

test('keeps the order of the operator', () => {
  const banners = ['7', '2', '9'].map((id) => ({
    id,
    image: bare,
    image_mobile: undefined,
    link: undefined,
    section: undefined,
  }));
  expect(bannerSlides(banners, sources).map(({ key }) => key)).toEqual(['7', '2', '9']);
});

test('reads a caption with a title, and gives its button a label', () => {
  const banner = { id: '1', image: bare, image_mobile: undefined, link: '/casino', section: undefined };
  const caption = (words: { title?: string; text?: string; action?: string }) =>
    bannerSlides([{ ...banner, ...words }], sources)[0]?.caption;
  expect(caption({ title: ' Mesas ', text: '', action: 'Ver as mesas' })).toEqual({
    title: 'Mesas',
    text: null,
    action: 'Ver as mesas',
  });
  expect(caption({ title: 'Mesas' })?.action).toBe('Ver mais');
  expect(caption({ title: ' ', text: 'Sem título', action: 'Ver' })).toBeNull();
});
