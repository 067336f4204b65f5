// Shared by the running game and its placeholder.
export const stageHeight = {
  wide: 'min(46rem, calc(100dvh - 11rem))',
  // Everything below the bar of the game and above the player panel.
  phone: 'calc(100dvh - 3rem - env(safe-area-inset-bottom) - var(--player-panel, 0px))',
};
