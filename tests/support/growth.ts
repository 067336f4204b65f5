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

const rounds = 3;
/** Beyond this it may be the machine: work that grows with the input makes 4 of it, with its square 16. */
const suspicious = 7;

/**
 * How many times longer four times the input takes: about 4 where the work grows with the input, about 16 where it
 * grows with its square. The fastest of several tries on each side; what looks slow is measured again, because the
 * machine may have been busy with something else for the whole of one side.
 */
export function growthByFour(run: (times: number) => unknown, times: number): number {
  run(times);
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && growth > suspicious; round += 1) {
    growth = Math.min(growth, fastestMs(() => run(4 * times)) / fastestMs(() => run(times)));
  }
  return growth;
}
