import { wait } from '../../shared/time/wait.ts';

/** Runs one call at a time, `spacingMs` apart, and once more if requested meanwhile. */
export function coalesce(run: () => PromiseLike<unknown>, spacingMs = 0): () => void {
  let running = false;
  let again = false;
  const start = async () => {
    running = true;
    do {
      again = false;
      try {
        await run();
      } catch {
        // The next hint asks again.
      }
      if (spacingMs > 0) await wait(spacingMs);
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void start();
  };
}
