import type { LayoutName } from '../../shared/brand/brandRecord.ts';
import type { HeroFormat } from '../banners/heroFormat.ts';

// `ranked` numbers the first games of the first category, and `live` shows live tables on wide cards. `matches` shows
// live and next matches. `games` shows
// the next `count` categories as covers. Each category has one row.
export type HomeRow =
  | { kind: 'ranked' | 'live' | 'matches' | 'originals' | 'promotions' | 'providers' }
  | { kind: 'games'; count: number };

interface HomeLayout {
  hero: HeroFormat;
  rows: readonly HomeRow[];
}

const allOthers = Number.POSITIVE_INFINITY;

// What home shows in each layout, from top to bottom.
export const homeLayouts: Record<LayoutName, HomeLayout> = {
  default: {
    hero: 'split',
    rows: [
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
  blaze: {
    hero: 'bento',
    rows: [
      { kind: 'originals' },
      { kind: 'games', count: 1 },
      { kind: 'ranked' },
      { kind: 'live' },
      { kind: 'games', count: 2 },
      { kind: 'promotions' },
      { kind: 'games', count: allOthers },
      { kind: 'providers' },
    ],
  },
  orange: {
    hero: 'match',
    rows: [
      { kind: 'matches' },
      { kind: 'live' },
      { kind: 'games', count: 1 },
      { kind: 'promotions' },
      { kind: 'ranked' },
      { kind: 'providers' },
      { kind: 'games', count: 2 },
      { kind: 'originals' },
      { kind: 'games', count: allOthers },
    ],
  },
};
