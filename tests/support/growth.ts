const tries = 5;

function fastestMs(run: () => unknown): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < tries; index += 1) {
    const startedAt = performance.now();
    run();
    fastest = Math.min(fastest, performance.now() - startedAt);
  }
  return fastest;
}

/**
 * How many times longer four times the input takes: about 4 where the work grows with the input, about 16 where it
 * grows with its square. The fastest of several tries on each side, so that a busy machine changes both alike.
 */
export function growthByFour(run: (times: number) => unknown, times: number): number {
  run(times);
  return fastestMs(() => run(4 * times)) / fastestMs(() => run(times));
}
