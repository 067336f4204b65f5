import { readFile } from 'node:fs/promises';
import type { HomeName } from '../../src/shared/brand/brandRecord.ts';
import { coverFile } from '../art/covers.ts';
import { crestSvg } from '../games/sports/crest.ts';
import type { Picture } from '../http/contentSource.ts';
import type { SandboxBrand } from '../tenants.ts';
import { bannerByImageId, bannerByKey } from './banners.ts';
import { catalogueGames } from './catalogue/games.ts';
import { catalogueProviders } from './catalogue/providers.ts';
import { modalScene } from './images.ts';
import { providerLogo } from './pictures/providerLogo.ts';
import { type SceneSize, type SceneSubject, scenePicture } from './pictures/scenePicture.ts';
import { majorityStrip, responsiblePlayStrip, sponsorsStrip } from './pictures/strips.ts';
import { promotionScene } from './promotions.ts';

const bannerSizes = { mobile: { width: 780, height: 390 }, desktop: { width: 1600, height: 480 } };
type BannerStage = Omit<SceneSize, 'width' | 'height'>;
// Where the caption leaves room for the scene, by the brand's home; beside it elsewhere.
const bannerStages: Partial<Record<HomeName, Record<keyof typeof bannerSizes, BannerStage>>> = {
  tables: { mobile: { focus: 0.26 }, desktop: { focus: 0.26 } },
  // Above the words, which take half of a low banner on a wide screen.
  arcade: {
    mobile: { focus: 0.5, level: 0.3, scale: 0.62 },
    desktop: { focus: 0.5, level: 0.2, scale: 0.42 },
  },
  salon: { mobile: { focus: 0.5, bare: true }, desktop: { focus: 0.5, bare: true } },
};
const bannerSize = ({ appearance }: SandboxBrand, screen: keyof typeof bannerSizes): SceneSize => ({
  ...bannerSizes[screen],
  ...((appearance?.home && bannerStages[appearance.home]?.[screen]) ?? { focus: 0.74 }),
});
const promotionSize: SceneSize = { width: 720, height: 405, focus: 0.5 };
// As panels show it.
const modalSize: SceneSize = { width: 960, height: 240, focus: 0.5 };

const coverPath = /^\/storage\/games\/([a-z0-9-]+)\.webp$/;
const covers = new Set(
  catalogueGames.flatMap(({ slug, kind }) => (kind === 'live' ? [slug, `${slug}-wide`] : [slug])),
);
const providersBySlug = new Map(catalogueProviders.map((provider) => [provider.slug, provider]));

type Draw = (name: string, brand: SandboxBrand) => string | undefined;

const scene = (subject: SceneSubject | undefined, brand: SandboxBrand, size: SceneSize) =>
  subject && scenePicture(brand, subject, size);

const shelves: readonly [RegExp, Draw][] = [
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
    (key, brand) => scene(bannerByKey(brand, key), brand, bannerSize(brand, 'desktop')),
  ],
  [
    /^\/storage\/banners\/([a-z]+)-mobile\.svg$/,
    (key, brand) => scene(bannerByKey(brand, key), brand, bannerSize(brand, 'mobile')),
  ],
  [
    /^\/cdn\/([0-9a-f-]+)\/banDesktop$/,
    (id, brand) => scene(bannerByImageId(brand, id), brand, bannerSize(brand, 'desktop')),
  ],
  [
    /^\/cdn\/([0-9a-f-]+)\/banMobile$/,
    (id, brand) => scene(bannerByImageId(brand, id), brand, bannerSize(brand, 'mobile')),
  ],
  [/^\/storage\/crests\/([^/]+)\.svg$/, (name) => crestSvg(decodeURIComponent(name))],
  [/^\/storage\/strips\/(sponsors)\.svg$/, (_, brand) => sponsorsStrip(brand)],
  [/^\/storage\/strips\/(majority)\.svg$/, (_, brand) => majorityStrip(brand)],
  [/^\/storage\/strips\/(responsible-play)\.svg$/, (_, brand) => responsiblePlayStrip(brand)],
];

/** Returns the operator's picture at a path of its API, or null; covers are the files that `npm run art` painted. */
export async function picture(path: string, brand: SandboxBrand): Promise<Picture | null> {
  const cover = coverPath.exec(path)?.[1];
  if (cover !== undefined && covers.has(cover)) {
    return { type: 'image/webp', body: new Uint8Array(await readFile(coverFile(cover))) };
  }
  for (const [shape, draw] of shelves) {
    const name = shape.exec(path)?.[1];
    if (name === undefined) continue;
    const svg = draw(name, brand);
    if (svg !== undefined) return { type: 'image/svg+xml; charset=utf-8', body: svg };
  }
  return null;
}
