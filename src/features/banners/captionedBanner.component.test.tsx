import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { selectAuthPanel } from '../../shared/state/authModalSlice.ts';
import type { BannerSlide } from './bannerSlides.ts';
import { CaptionedBanner } from './CaptionedBanner.tsx';
import { bentoSlides, HeroBento } from './HeroBento.tsx';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
const caption = { title: 'Mesas ao vivo', text: 'Dia e noite', action: 'Ver as mesas' };
const slide = (link: string | null, key = '1'): BannerSlide => ({
  key,
  desktop: picture,
  mobile: picture,
  link,
  caption,
});
const banner = (link: string | null) => (
  <div data-piece style={{ inlineSize: '20rem', blockSize: '10rem' }}>
    <CaptionedBanner slide={slide(link)} caption={caption} format="split" priority />
  </div>
);

test('shows its words as text, and follows the link from anywhere on the banner', async () => {
  const { router } = await renderFeature(banner('/casino/live'), { player: null });
  await expect.element(page.getByText('Mesas ao vivo')).toBeVisible();
  expect(page.getByText('Dia e noite').elements()).toHaveLength(1);
  const link = page.getByRole('link', { name: 'Ver as mesas', exact: true });
  await expect.element(link).toHaveAttribute('href', '/casino/live');
  const piece = page.getByText('Mesas ao vivo').element().closest('[data-piece]');
  if (!piece) throw new Error('no piece');
  const box = piece.getBoundingClientRect();
  // Far from the button's label.
  const hit = document.elementFromPoint(box.right - 10, box.top + 10);
  expect(hit?.textContent).toBe('Ver as mesas');
  (hit as HTMLElement).click();
  await expect.poll(() => router.state.location.pathname).toBe('/casino/live');
});

test('draws the focus ring of its button in the color of the label', async () => {
  await renderFeature(banner('/casino/live'), { player: null });
  const link = page.getByRole('link', { name: 'Ver as mesas', exact: true });
  await expect.element(link).toBeVisible();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  const { color, outlineColor, outlineOffset } = getComputedStyle(link.element());
  expect(outlineColor).toBe(color);
  expect(Number.parseFloat(outlineOffset)).toBeLessThan(0);
});

test.each([
  [90, 15.75],
  [24, 12],
])('keeps the upper part of a full picture of %d rem free of words', async (width, height) => {
  await renderFeature(
    <div style={{ inlineSize: `${width}rem`, blockSize: `${height}rem` }}>
      <CaptionedBanner slide={slide('/casino/live')} caption={caption} format="full" priority />
    </div>,
    { player: null },
  );
  const title = page.getByText(caption.title);
  await expect.element(title).toBeVisible();
  const image = document.querySelector('main img, img');
  if (!image) throw new Error('no picture');
  expect(getComputedStyle(image).objectPosition).toBe('50% 0px');
  const { top } = image.getBoundingClientRect();
  expect(title.element().getBoundingClientRect().top - top).toBeGreaterThan(height * 16 * 0.38);
});

test('fits its words into a banner of a tablet', async () => {
  const long = {
    ...caption,
    title: 'A rodada começa na Gingaro',
    text: 'Jogos, mesas e estatísticas da partida, lado a lado',
  };
  await renderFeature(
    <div style={{ inlineSize: '44.5rem', aspectRatio: 10 / 3 }}>
      <CaptionedBanner slide={slide('/sports')} caption={long} format="match" priority />
    </div>,
    { player: null },
  );
  const title = page.getByText(long.title).element();
  await expect.element(page.getByText(long.title)).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(title);
  const words = range.getBoundingClientRect();
  const box = title.getBoundingClientRect();
  expect(words.bottom).toBeLessThanOrEqual(box.bottom + 4);
  const button = page.getByRole('link', { name: 'Ver as mesas' }).element().getBoundingClientRect();
  const banner = title.parentElement?.getBoundingClientRect();
  expect(button.bottom).toBeLessThanOrEqual(banner?.bottom ?? 0);
});

test('opens the panel of its link', async () => {
  const { store } = await renderFeature(banner('/?login=0'), { player: null });
  await page.getByRole('link', { name: 'Ver as mesas' }).click();
  await expect.poll(() => selectAuthPanel(store.getState())).toBe('register');
});

