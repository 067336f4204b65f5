/** What pages must leave free at their end on phones, the safe area included, and a panel that may stand on the bar. */
export const bottomBarHeight = 'calc(3.75rem + 1px + env(safe-area-inset-bottom) + var(--player-panel, 0px))';
