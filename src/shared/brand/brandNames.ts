// Games of the product itself: each is a feature with the page `/games/{name}`.
export const smallGameNames = ['mines', 'double'] as const;
export type SmallGameName = (typeof smallGameNames)[number];

// What a brand may offer. Every feature is on unless the brand's entry switches it off.
export const featureNames = [
  'sports',
  'esports',
  'casino',
  'live',
  'slots',
  ...smallGameNames,
  'promotions',
  'providers',
  'referrals',
  'coupons',
  'bonus',
  'chat',
] as const;

export type FeatureName = (typeof featureNames)[number];

export const layoutNames = ['default', 'blaze', 'orange'] as const;

// Arrangements of home; `games`, `originals` and `matches` are those of the layouts.
export const homeNames = ['games', 'originals', 'matches', 'tables', 'arcade', 'salon'] as const;

// Forms of what every page shares, each beside the plain one that a brand has when it names none.
export const shapeNames = {
  bar: ['board', 'keys', 'pill', 'tray', 'words'],
  titles: ['plate', 'pixels', 'festoon', 'menu', 'spaced'],
  tabs: ['line', 'keys', 'track', 'folder', 'words'],
  lists: ['cells', 'keys', 'bubbles', 'rows', 'lines'],
  covers: ['ticket', 'cabinet', 'leaf', 'print', 'framed'],
  icons: ['bold', 'sharp', 'duo', 'thin'],
  games: ['pitch', 'cabinet', 'parade', 'tiles', 'salon'],
} as const;

export const jurisdictions = ['none', 'br'] as const;
