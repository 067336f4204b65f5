import { Resvg } from '@resvg/resvg-js';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { homeNames } from '../../src/shared/brand/brandNames.ts';
import type { HomeName } from '../../src/shared/brand/brandRecord.ts';
import { categoriesSchema } from '../../src/shared/contract/casino/casino.ts';
import { providersSchema } from '../../src/shared/contract/casino/providers.ts';
import { bannersSchema } from '../../src/shared/contract/content/banners.ts';
import { imagesSchema } from '../../src/shared/contract/content/images.ts';
import { promotionsSchema } from '../../src/shared/contract/content/promotions.ts';
import { droppedItems } from '../../src/shared/contract/displayList.ts';
import { readSettings } from '../../src/shared/contract/settings/settings.ts';
import { routeTable } from '../../src/shared/paths/routeTable.ts';
import { setLines } from '../art/lettering.ts';
import { catalogueGames } from './catalogue/games.ts';
import { createContent } from './createContent.ts';
import { exampleBrand } from './exampleBrand.ts';

const aurora = exampleBrand('aurora');
const content = createContent(aurora);

const onWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const pathOf = (url: string) => new URL(url, aurora.apiOrigin).pathname;

async function svgAt(path: string): Promise<string> {
  const found = await content.picture(path);
  if (!found) throw new Error(`no picture at ${path}`);
  if (typeof found.body !== 'string') throw new Error(`no drawing at ${path}`);
  return found.body;
}

// Throws on anything that is not well-formed XML.
const sizeOf = (svg: string) => {
  const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
  return { width: drawing.width, height: drawing.height };
};

describe('the lobby', () => {
  test('holds at least 600 games of at least 20 providers, each id and slug once', () => {
    const games = content.games();
    expect(games.length).toBeGreaterThanOrEqual(600);
    expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
    expect(new Set(games.map(({ slug }) => slug)).size).toBe(games.length);
    const providers = content.providers();
    expect(providers.length).toBeGreaterThanOrEqual(20);
    expect(new Set(providers.map(({ slug }) => slug)).size).toBe(providers.length);
    expect(providers.reduce((sum, provider) => sum + provider.games_count, 0)).toBe(games.length);
  });

  test('has slots as category 1 and live as category 2, as the SEO table requires', () => {
    const byId = new Map(content.categories().map((category) => [category.id, category]));
    expect(byId.get('1')?.games.every((game) => !game.live)).toBe(true);
    expect(byId.get('2')?.games.every((game) => game.live)).toBe(true);
    expect(byId.get('2')?.games.length).toBeGreaterThan(40);
  });

  test('begins the lobby with games that suit the brand, and calls no category after an unlawful game', () => {
    const colours = { background: '', surface: '', text: '', primary: '', onPrimary: '', secondary: '' };
    const brand = {
      ...exampleBrand('gingaro'),
      appearance: { layout: 'orange' as const, colours, logo: null },
    };
    const lobby = createContent(brand).categories();
    const themes = new Map(catalogueGames.map(({ slug, theme }) => [slug, theme]));
    const opening = lobby[0]?.games.slice(0, 3).map(({ slug }) => themes.get(slug));
    expect(opening).toEqual(['futebol', 'crash', 'joias']);
    expect(lobby.filter(({ name }) => /bicho/i.test(name))).toEqual([]);
  });

  test('lists every game in some category', () => {
    const shelved = new Set(content.categories().flatMap(({ games }) => games.map(({ id }) => id)));
    expect(content.games().filter(({ id }) => !shelved.has(id))).toEqual([]);
  });

  test('states a return to player of 85 to 99 percent, except for live tables', () => {
    for (const { rtp, live } of content.games()) {
      if (live) expect(rtp).toBeUndefined();
      else expect(rtp).toSatisfy((percent: number) => percent >= 85 && percent < 99);
    }
  });

  test('leaves out features that are off', () => {
    const noLive = createContent(exampleBrand('aurora', ['live', 'promotions']));
    expect(noLive.games().some(({ live }) => live)).toBe(false);
    expect(noLive.categories().some(({ slug }) => slug === 'live')).toBe(false);
    expect(noLive.promotions()).toEqual([]);
    expect(createContent(exampleBrand('aurora', ['casino'])).categories()).toEqual([]);
  });
});

describe('the first banner', () => {
  const colours = { background: '', surface: '', text: '', primary: '', onPrimary: '', secondary: '' };
  const links = (home: HomeName) =>
    createContent({ ...aurora, appearance: { layout: 'default', home, colours, logo: null } })
      .banners()
      .map(({ link }) => link);

  test('is about something else in every home, and a match where matches come first', () => {
    expect(links('matches')[0]).toBe('/sports');
    expect(new Set(homeNames.map((home) => links(home)[0])).size).toBe(homeNames.length);
    for (const home of homeNames) expect(new Set(links(home)).size).toBe(links(home).length);
  });
});

