// How home shows its banners: a caption on a panel at the start (`split`) or end (`mirror`) of the picture, several
// pieces side by side on wide screens (`bento`), a card like that of a match, words below the middle of a full picture
// (`full`), or in its middle (`poster`).
export type HeroFormat = 'split' | 'mirror' | 'bento' | 'match' | 'full' | 'poster';

// Width by height of the operator's uploads.
export const heroRatio = { phone: 2, wide: 10 / 3 };

// The large piece takes two thirds of the width and all of the height.
export const bentoPieceRatio = (heroRatio.wide * 2) / 3;

// Of the carousel's controls, also kept free without them.
export const heroBarHeight = '2.5rem';
