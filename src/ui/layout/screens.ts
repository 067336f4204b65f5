// Phones have bottom bars and full-height dialogs; wide screens have side columns.
export const onPhone = '@media (max-width: 47.99em)';
// Screens with the bottom bar: phones, and tablets unless they are low.
export const underBar = '@media (max-width: 47.99em), (max-width: 63.99em) and (min-height: 31.25em)';
export const withoutBar = '@media (min-width: 64em), (min-width: 48em) and (max-height: 31.24em)';
// The bottom bar stays in view and has room for one more button.
export const withRoomyBar = '@media (min-width: 20em) and (max-width: 63.99em) and (min-height: 31.25em)';
// The bottom bar, without that room.
export const withCrampedBar = '@media (max-width: 19.99em), (max-width: 47.99em) and (max-height: 31.24em)';
export const fromTablet = '@media (min-width: 48em)';
export const onTablet = '@media (min-width: 48em) and (max-width: 63.99em)';
export const fromWide = '@media (min-width: 64em)';
// No room for a side menu with labels beside its icons.
export const betweenPhoneAndDesktop = '@media (min-width: 48em) and (max-width: 79.99em)';
// Room for several pieces side by side next to a side menu.
export const fromDesktop = '@media (min-width: 80em)';
export const belowWide = '@media (max-width: 63.99em)';
// Screens that a running game fills: phones, also in landscape.
export const onGameScreen = '@media (max-width: 47.99em), (max-height: 31.24em)';
// Small tablets, and wide screens at twice their zoom: a board and its controls do not fit side by side.
export const onMiddleScreen = '@media (min-width: 36em) and (max-width: 56.24em) and (min-height: 31.25em)';
// The smallest phones, 320 × 640 among them, which have no room for everything.
export const onShortPhone = '@media (max-width: 47.99em) and (max-height: 41.24em)';
// No room for bars that stay in view.
export const onLowScreen = '@media (max-height: 31.24em)';
// Bars stay in view.
export const aboveLowScreen = '@media (min-height: 31.25em)';
// Low, with room for a menu between logo and account.
export const onLowWideScreen = '@media (min-width: 40em) and (max-height: 31.24em)';
// Low and without a bottom bar, but too narrow for every page in one row.
export const onLowTablet = '@media (min-width: 48em) and (max-width: 63.99em) and (max-height: 31.24em)';
// Covers are small, so their names may take two lines.
export const withSmallCovers = '@media (max-width: 63.99em), (max-height: 31.24em)';
// Room for more than the usual width of a layout.
export const onVeryWide = '@media (min-width: 112em)';
// Touch targets need 44 px.
export const onTouch = '@media (pointer: coarse)';
export const withHover = '@media (hover: hover)';
export const withReducedMotion = '@media (prefers-reduced-motion: reduce)';
