// Shared by the running game and its placeholder.
export const stageHeight = {
  // With title, game bar and player panel on one screen; `--below` is the height of the bars under the page.
  wide: 'max(24rem, min(50rem, calc(100dvh - var(--bars, 5rem) - 6.5rem - var(--below, var(--player-panel, 0px)))))',
  // Everything below the bar of the game and above the player panel.
  phone: 'calc(100dvh - 3rem - env(safe-area-inset-bottom) - var(--player-panel, 0px))',
};
