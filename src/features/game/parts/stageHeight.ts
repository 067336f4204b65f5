// Shared by the running game and its placeholder.
export const stageHeight = {
  wide: 'min(46rem, calc(100dvh - 11rem))',
  phone: 'calc(100dvh - 14rem - env(safe-area-inset-bottom))',
};
