/** What pages must leave free at their end on phones, the safe area included. */
export const bottomBarHeight = 'calc(3.75rem + 1px + env(safe-area-inset-bottom))';
