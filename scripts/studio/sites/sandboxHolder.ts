import { createSandbox, type Sandbox } from '../../../sandbox/createSandbox.ts';
import type { ResolvedBrand } from '../../brands/resolvedBrand.ts';
import { sandboxBrands } from '../../serve/sandboxBrands.ts';

export interface SandboxHolder {
  // Starts the operator, and again when a brand's settings have changed.
  use(brands: readonly ResolvedBrand[]): void;
  // Resolves once the operator of the latest brands runs.
  current(): Promise<Sandbox>;
  // The operator that runs now, if there is one.
  running(): Sandbox | undefined;
  close(): Promise<void>;
}

/** Keeps one operator in memory for the brands as they are; it forgets its accounts when a brand's settings change. */
export function createSandboxHolder(log: (line: string) => void): SandboxHolder {
  let key = '';
  let starting: Promise<Sandbox> | undefined;
  let sandbox: Sandbox | undefined;
  let wake: ((sandbox: Promise<Sandbox>) => void) | undefined;
  const first = new Promise<Sandbox>((resolve) => {
    wake = resolve;
  });

  async function restart(brands: readonly ResolvedBrand[]): Promise<Sandbox> {
    const former = sandbox;
    sandbox = await createSandbox({
      brands: sandboxBrands(brands),
      dataDir: null,
      databaseUrl: undefined,
      // Events of a preview belong to no real cluster.
      env: {},
      log,
    });
    await former?.close();
    return sandbox;
  }

  return {
    use: (brands) => {
      const next = JSON.stringify(brands.map(({ settings }) => settings));
      if (next === key) return;
      key = next;
      const before = starting ?? Promise.resolve();
      starting = before.then(() => restart(brands));
      starting.catch((error: unknown) =>
        log(`The sandbox cannot start: ${error instanceof Error ? error.message : String(error)}`),
      );
      wake?.(starting);
    },
    current: () => starting ?? first,
    running: () => sandbox,
    close: async () => {
      await starting?.catch(() => {});
      await sandbox?.close();
    },
  };
}