describe('published content', () => {
  test('is the same for the same brand, and ordered differently for another', () => {
    const again = createContent(exampleBrand('aurora'));
    expect(onWire([again.categories(), again.banners(), again.settings()])).toEqual(
      onWire([content.categories(), content.banners(), content.settings()]),
    );
    const other = createContent(exampleBrand('boreal'));
    expect(other.games().map(({ id }) => id)).not.toEqual(content.games().map(({ id }) => id));
    expect(other.banners()[0]?.image).not.toBe(content.banners()[0]?.image);
  });

  test('is valid by the contract, item by item', () => {
    const lists = [
      v.parse(categoriesSchema, onWire(content.categories())),
      v.parse(providersSchema, onWire(content.providers())),
      v.parse(bannersSchema, onWire(content.banners())),
      v.parse(promotionsSchema, onWire(content.promotions())),
    ];
    for (const list of lists) expect(droppedItems(list)).toEqual([]);
    const categories = v.parse(categoriesSchema, onWire(content.categories()));
    for (const { games } of categories) expect(droppedItems(games)).toEqual([]);
    v.parse(imagesSchema, onWire(content.images()));
    expect(readSettings(onWire(content.settings())).ignored).toEqual([]);
  });

  test('never names another tenant', () => {
    const other = createContent(exampleBrand('boreal'));
    const everything = JSON.stringify([
      other.settings(),
      other.banners(),
      other.promotions(),
      other.categories(),
      other.pixels(),
      other.seo('home_page', undefined),
    ]).toLowerCase();
    expect(everything.includes('boreal')).toBe(true);
    expect(everything.includes('aurora')).toBe(false);
    for (const shipped of ['bandeira', 'gingaro', 'fliperix', 'maraxi', 'tucavo', 'velvora']) {
      expect(everything.includes(shipped)).toBe(false);
    }
  });

  test('links only to pages of the site', () => {
    const patterns = Object.values(routeTable)
      .filter((route) => route.paths[0] !== '/:regulation')
      .flatMap(({ paths }) => paths)
      .map((path) => new RegExp(`^${path.replace('/*', '(/.*)?').replace(/:[^/]+/g, '[^/]+')}$`));
    const { general_menu_site, general_menu_start, general_menu_mobile, general_dynamic_buttons } =
      content.settings();
    const menus = [
      general_menu_site,
      general_menu_start,
      general_menu_mobile,
      general_dynamic_buttons,
    ].flatMap((menu) => menu ?? []);
    expect(menus.length).toBeGreaterThan(15);
    for (const link of [...menus, ...content.banners()].map(({ link }) => link ?? '')) {
      expect(patterns.some((pattern) => pattern.test(pathOf(link)))).toBe(true);
    }
  });

  test('shows no menu entry of a feature that is off', () => {
    const { general_menu_start: menu } = createContent(
      exampleBrand('aurora', ['mines', 'sports']),
    ).settings();
    expect(menu?.map(({ link }) => link)).not.toContain('/games/mines');
    expect(menu?.map(({ link }) => link)).not.toContain('/sports');
    expect(menu?.map(({ link }) => link)).toContain('/games/double');
  });

  test('has a text for the pages of the SEO table and none for others', () => {
    expect(content.seo('casino_categories', '1')?.title).toBe('Slots');
    expect(content.seo('casino_categories', 'live')?.title).toBe('Ao vivo');
    expect(content.seo('promotions-id', '2')?.title).toBe('Torneio semanal de slots');
    expect(content.seo('casino_games', content.games()[0]?.id)?.title).toBe(content.games()[0]?.name);
    expect(content.seo('user-wallet', undefined)).toBeNull();
    expect(content.seo('casino_games', 'nenhum')).toBeNull();
  });
});

describe('pictures', () => {
  test('serves the cover of every game as WebP', async () => {
    for (const { image, image_wide: wide, live } of content.games()) {
      expect((await content.picture(image))?.type).toBe('image/webp');
      expect(wide !== undefined).toBe(live);
      if (wide !== undefined) expect((await content.picture(wide))?.type).toBe('image/webp');
    }
  });

  test('serves banners by image id in the sizes of phones and desktops', async () => {
    const ids = content
      .banners()
      .flatMap(({ image }) => (image && /^[0-9a-f-]{32,36}$/.test(image) ? [image] : []));
    expect(ids.length).toBeGreaterThanOrEqual(3);
    for (const id of ids) {
      expect(id.replaceAll('-', '')).toHaveLength(32);
      expect(sizeOf(await svgAt(`/cdn/${id}/banMobile`))).toEqual({ width: 780, height: 390 });
      expect(sizeOf(await svgAt(`/cdn/${id}/banDesktop`))).toEqual({ width: 1600, height: 480 });
    }
  });

  test('has every other picture that the content names', async () => {
    const named = [
      ...content
        .banners()
        .flatMap(({ image, image_mobile }) => [image, image_mobile])
        .filter((image) => image?.includes('/')),
      ...content.promotions().map(({ image }) => (image.startsWith('http') ? image : `/storage${image}`)),
      ...content.providers().map(({ image }) => image),
      ...Object.values(content.images()),
      content.settings().footer_disclaimer_image,
    ];
    expect(named.length).toBeGreaterThan(35);
    for (const url of named) sizeOf(await svgAt(pathOf(url ?? '')));
  });

  test('includes an 18+ mark in the footer', async () => {
    const { majority, sponsors } = content.images();
    const [{ d: mark } = { d: '18+' }] = setLines(['18+'], 'russo', {
      width: 96,
      height: 96,
      maxCap: 28,
    }).lines;
    const footer = [majority, sponsors, content.settings().footer_disclaimer_image];
    const svgs = await Promise.all(footer.map((url) => svgAt(pathOf(url ?? ''))));
    expect(svgs.map((svg) => svg.includes(mark))).toEqual([true, false, false]);
  });

  test('serves no picture for another tenant’s image id or an unknown game', async () => {
    const foreign = createContent(exampleBrand('boreal')).banners()[0]?.image ?? '';
    expect(await content.picture(`/cdn/${foreign}/banMobile`)).toBeNull();
    expect(await content.picture('/storage/games/nenhum.webp')).toBeNull();
    expect(await content.picture('/storage/games/../../x.webp')).toBeNull();
  });
});
