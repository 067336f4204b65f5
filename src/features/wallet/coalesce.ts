/**
 * Runs one call at a time, `spacingMs` apart. Asked for while one is under way, it runs once more afterwards: the
 * answer under way may have been made before whatever happened now.
 */
export function coalesce(run: () => PromiseLike<unknown>, spacingMs = 0): () => void {
  let running = false;
  let again = false;
  const start = async () => {
    running = true;
    do {
      again = false;
      await Promise.resolve(run()).catch(() => {});
      if (spacingMs > 0) await new Promise((resolve) => setTimeout(resolve, spacingMs));
    } while (again);
    running = false;
  };
  return () => {
    if (running) again = true;
    else void start();
  };
}
