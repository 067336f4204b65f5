import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { sumsFile } from '../build/output/artifactFile.ts';
import { InputError } from '../cli/cliErrors.ts';
import { currentRelease, type ReleaseDir, releaseIds } from './releaseDir.ts';

const entrySchema = v.object({
  id: v.string(),
  // Seconds since 1970; no two entries share one.
  at: v.number(),
  isRollback: v.boolean(),
});

const fileSchema = v.pipe(v.string(), v.parseJson(), v.array(entrySchema));

// A moment at which a release became current.
export type HistoryEntry = v.InferOutput<typeof entrySchema>;

const longest = 1000;

function nextSecond(history: readonly HistoryEntry[]): number {
  return Math.max(Math.floor(Date.now() / 1000), Math.max(0, ...history.map(({ at }) => at)) + 1);
}

export function appended(history: readonly HistoryEntry[], id: string, isRollback: boolean): HistoryEntry[] {
  return [...history, { id, at: nextSecond(history), isRollback }].slice(-longest);
}

// The files of a release have the time of its entry. Releases after the current one were rolled back and come first.
function historyOfTimes(dir: ReleaseDir, ids: readonly string[]): HistoryEntry[] {
  const current = currentRelease(dir);
  const timeOf = (id: string) => Math.floor(statSync(join(dir.releases, id, sumsFile)).mtimeMs / 1000);
  const entries = ids
    .map((id) => ({ id, at: timeOf(id), isRollback: false }))
    .sort((one, other) => one.at - other.at);
  const end = entries.findIndex(({ id }) => id === current?.id) + 1;
  return [...entries.slice(end), ...entries.slice(0, end)];
}

/** Reads the history, oldest first, without removed releases; the last entry is the current release. */
export function readHistory(dir: ReleaseDir, say: (line: string) => void = () => {}): HistoryEntry[] {
  const file = join(dir.root, 'history.json');
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new InputError(
      `${file} is a directory, not the file with the history of releases: move it away and try again.`,
    );
  const ids = releaseIds(dir).filter((id) => existsSync(join(dir.releases, id, sumsFile)));
  const parsed = v.safeParse(fileSchema, existsSync(file) ? readFileSync(file, 'utf8') : null);
  if (!parsed.success && ids.length > 0)
    say(`${file} is missing or damaged: the times of the releases take its place.`);
  const history = (parsed.success ? parsed.output : historyOfTimes(dir, ids)).filter(({ id }) =>
    ids.includes(id),
  );
  // A process was killed between the switch and its entry.
  const current = currentRelease(dir);
  return current && history.at(-1)?.id !== current.id ? appended(history, current.id, false) : history;
}

/** Writes the history beside its place and returns the rename that finishes it, which needs no room on the disk. */
export function prepareHistory({ root, staging }: ReleaseDir, history: readonly HistoryEntry[]): () => void {
  mkdirSync(staging, { recursive: true });
  const file = join(staging, 'history.json');
  writeFileSync(file, `${JSON.stringify(history)}\n`);
  return () => renameSync(file, join(root, 'history.json'));
}

/** Lists the releases that were current, the latest first. */
export function recentReleases(history: readonly HistoryEntry[]): string[] {
  return [...new Set(history.map(({ id }) => id).reverse())];
}

// Rollbacks are skipped, so that repeated rollbacks walk back.
/** Finds the release that was current before the given one was released. */
export function releaseBefore(history: readonly HistoryEntry[], id: string): string | undefined {
  const released = history.findLastIndex((entry) => entry.id === id && !entry.isRollback);
  return history.slice(0, Math.max(0, released)).findLast((entry) => entry.id !== id)?.id;
}
