/** A running game fills the screen below the header; what waits for it keeps its place. */
export const stageHeight = {
  wide: 'min(46rem, calc(100dvh - 11rem))',
  phone: 'calc(100dvh - 14rem - env(safe-area-inset-bottom))',
};
