import { StoreUnavailable } from '../../sandbox/store/database/database.ts';
import { toUserMessage } from '../build/output/toUserMessage.ts';
import { UsageError } from '../cli/cliErrors.ts';
import { StartFailure } from './listen.ts';

interface RunningServer {
  close(): Promise<void>;
}

// One sentence for an error that the user can solve, all details of any other one.
export function startErrorMessage(error: unknown): string {
  const isPlain = [StartFailure, StoreUnavailable, UsageError].some((kind) => error instanceof kind);
  return isPlain && error instanceof Error ? error.message : toUserMessage(error);
}

export function closeOnSignal(server: RunningServer): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal exits at once.
      if (stopping) process.exit(1);
      stopping = true;
      void server.close().then(() => process.exit(0));
    });
  }
}

/** Runs the server of a command until a signal; returns null, with a message on stderr, when it does not start. */
export async function runServer<T extends RunningServer>(start: () => Promise<T>): Promise<T | null> {
  try {
    const server = await start();
    closeOnSignal(server);
    return server;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    process.stderr.write(`${startErrorMessage(error)}\n`);
    process.exitCode = 1;
    return null;
  }
}