test('says that a link to another site opens in a new tab', async () => {
  await renderFeature(banner('https://fora.example/x'), { player: null });
  const link = page.getByRole('link', { name: 'Ver as mesas (abre em outra aba)' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link.getByText('↗')).toBeVisible();
});

test('has no button without a link', async () => {
  await renderFeature(banner(null), { player: null });
  await expect.element(page.getByText('Mesas ao vivo')).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});

test('puts up to three captioned banners side by side, each with its warning under Brazilian law', async () => {
  const slides = ['1', '2', '3', '4'].map((key) => slide('/casino', key));
  const pieces = bentoSlides(slides);
  expect(pieces.map(({ key }) => key)).toEqual(['1', '2', '3']);
  await renderFeature(<HeroBento slides={pieces} />, { player: null, brand: { jurisdiction: 'br' } });
  await expect.element(page.getByRole('region', { name: 'Destaques' })).toBeInTheDocument();
  expect(document.querySelectorAll('[data-advert] [data-warning]')).toHaveLength(3);
});

test('makes no bento of one banner, nor of pictures that contain their words', () => {
  expect(bentoSlides([slide('/casino')])).toEqual([]);
  expect(bentoSlides([slide('/casino'), { ...slide('/', '2'), caption: null }])).toEqual([]);
});

const long = {
  ...caption,
  title: 'A roda começa na praça',
  text: 'Jogos, mesas e partidas, lado a lado, todo dia',
};

test.each([
  ['split', 288, 144],
  ['split', 358, 179],
  ['split', 728, 218],
  ['split', 1232, 370],
  ['match', 288, 144],
  ['match', 358, 179],
  ['match', 728, 218],
  ['match', 1400, 420],
  ['bento', 358, 179],
  ['bento', 728, 218],
] as const)('cuts no word of a piece: %s, %i × %i px', async (format, inlineSize, blockSize) => {
  await page.viewport(inlineSize + 32, 900);
  await renderFeature(
    <div data-piece style={{ inlineSize, blockSize }}>
      <CaptionedBanner slide={slide('/casino/slots')} caption={long} format={format} priority />
    </div>,
    { player: null },
  );
  const title = page.getByText(long.title).element();
  await document.fonts.ready;
  const { fontSize, lineHeight } = getComputedStyle(title);
  expect(Number.parseFloat(lineHeight)).toBeGreaterThanOrEqual(Number.parseFloat(fontSize) * 1.15);
  expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight);
  const words = document.createRange();
  words.selectNodeContents(title);
  const piece = title.closest('[data-piece]')?.getBoundingClientRect();
  const lines = words.getBoundingClientRect();
  // A tail is longer than the line in some typefaces.
  expect(title.getBoundingClientRect().bottom - lines.bottom).toBeGreaterThan(2);
  const action = page.getByRole('link').element().getBoundingClientRect();
  expect(lines.top).toBeGreaterThanOrEqual(piece?.top ?? 0);
  expect(lines.bottom).toBeLessThanOrEqual(action.top);
  expect(action.bottom).toBeLessThanOrEqual(piece?.bottom ?? 0);
});

test('frames the words of a poster on all sides of a low banner', async () => {
  await renderFeature(
    <div data-piece style={{ inlineSize: '60rem', blockSize: '11rem' }}>
      <CaptionedBanner slide={slide('/casino')} caption={caption} format="poster" priority />
    </div>,
    { player: null },
  );
  const words = page.getByText('Mesas ao vivo').element().parentElement;
  const { outlineStyle, outlineOffset } = getComputedStyle(words ?? document.body);
  expect(outlineStyle).toBe('solid');
  expect(Number.parseFloat(outlineOffset)).toBeLessThan(0);
  expect(words?.getBoundingClientRect().height).toBe(176);
});

test('fades the picture of a bento slowly at first', async () => {
  await renderFeature(
    <CaptionedBanner slide={slide('/casino')} caption={caption} format="bento" priority />,
    { player: null },
  );
  const image = page.getByText('Mesas ao vivo').element().parentElement?.previousElementSibling;
  const { maskImage } = getComputedStyle(image ?? document.body);
  expect(maskImage).toMatch(/20%, 54%, rgb.* 70%/);
});

test('fills most of a very wide banner with its full picture', async () => {
  await page.viewport(1920, 1080);
  await renderFeature(
    <div style={{ inlineSize: 1720, blockSize: 300 }}>
      <CaptionedBanner slide={slide('/casino/live')} caption={caption} format="full" priority />
    </div>,
    { player: null },
  );
  await expect.poll(() => document.querySelector('img')?.getBoundingClientRect().width).toBeGreaterThan(1376);
  await page.viewport(1280, 720);
});
