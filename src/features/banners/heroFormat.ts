// How a layout shows its banners: a caption on a panel beside the picture, several pieces side by side on wide
// screens, or a card like that of a match.
export type HeroFormat = 'split' | 'bento' | 'match';

// Width by height of the operator's uploads.
export const heroRatio = { phone: 2, wide: 10 / 3 };

// The large piece takes two thirds of the width and all of the height.
export const bentoPieceRatio = (heroRatio.wide * 2) / 3;

// Of the carousel's controls, also kept free without them.
export const heroBarHeight = '2.5rem';
