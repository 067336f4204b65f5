import type { BrandRecord, HomeName, LayoutName } from '../../shared/brand/brandRecord.ts';
import { layoutOfRoute } from '../../shared/paths/routeRules.ts';
import type { HeroFormat } from '../banners/heroFormat.ts';

// `hero` shows the banners, `welcome` the greeting (`greeting` that of players alone) and `links` the operator's buttons
// and start menu. `ranked` numbers the first games of the first category, `live` shows live tables on wide cards, and `matches` live and next
// matches. The next category is in covers of the theme's size (`cover`), in `large` ones or in two lines (`pairs`), and `others` shows all that
// are left. Each category has one row.
export type HomeRow =
  | 'hero'
  | 'welcome'
  | 'greeting'
  | 'links'
  | 'ranked'
  | 'live'
  | 'matches'
  | 'originals'
  | 'promotions'
  | 'providers'
  | 'cover'
  | 'large'
  | 'pairs'
  | 'others';

interface HomeLayout {
  hero: HeroFormat;
  rows: readonly HomeRow[];
}

// What home shows, from top to bottom.
export const homeLayouts: Record<HomeName, HomeLayout> = {
  games: {
    hero: 'split',
    rows: [
      'hero',
      'welcome',
      'links',
      'ranked',
      'cover',
      'promotions',
      'large',
      'live',
      'pairs',
      'originals',
      'cover',
      'cover',
      'matches',
      'large',
      'providers',
      'pairs',
      'cover',
      'large',
      'cover',
      'others',
    ],
  },
  originals: {
    hero: 'bento',
    rows: [
      'hero',
      'originals',
      'cover',
      'welcome',
      'links',
      'ranked',
      'pairs',
      'live',
      'providers',
      'large',
      'cover',
      'promotions',
      'pairs',
      'matches',
      'cover',
      'large',
      'cover',
      'cover',
      'pairs',
      'others',
    ],
  },
  matches: {
    hero: 'match',
    rows: [
      'matches',
      'hero',
      'live',
      'welcome',
      'links',
      'cover',
      'promotions',
      'ranked',
      'providers',
      'pairs',
      'cover',
      'originals',
      'large',
      'cover',
      'cover',
      'large',
      'pairs',
      'cover',
      'others',
    ],
  },
  tables: {
    hero: 'mirror',
    rows: [
      'hero',
      'greeting',
      'live',
      'links',
      'cover',
      'providers',
      'large',
      'ranked',
      'originals',
      'cover',
      'pairs',
      'promotions',
      'cover',
      'matches',
      'large',
      'cover',
      'pairs',
      'large',
      'cover',
      'others',
    ],
  },
  arcade: {
    hero: 'full',
    rows: [
      'links',
      'hero',
      'greeting',
      'ranked',
      'originals',
      'matches',
      'pairs',
      'promotions',
      'cover',
      'large',
      'live',
      'pairs',
      'providers',
      'cover',
      'large',
      'pairs',
      'cover',
      'large',
      'others',
    ],
  },
  salon: {
    hero: 'poster',
    rows: [
      'hero',
      'cover',
      'live',
      'welcome',
      'originals',
      'links',
      'large',
      'promotions',
      'cover',
      'ranked',
      'matches',
      'large',
      'pairs',
      'cover',
      'providers',
      'large',
      'cover',
      'cover',
      'pairs',
      'large',
      'others',
    ],
  },
};

const ofLayout: Record<LayoutName, HomeName> = { default: 'games', blaze: 'originals', orange: 'matches' };

/** Returns how a brand arranges home. */
export const homeLayoutOf = (brand: BrandRecord): HomeLayout =>
  homeLayouts[brand.home ?? ofLayout[layoutOfRoute('index', brand)]];
