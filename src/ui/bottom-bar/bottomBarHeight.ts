// Space to reserve below pages on screens with the bar, including the safe area and the player panel. `--phone-bar` is 0 where
// the bar is not in view.
export const bottomBarHeight =
  'calc(var(--phone-bar, 3.75rem + 1px) + env(safe-area-inset-bottom) + var(--player-panel, 0px))';
