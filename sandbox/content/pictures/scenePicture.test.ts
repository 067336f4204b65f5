import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import type { HomeName } from '../../../src/shared/brand/brandRecord.ts';
import { banners } from '../banners.ts';
import { exampleBrand } from '../exampleBrand.ts';
import { picture } from '../picture.ts';
import { promotionScene } from '../promotions.ts';
import { scenePicture } from './scenePicture.ts';

const ids = ['default', 'gingaro', 'fliperix', 'maraxi', 'tucavo', 'velvora', 'novo'];
const size = { width: 720, height: 405, focus: 0.5 };
const scenes = (id: string) =>
  [0, 1, 2].map((composition) =>
    scenePicture(exampleBrand(id), { key: 'same', emblem: 'crown', composition }, size),
  );

test('has three compositions or more for every brand, also for one by configuration alone', () => {
  for (const id of ids) expect(new Set(scenes(id)).size).toBe(3);
  expect(new Set(ids.flatMap(scenes)).size).toBe(3 * ids.length);
});

test('serves no people on the plate of a laid table', () => {
  const draw = (emblem: 'crown' | 'people') =>
    scenePicture(exampleBrand('tucavo'), { key: 'same', emblem, composition: 1 }, size);
  expect(draw('crown')).toContain('id="cloth"');
  expect(draw('people')).not.toContain('id="cloth"');
});

test.each(ids)('gives no two of three neighboring promotions of %s one scene', (id) => {
  const drawn = ['1', '2', '3', '4', '5', '6'].map((promotion) => {
    const composition = promotionScene(promotion)?.composition ?? 0;
    return scenePicture(exampleBrand(id), { key: 'same', emblem: 'crown', composition }, size);
  });
  for (const first of [0, 1, 2, 3]) expect(new Set(drawn.slice(first, first + 3)).size).toBe(3);
});

// The emblem is where two pictures of one scene with different emblems differ.
function emblemBox(id: string, key: 'login' | 'register') {
  const draw = (emblem: 'crown' | 'pix') => {
    const svg = scenePicture(
      exampleBrand(id),
      { key, emblem, composition: key === 'login' ? 0 : 1 },
      { width: 960, height: 240, focus: 0.5 },
    );
    // A scene has no text. Each access to `pixels` copies the whole picture.
    const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    return { pixels, width, height };
  };
  const [a, b] = [draw('crown'), draw('pix')];
  const rows = Array.from({ length: a.height }, (_, y) => y).filter((y) => {
    const from = y * a.width * 4;
    return !a.pixels.subarray(from, from + a.width * 4).equals(b.pixels.subarray(from, from + a.width * 4));
  });
  return { top: rows[0] ?? 0, end: rows.at(-1) ?? 0 };
}

describe('panels, four times as wide as high', () => {
  test.each(ids)('show the emblem of %s whole', async (id) => {
    const login = await picture('/storage/modals/login.svg', exampleBrand(id));
    expect(login?.body).toContain('viewBox="0 0 960 240"');
    for (const key of ['login', 'register'] as const) {
      const { top, end } = emblemBox(id, key);
      expect(end - top).toBeGreaterThan(60);
      expect(top).toBeGreaterThan(4);
      expect(end).toBeLessThan(236);
    }
  });
});

const ink = '#ffffff';
const appearance = {
  layout: 'default' as const,
  logo: null,
  colours: { background: ink, surface: ink, text: ink, primary: ink, onPrimary: ink, secondary: ink },
};

async function firstBanner(id: string, home: HomeName, screen: 'banDesktop' | 'banMobile') {
  const brand = {
    ...exampleBrand(id),
    appearance: { ...appearance, home },
  };
  const [banner] = banners(brand);
  const image = banner?.image ?? '';
  const drawn = await picture(
    image.includes('/storage/') ? new URL(image).pathname : `/cdn/${image}/${screen}`,
    brand,
  );
  return String(drawn?.body);
}

const numbers = (svg: string, shape: RegExp) =>
  [...svg.matchAll(shape)].map(([, ...values]) => values.map(Number));

describe('first banners', () => {
  test('show the rings of an arcade whole above the words, or beside them', async () => {
    const svg = await firstBanner('fliperix', 'arcade', 'banDesktop');
    const rings = numbers(svg, /<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)" fill="#0b0d11"/g);
    const [middle, words] = [800, 450];
    const beside = rings.filter(([x = 0, , radius = 0]) => Math.abs(x - middle) - radius > words);
    expect(beside.length).toBeGreaterThan(1);
    for (const [, y = 0, radius = 0] of rings) expect(y - radius).toBeGreaterThan(0);
    const above = rings.filter((ring) => !beside.includes(ring));
    expect(above.length).toBeGreaterThan(1);
    for (const [, y = 0, radius = 0] of above) expect(y + radius).toBeLessThan(480 * 0.39);
  });

  test('grow no leaf behind the words beside the tables', async () => {
    const svg = await firstBanner('tucavo', 'tables', 'banMobile');
    const leaves = numbers(
      svg,
      /translate\((-?[\d.]+) [\d.]+\)rotate\(-?\d+\)scale\([\d.]+\)"><path d="M0 0C-70/g,
    );
    expect(leaves).toHaveLength(5);
    for (const [at = 0] of leaves) expect(at).toBeLessThan(780 * 0.58);
  });

  test('part the curtain for the words, without a frame that a low banner would cut', async () => {
    const svg = await firstBanner('velvora', 'salon', 'banDesktop');
    expect(svg.match(/clip-path="url\(#drape\)"/g)).toHaveLength(2);
    expect(svg).not.toMatch(/M[\d.]+ [\d.]+H[\d.]+V[\d.]+H[\d.]+z/);
  });
});
