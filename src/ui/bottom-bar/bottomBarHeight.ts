// Space to reserve below pages on phones, including the safe area and the player panel.
export const bottomBarHeight = 'calc(3.75rem + 1px + env(safe-area-inset-bottom) + var(--player-panel, 0px))';
