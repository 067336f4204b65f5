import type { BrandRecord, HomeName, LayoutName } from '../../shared/brand/brandRecord.ts';
import { layoutOfRoute } from '../../shared/paths/routeRules.ts';
import type { HeroFormat } from '../banners/heroFormat.ts';

// `hero` shows the banners, `welcome` the greeting (`of` players alone or of guests too) and `links` the operator's
// buttons and start menu. `ranked` numbers the first games of the first category, and `live` shows live tables on wide cards. `matches` shows live and next
// matches. `games` shows the next `count` categories as covers. Each category has one row.
export type HomeRow =
  | {
      kind: 'hero' | 'links' | 'ranked' | 'live' | 'matches' | 'originals' | 'promotions' | 'providers';
    }
  | { kind: 'welcome'; of?: 'players' }
  | { kind: 'games'; count: number };

interface HomeLayout {
  hero: HeroFormat;
  rows: readonly HomeRow[];
}

const allOthers = Number.POSITIVE_INFINITY;

// What home shows, from top to bottom.
export const homeLayouts: Record<HomeName, HomeLayout> = {
  games: {
    hero: 'split',
    rows: [
      { kind: 'hero' },
      { kind: 'welcome' },
      { kind: 'links' },
      { kind: 'ranked' },
      { kind: 'games', count: 1 },
      { kind: 'promotions' },
      { kind: 'live' },
      { kind: 'games', count: 2 },
      { kind: 'originals' },
      { kind: 'games', count: allOthers },
      { kind: 'providers' },
    ],
  },
  originals: {
    hero: 'bento',
    rows: [
      { kind: 'hero' },
      { kind: 'originals' },
      { kind: 'games', count: 1 },
      { kind: 'welcome' },
      { kind: 'links' },
      { kind: 'ranked' },
      { kind: 'live' },
      { kind: 'games', count: 2 },
      { kind: 'promotions' },
      { kind: 'games', count: allOthers },
      { kind: 'providers' },
    ],
  },
  matches: {
    hero: 'match',
    rows: [
      { kind: 'matches' },
      { kind: 'live' },
      { kind: 'hero' },
      { kind: 'welcome' },
      { kind: 'links' },
      { kind: 'games', count: 1 },
      { kind: 'promotions' },
      { kind: 'ranked' },
      { kind: 'providers' },
      { kind: 'games', count: 2 },
      { kind: 'originals' },
      { kind: 'games', count: allOthers },
    ],
  },
  tables: {
    hero: 'mirror',
    rows: [
      { kind: 'hero' },
      { kind: 'welcome', of: 'players' },
      { kind: 'live' },
      { kind: 'links' },
      { kind: 'games', count: 1 },
      { kind: 'ranked' },
      { kind: 'providers' },
      { kind: 'games', count: 2 },
      { kind: 'promotions' },
      { kind: 'originals' },
      { kind: 'games', count: allOthers },
    ],
  },
  arcade: {
    hero: 'full',
    rows: [
      { kind: 'links' },
      { kind: 'hero' },
      { kind: 'welcome', of: 'players' },
      { kind: 'ranked' },
      { kind: 'originals' },
      { kind: 'matches' },
      { kind: 'games', count: 2 },
      { kind: 'live' },
      { kind: 'promotions' },
      { kind: 'games', count: allOthers },
      { kind: 'providers' },
    ],
  },
  salon: {
    hero: 'poster',
    rows: [
      { kind: 'hero' },
      { kind: 'games', count: 1 },
      { kind: 'live' },
      { kind: 'welcome' },
      { kind: 'originals' },
      { kind: 'links' },
      { kind: 'ranked' },
      { kind: 'promotions' },
      { kind: 'games', count: allOthers },
      { kind: 'providers' },
    ],
  },
};

const ofLayout: Record<LayoutName, HomeName> = { default: 'games', blaze: 'originals', orange: 'matches' };

/** Returns how a brand arranges home. */
export const homeLayoutOf = (brand: BrandRecord): HomeLayout =>
  homeLayouts[brand.home ?? ofLayout[layoutOfRoute('index', brand)]];
