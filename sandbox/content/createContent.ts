import type { CreateContent } from '../http/contentSource.ts';
import { banners } from './banners.ts';
import { categories, games, providers } from './categories.ts';
import { modalImages } from './images.ts';
import { picture } from './picture.ts';
import { promotions } from './promotions.ts';
import { seo } from './seo.ts';
import { settings } from './settings.ts';

/** Builds all published content from the brand alone, without clock or randomness. */
export const createContent: CreateContent = (brand) => {
  const wholeLobby = once(() => categories(brand));
  const allGames = once(() => games(brand));
  return {
    settings: () => settings(brand),
    images: () => modalImages,
    couponText: () => 'Tem um cupom? Use o código depois de criar a conta, na página Cupons.',
    promotions: () => promotions(brand),
    banners: () => banners(brand),
    categories: wholeLobby,
    providers: () => providers(brand),
    games: allGames,
    seo: (section, source) => seo(brand, section, source),
    pixels: () =>
      brand.tagKey ? [{ google_id: `G-SANDBOX${brand.id.toUpperCase().replaceAll('-', '')}` }] : [],
    picture: (path) => picture(path, brand),
  };
};

// The lobby has several hundred kilobytes, so it is built on first use and cached.
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
