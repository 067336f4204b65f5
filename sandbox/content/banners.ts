import type { Banner } from '../../src/shared/contract/content/banners.ts';
import { seededRandom } from '../art/random.ts';
import { clover, coin, star } from '../art/symbols/classics.ts';
import { tiger } from '../art/symbols/creatures.ts';
import { cherry } from '../art/symbols/fruits.ts';
import { brilliant, crown } from '../art/symbols/jewels.ts';
import { shield } from '../art/symbols/myth.ts';
import { football, jersey, trophy } from '../art/symbols/sports.ts';
import { blackjackHand, chipStack, rouletteWheel } from '../art/symbols/table.ts';
import type { SandboxBrand } from '../tenants.ts';
import type { SceneSubject } from './pictures/scenePicture.ts';

interface BannerPlan extends SceneSubject {
  link: string;
  offered(brand: SandboxBrand): boolean;
  // `id`: an image id of the CDN; `dashed`: the same with dashes; `url`: a picture of the API's storage.
  as: 'id' | 'dashed' | 'url';
}

// Banners are factual: no promise of a gain and no urgency.
const plans: readonly BannerPlan[] = [
  {
    key: 'slots',
    headline: ['Noite', 'de slots'],
    text: 'Mais de 600 títulos de 20 estúdios',
    action: 'Ver os slots',
    symbols: [tiger, cherry, brilliant],
    link: '/casino/slots',
    as: 'id',
    offered: ({ features }) => features.casino && features.slots,
  },
  {
    key: 'live',
    headline: ['Mesas', 'ao vivo'],
    text: 'Crupiês brasileiros, dia e noite',
    action: 'Ver as mesas',
    symbols: [rouletteWheel, blackjackHand, chipStack],
    link: '/casino/live',
    as: 'dashed',
    offered: ({ features }) => features.casino && features.live,
  },
  {
    key: 'sports',
    headline: ['Clássico', 'de domingo'],
    text: 'Estatísticas e mercados do seu time',
    action: 'Ver os jogos',
    symbols: [trophy, football, jersey],
    link: '/sports',
    as: 'id',
    offered: ({ features }) => features.sports,
  },
  {
    key: 'club',
    headline: ['Clube', 'de níveis'],
    text: 'Conheça as regras e as etapas',
    action: 'Conhecer o clube',
    symbols: [crown, star, coin],
    link: '/promotions/1',
    as: 'url',
    offered: ({ features }) => features.promotions,
  },
  {
    key: 'account',
    headline: ['Sua conta,', 'seu ritmo'],
    text: 'Cadastro com CPF e limites desde o início',
    action: 'Criar conta',
    symbols: [shield, clover, star],
    link: '/?login=0',
    as: 'id',
    offered: () => true,
  },
];

const plansOf = (brand: SandboxBrand) => plans.filter((plan) => plan.offered(brand));

// 32 hexadecimal digits, the same for a brand's banner on every machine.
function imageId(brand: SandboxBrand, plan: BannerPlan): string {
  const random = seededRandom(`banner:${brand.id}:${plan.key}`);
  const digits = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16)).join('');
  return plan.as === 'dashed'
    ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : digits;
}

export function banners(brand: SandboxBrand): Banner[] {
  return plansOf(brand).map((plan, index) => ({
    id: String(index + 1),
    link: plan.link,
    section: 'home',
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
