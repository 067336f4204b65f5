import { setTimeout as wait } from 'node:timers/promises';
import { StoreUnavailable } from './database.ts';

// Serialization failures and deadlocks: the server has rolled the transaction back.
const conflicts: ReadonlySet<string> = new Set(['40001', '40P01']);
// The server is shutting down or starting, or the connection is lost.
const lost: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE']);

const conflictAttempts = 10;
// A server restart takes one to two seconds.
const lostPatienceMs = 5_000;
const longestPauseMs = 500;

export function isLostConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    lost.has(code) ||
    code.startsWith('08') ||
    /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect/.test(
      error.message,
    )
  );
}

/**
 * Retries with backoff after conflicts, and after lost connections where `mayRepeat` says that nothing was changed;
 * then throws `StoreUnavailable`.
 */
export async function retryTransaction<T>(run: () => Promise<T>, mayRepeat = true): Promise<T> {
  const startedMs = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const isConflict = error instanceof Error && conflicts.has(codeOf(error));
      if (isConflict ? attempt >= conflictAttempts : !isLostConnection(error)) throw error;
      const isOver = Date.now() - startedMs > lostPatienceMs;
      if (!isConflict && (!mayRepeat || isOver)) {
        throw new StoreUnavailable('The database does not answer.', { cause: error });
      }
      await wait(Math.random() * Math.min(longestPauseMs, 10 * 2 ** attempt));
    }
  }
}

const codeOf = (error: Error) => ('code' in error && typeof error.code === 'string' ? error.code : '');
