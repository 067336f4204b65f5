import type { Picture } from '../http/contentSource.ts';
import type { SandboxBrand } from '../tenants.ts';
import { coverSvg } from './art/cover.ts';
import { bannerByImageId, bannerByKey } from './banners.ts';
import { catalogueGames } from './catalogue/games.ts';
import { catalogueProviders } from './catalogue/providers.ts';
import { modalScene } from './images.ts';
import { providerLogo } from './pictures/providerLogo.ts';
import { type SceneSize, type SceneSubject, scenePicture } from './pictures/scenePicture.ts';
import { majorityMark, majorityStrip, sponsorsStrip } from './pictures/strips.ts';
import { promotionScene } from './promotions.ts';

const bannerSizes: Record<'mobile' | 'desktop', SceneSize> = {
  mobile: { width: 780, height: 390 },
  desktop: { width: 1600, height: 480 },
};
const promotionSize: SceneSize = { width: 720, height: 405 };
const modalSize: SceneSize = { width: 960, height: 420 };

const gamesBySlug = new Map(catalogueGames.map((game) => [game.slug, game]));
const providersBySlug = new Map(catalogueProviders.map((provider) => [provider.slug, provider]));

type Draw = (name: string, brand: SandboxBrand) => string | undefined;

/** What is served as pixels: dozens of drawings on one screen take a phone's processor longer than they take to load. */
const isPainted = (path: string): boolean => path.endsWith('.webp');

const scene = (subject: SceneSubject | undefined, brand: SandboxBrand, size: SceneSize) =>
  subject && scenePicture(brand, subject, size);

const shelves: readonly [RegExp, Draw][] = [
  [/^\/storage\/games\/([a-z0-9-]+)\.webp$/, (slug) => cover(slug)],
  [
    /^\/storage\/providers\/([a-z0-9-]+)\.svg$/,
    (slug) => {
      const provider = providersBySlug.get(slug);
      return provider && providerLogo(provider);
    },
  ],
  [/^\/storage\/promotions\/(\d+)\.svg$/, (id, brand) => scene(promotionScene(id), brand, promotionSize)],
  [/^\/storage\/modals\/([a-z-]+)\.svg$/, (key, brand) => scene(modalScene(key), brand, modalSize)],
  [
    /^\/storage\/banners\/([a-z]+)-desktop\.svg$/,
    (key, brand) => scene(bannerByKey(brand, key), brand, bannerSizes.desktop),
  ],
  [
    /^\/storage\/banners\/([a-z]+)-mobile\.svg$/,
    (key, brand) => scene(bannerByKey(brand, key), brand, bannerSizes.mobile),
  ],
  [
    /^\/cdn\/([0-9a-f-]+)\/banDesktop$/,
    (id, brand) => scene(bannerByImageId(brand, id), brand, bannerSizes.desktop),
  ],
  [
    /^\/cdn\/([0-9a-f-]+)\/banMobile$/,
    (id, brand) => scene(bannerByImageId(brand, id), brand, bannerSizes.mobile),
  ],
  [/^\/storage\/strips\/(sponsors)\.svg$/, (_, brand) => sponsorsStrip(brand)],
  [/^\/storage\/strips\/(majority)\.svg$/, (_, brand) => majorityStrip(brand)],
  [/^\/storage\/strips\/(majority-mark)\.svg$/, (_, brand) => majorityMark(brand)],
];

function cover(slug: string): string | undefined {
  const game = gamesBySlug.get(slug);
  if (!game) return undefined;
  const live = game.kind === 'live';
  return coverSvg({
    slug,
    name: game.name,
    theme: game.theme,
    provider: game.provider.name,
    live,
    table: game.kind === 'tables' || (live && game.theme !== 'game-show'),
  });
}

/** The operator's picture at a path of its API; null: there is none. */
export function picture(path: string, brand: SandboxBrand): Picture | null {
  for (const [shape, draw] of shelves) {
    const name = shape.exec(path)?.[1];
    if (name === undefined) continue;
    const svg = draw(name, brand);
    if (svg !== undefined) return { svg, servedAs: isPainted(path) ? 'webp' : 'svg' };
  }
  return null;
}
