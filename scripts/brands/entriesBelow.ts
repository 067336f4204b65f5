import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Lists everything below a directory, links themselves and nothing behind them, because links may go in a circle. */
export function entriesBelow(dir: string): Dirent[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(dir, entry.name))] : [entry],
  );
}
