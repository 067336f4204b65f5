import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderFeature } from '../../../tests/support/renderFeature.tsx';
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

test.each(['split', 'bento', 'match'] as const)(
  'shows the picture of the brand without a banner: %s',
  async (format) => {
    await renderHero(format, 1440, [{ id: 1, image: '', image_mobile: null, title: 'Um', link: '/' }]);
    await expect.element(page.getByRole('img', { name: 'Teste' })).toHaveAttribute('src', '/brand/share.png');
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
