import type { HomeName, LayoutName } from '../../src/shared/brand/brandRecord.ts';
import type { Banner } from '../../src/shared/contract/content/banners.ts';
import { seededRandom } from '../art/random.ts';
import type { SandboxBrand } from '../tenants.ts';
import type { SceneSubject } from './pictures/scenePicture.ts';

interface BannerPlan extends SceneSubject {
  // Shown only by brands that open with it.
  opens?: true;
  title: string;
  text: string;
  action: string;
  link: string;
  offered(brand: SandboxBrand): boolean;
  // `id`: an image id of the CDN; `dashed`: the same with dashes; `url`: a picture of the API's storage.
  as: 'id' | 'dashed' | 'url';
}

// Banners are factual: no promise of a gain and no urgency.
const plans: readonly BannerPlan[] = [
  {
    key: 'slots',
    title: 'Noite de slots',
    text: 'Mais de 400 títulos de 20 estúdios',
    action: 'Ver os slots',
    emblem: 'cherries',
    link: '/casino/slots',
    as: 'id',
    offered: ({ features }) => features.casino && features.slots,
  },
  {
    key: 'live',
    title: 'Mesas ao vivo',
    text: 'Crupiês brasileiros, dia e noite',
    action: 'Ver as mesas',
    emblem: 'wheel',
    link: '/casino/live',
    as: 'dashed',
    offered: ({ features }) => features.casino && features.live,
  },
  {
    key: 'sports',
    title: 'Clássico de domingo',
    text: 'Estatísticas e mercados do seu time',
    action: 'Ver as partidas',
    emblem: 'ball',
    link: '/sports',
    as: 'id',
    offered: ({ features }) => features.sports,
  },
  {
    key: 'club',
    title: 'Clube de níveis',
    text: 'Conheça as regras e os níveis',
    action: 'Conhecer o clube',
    emblem: 'crown',
    link: '/promotions/1',
    as: 'url',
    offered: ({ features }) => features.promotions,
  },
  {
    key: 'casino',
    opens: true,
    title: 'Todos os jogos',
    text: 'Slots, mesas e originais da casa',
    action: 'Ver os jogos',
    emblem: 'mark',
    link: '/casino',
    as: 'id',
    offered: ({ features }) => features.casino,
  },
  {
    key: 'originals',
    opens: true,
    title: 'Originais da casa',
    text: 'Regras claras e resultados que você pode conferir',
    action: 'Jogar Mines',
    emblem: 'tiles',
    link: '/games/mines',
    as: 'id',
    offered: ({ features }) => features.casino && features.mines,
  },
  {
    key: 'account',
    title: 'Sua conta, seu ritmo',
    text: 'Cadastro com CPF e limites desde o início',
    action: 'Criar conta',
    emblem: 'mark',
    link: '/?login=0',
    as: 'id',
    offered: () => true,
  },
];

// The first banner by the brand's home or layout; otherwise the first of the list.
const openings: Record<HomeName | LayoutName, string> = {
  default: 'casino',
  games: 'casino',
  blaze: 'originals',
  originals: 'originals',
  orange: 'sports',
  matches: 'sports',
  tables: 'live',
  arcade: 'slots',
  salon: 'club',
};

// Neighbors differ in their scenes; the first has that of the share picture.
function plansOf(brand: SandboxBrand): BannerPlan[] {
  const { appearance } = brand;
  const opening = appearance && openings[appearance.home ?? appearance.layout];
  const offered = plans.filter(
    (plan) => plan.offered(brand) && (plan.opens === undefined || plan.key === opening),
  );
  return offered
    .toSorted((a, b) => Number(b.key === opening) - Number(a.key === opening))
    .map((plan, index) => ({ ...plan, composition: index }));
}

// 32 hexadecimal digits, the same for a brand's banner on every machine.
function imageId(brand: SandboxBrand, plan: BannerPlan): string {
  const random = seededRandom(`banner:${brand.id}:${plan.key}`);
  const digits = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16)).join('');
  return plan.as === 'dashed'
    ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : digits;
}

// The brand's own words stand on its first banner.
function headline({ appearance }: SandboxBrand, { title, text }: BannerPlan, index: number) {
  return (index === 0 && appearance?.hero) || { title, text };
}

export function banners(brand: SandboxBrand): Banner[] {
  return plansOf(brand).map((plan, index) => ({
    id: String(index + 1),
    link: plan.link,
    section: 'home',
    ...headline(brand, plan, index),
    action: plan.action,
    ...(plan.as === 'url'
      ? {
          image: `${brand.apiOrigin}/storage/banners/${plan.key}-desktop.svg`,
          image_mobile: `/storage/banners/${plan.key}-mobile.svg`,
        }
      : { image: imageId(brand, plan), image_mobile: imageId(brand, plan) }),
  }));
}

/** Finds the banner of a CDN image id with or without dashes; undefined for an id of another tenant. */
export function bannerByImageId(brand: SandboxBrand, id: string): SceneSubject | undefined {
  const bare = id.replaceAll('-', '');
  return plansOf(brand).find(
    (plan) => plan.as !== 'url' && imageId(brand, plan).replaceAll('-', '') === bare,
  );
}

export const bannerByKey = (brand: SandboxBrand, key: string): SceneSubject | undefined =>
  plansOf(brand).find((plan) => plan.key === key);
