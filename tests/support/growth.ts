const tries = 5;

// Shorter times are the machine's noise; quadratic growth is far above it.
const noiseMs = 5;

function fastestMs(run: () => unknown): number {
  let fastest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < tries; index += 1) {
    const startedAt = performance.now();
    run();
    fastest = Math.min(fastest, performance.now() - startedAt);
  }
  return Math.max(fastest, noiseMs);
}

const rounds = 3;
// Beyond this it may be the machine: linear growth gives 4, quadratic growth 16.
const suspicious = 7;

/**
 * Measures how much longer fourfold input takes (linear 4, quadratic 16); repeats a slow result, because the machine
 * may be busy.
 */
export function growthByFour(run: (times: number) => unknown, times: number): number {
  run(times);
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && growth > suspicious; round += 1) {
    growth = Math.min(growth, fastestMs(() => run(4 * times)) / fastestMs(() => run(times)));
  }
  return growth;
}
