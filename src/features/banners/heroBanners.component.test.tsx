import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
import { brandVoice } from '../../shared/brand/voiceLines.ts';
import { HeroBanners } from './HeroBanners.tsx';
import type { HeroFormat } from './heroFormat.ts';

const titles = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'];
const banners = titles.map((title, index) => ({
  id: index + 1,
  image: `${location.origin}/brands/default/share.svg`,
  link: `/promotions/${index + 1}`,
  title,
  action: `Ver ${title}`,
}));
const region = page.getByRole('region', { name: 'Destaques' });

async function renderHero(format: HeroFormat, width: number, list: object[] = banners) {
  await page.viewport(width, 900);
  return renderFeature(<HeroBanners format={format} />, {
    operator: { 'GET /v2/banners': () => Response.json(list) },
    player: null,
  });
}

const pieceOf = (element: Element | null | undefined) => element?.closest('[data-advert]');

// Titles that neither the edge of the screen nor that of a carousel hides.
const shown = () =>
  titles.filter((title) => {
    const element = page.getByText(title, { exact: true }).query();
    const box = element?.getBoundingClientRect();
    if (!box) return false;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return hit !== null && pieceOf(hit) === pieceOf(element);
  });

// No banner turns by itself.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['split', 390],
  ['split', 1440],
  ['match', 390],
  ['match', 1440],
  ['mirror', 390],
  ['mirror', 1440],
  ['full', 390],
  ['full', 1440],
  ['poster', 390],
  ['poster', 1440],
  ['bento', 390],
  ['bento', 1024],
] as const)('shows every banner in turn and in order: %s, %i px', async (format, width) => {
  await renderHero(format, width);
  await expect
    .poll(() =>
      region
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(titles.map((title) => `Ver ${title}`));
  for (const title of titles) {
    await expect.poll(shown).toEqual([title]);
    await region.getByRole('button', { name: 'Próximo destaque' }).click();
  }
  await expect.poll(shown).toEqual(['Um']);
});

test('shows three banners side by side on a wide screen, the first in turn with the others', async () => {
  await renderHero('bento', 1440);
  await expect.poll(shown).toEqual(['Um', 'Dois', 'Três']);
  const turning = page.getByRole('region', { name: 'Em destaque' });
  await expect.element(turning.getByRole('button', { name: '3 de 3' })).toBeVisible();
  const before = region.element().getBoundingClientRect().height;
  for (const title of ['Quatro', 'Cinco', 'Um']) {
    await turning.getByRole('button', { name: 'Próximo destaque' }).click();
    await expect.poll(() => shown().sort()).toEqual(['Dois', 'Três', title].sort());
  }
  expect(region.element().getBoundingClientRect().height).toBe(before);
});

test('shows as many banners side by side as there are, without controls', async () => {
  await renderHero('bento', 1440, banners.slice(0, 3));
  await expect.poll(shown).toEqual(['Um', 'Dois', 'Três']);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test.each(['split', 'mirror', 'match', 'full', 'poster', 'bento'] as const)(
  'shows the headline of the brand where the words of the first banner follow: %s',
  async (format) => {
    await page.viewport(1440, 900);
    const response = Promise.withResolvers<Response>();
    await renderFeature(<HeroBanners format={format} />, {
      operator: { 'GET /v2/banners': () => response.promise },
      brand: { voice: brandVoice({ heroTitle: 'Um', heroText: 'Dia e noite' }, 'Teste') },
      player: null,
    });
    const words = page.getByText('Um', { exact: true });
    await expect.element(words).toBeVisible();
    const { x, y, height } = words.element().getBoundingClientRect();
    const before = document.documentElement.scrollHeight;
    response.resolve(Response.json(banners.map((banner) => ({ ...banner, text: 'Dia e noite' }))));
    await expect.element(region.getByRole('link', { name: 'Ver Um' })).toBeVisible();
    const box = () => region.getByText('Um', { exact: true }).element().getBoundingClientRect();
    await expect.poll(() => [box().x, box().height]).toEqual([x, height]);
    // A word of the format may be above them.
    expect(Math.abs(box().y - y)).toBeLessThan(2);
    expect(document.documentElement.scrollHeight).toBe(before);
  },
);

test.each(['split', 'bento', 'match'] as const)(
  'shows the headline of the brand without a banner: %s',
  async (format) => {
    await renderHero(format, 1440, [{ id: 1, image: '', image_mobile: null, title: 'Um', link: '/' }]);
    await expect.element(page.getByText(brandVoice({}, 'Teste').heroTitle)).toBeVisible();
    expect(shown()).toEqual([]);
  },
);

test.each(['split', 'mirror', 'match', 'full', 'poster'] as const)(
  'is at most 300 pixels high beside a wide page, at its whole width: %s',
  async (format) => {
    await renderHero(format, 1440);
    await expect.element(region).toBeVisible();
    const picture = region.element().querySelector('[data-advert] > div');
    const height = () => picture?.getBoundingClientRect().height;
    // A low screen shows the games of two rows beside it.
    await expect.poll(height).toBe(256);
    await page.viewport(1440, 1100);
    await expect.poll(height).toBe(300);
    expect(picture?.clientWidth).toBe(region.element().clientWidth);
  },
);

test('puts the words beside a full picture on a low screen', async () => {
  await page.viewport(844, 390);
  await renderFeature(
    <div data-hero="full">
      <HeroBanners format="full" />
    </div>,
    { operator: { 'GET /v2/banners': () => Response.json(banners) }, player: null },
  );
  const button = region.getByRole('link', { name: 'Ver Um' });
  await expect.element(button).toBeVisible();
  const words = region.getByText('Um', { exact: true }).element().getBoundingClientRect();
  const image = region.element().querySelector('img')?.getBoundingClientRect();
  const { right } = button.element().getBoundingClientRect();
  expect(image?.left).toBeGreaterThanOrEqual(Math.max(words.right, right));
});

test.each(['split', 'match'] as const)('gives long words room on the smallest phones: %s', async (format) => {
  await page.viewport(320, 640);
  const title = 'Jogo aberto, regras claras';
  await renderFeature(
    <div data-hero={format}>
      <HeroBanners format={format} />
    </div>,
    {
      operator: { 'GET /v2/banners': () => Response.json([{ ...banners[0], title }]) },
      player: null,
    },
  );
  const link = page.getByRole('link', { name: 'Ver Um' });
  await expect.element(link).toBeVisible();
  const piece = link.element().closest('[data-advert] > div')?.getBoundingClientRect();
  const words = page.getByText(title, { exact: true }).element();
  expect(words.scrollHeight - words.clientHeight).toBeLessThan(2);
  const first = words.parentElement?.firstElementChild?.getBoundingClientRect();
  expect((first?.top ?? 0) - (piece?.top ?? 0)).toBeGreaterThanOrEqual(12);
  const button = link.element().getBoundingClientRect();
  expect((piece?.bottom ?? 0) - button.bottom).toBeGreaterThanOrEqual(12);
  if (format !== 'match') return;
  // The slanted edge, 14° from the vertical, is in the middle at 82 % of the panel.
  const panel = words.parentElement?.getBoundingClientRect() ?? button;
  const below = button.bottom - (panel.top + panel.bottom) / 2;
  expect(button.right).toBeLessThan(panel.left + 0.82 * panel.width - below * Math.tan(Math.PI / 13));
});
