import { execFileSync } from 'node:child_process';

/** Reports a mistake of the engineer who builds, with a message that says what to do. */
export class BuildInputError extends Error {
  override name = 'BuildInputError';
}

/**
 * Returns `SOURCE_DATE_EPOCH` or the commit's time as ISO 8601, never the clock's, so that the same sources always give
 * the same bytes.
 */
export function buildTimestamp(root: string, env: NodeJS.ProcessEnv, warn: (line: string) => void): string {
  const given = env.SOURCE_DATE_EPOCH;
  if (given !== undefined && given !== '') {
    if (!/^\d{1,12}$/.test(given)) {
      throw new BuildInputError(`SOURCE_DATE_EPOCH is "${given}": it must be whole seconds since 1970.`);
    }
    return isoTime(Number(given));
  }
  const seconds = commitSeconds(root);
  if (seconds === null) warn('No git commit here and no SOURCE_DATE_EPOCH: artifacts are dated 1970-01-01.');
  return isoTime(seconds ?? 0);
}

// The time of the current commit; null without one.
function commitSeconds(root: string): number | null {
  // A user's setting would print the signature, too.
  const command = ['-c', 'log.showSignature=false', 'log', '-1', '--format=%ct'];
  let output: string;
  try {
    output = execFileSync('git', command, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
  if (!/^\d+\s*$/.test(output)) {
    throw new BuildInputError(
      `git tells the time of the commit as "${output.trim()}", not in seconds since 1970: set SOURCE_DATE_EPOCH.`,
    );
  }
  return Number(output.trim());
}

/**
 * Returns `SOURCE_COMMIT` or git's commit; skips git when `SOURCE_DATE_EPOCH` is set, so that sources without history
 * give the same bytes.
 */
export function buildCommit(root: string, env: NodeJS.ProcessEnv): string | null {
  const given = env.SOURCE_COMMIT;
  if (given !== undefined && given !== '') {
    if (!/^[0-9a-f]{7,64}$/.test(given))
      throw new BuildInputError(`SOURCE_COMMIT is "${given}": it must be the hash of a commit.`);
    return given;
  }
  if (env.SOURCE_DATE_EPOCH) return null;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

function isoTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}
