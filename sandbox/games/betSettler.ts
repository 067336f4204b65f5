const pauseMs = 5_000;

interface BetSettler {
  start(): void;
  // Resolves once no settlement is under way.
  stop(): Promise<void>;
}

/** Settles due bets at once and then by timer, so that none waits for a visitor or is lost with a failed attempt. */
export function betSettler(
  games: readonly { settle(): Promise<void> }[],
  log: (line: string) => void,
): BetSettler {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;
  const settleAll = async () => {
    for (const game of games) {
      if (isStopped) return;
      await game.settle().catch((error: unknown) => log(`Bets were not settled: ${error}`));
    }
  };
  const run = () => {
    running ??= settleAll().finally(() => {
      running = null;
    });
  };
  return {
    start: () => {
      if (isStopped || timer) return;
      timer = setInterval(run, pauseMs);
      timer.unref();
      run();
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
