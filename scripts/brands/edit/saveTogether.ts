import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { sha256 } from '../../build/output/contentHash.ts';
import { abandonedWorkDirs, createWorkDir, removeDir } from '../../build/output/workDir.ts';
import { InputError } from '../../cli/cliErrors.ts';
import { type PackageFiles, writePackage } from './packageFiles.ts';
import { ChangedMeanwhile } from './saveFile.ts';

export interface FileChange {
  // Absolute.
  file: string;
  // Hash of the bytes that the change was made from; null when there was no file.
  before: string | null;
  // Null to remove the file.
  content: Uint8Array | null;
}

const record = 'commit.json';

const recordSchema = v.array(
  v.object({ file: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) }),
);

/** Returns the hash of a file's bytes; null when there is no file. */
export function hashOf(file: string): string | null {
  return existsSync(file) ? sha256(readFileSync(file)) : null;
}

function writeSafely(file: string, content: Uint8Array | string, mode = 0o644): void {
  const handle = openSync(file, 'wx', mode);
  try {
    // Unlike `writeSync`, it writes all or throws.
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function refuseChanged(changes: readonly FileChange[]): void {
  for (const { file, before } of changes) if (hashOf(file) !== before) throw new ChangedMeanwhile(file);
}

// Writes the new contents and, as the last step, the record that makes them final.
function writeJournal(work: string, changes: readonly FileChange[]): void {
  const commit = changes.map(({ file, before, content }, index) => {
    // A rename would replace a symbolic link instead of its file.
    const target = before === null ? file : realpathSync(file);
    if (content !== null)
      writeSafely(join(work, String(index)), content, before === null ? undefined : statSync(target).mode);
    return { file: target, before, after: content === null ? null : sha256(content) };
  });
  writeSafely(join(work, 'draft'), JSON.stringify(commit));
  refuseChanged(changes);
  renameSync(join(work, 'draft'), join(work, record));
}

/** Replaces several files together: after a crash at any moment the next reader finishes all of them or none. */
export function saveTogether(packageDir: string, changes: readonly FileChange[]): void {
  refuseChanged(changes);
  if (changes.length === 0) return;
  const work = createWorkDir(packageDir);
  try {
    writeJournal(work, changes);
  } catch (error) {
    removeDir(work);
    throw error;
  }
  finish(work);
}

/** Moves a new package into place in one step, together with a change of another file. */
export function savePackage(dir: string, files: PackageFiles, change: FileChange): void {
  const parent = dirname(dir);
  const isNewParent = !existsSync(parent);
  const work = createWorkDir(parent);
  try {
    const journal = createWorkDir(work);
    writePackage(work, files);
    writeJournal(journal, [change]);
    if (existsSync(dir)) throw new InputError(`${dir} exists already: nothing was written`);
    renameSync(work, dir);
    if (finish(join(dir, basename(journal)))) return;
    removeDir(dir);
    throw new ChangedMeanwhile(change.file);
  } catch (error) {
    removeDir(work);
    if (isNewParent) rmdirSync(parent);
    throw error;
  }
}

// Another process may have done any of the steps before.
function finish(work: string): boolean {
  const commit = v.parse(recordSchema, JSON.parse(readFileSync(join(work, record), 'utf8')));
  const isEdited = commit.some(({ file, before, after }) => ![before, after].includes(hashOf(file)));
  // An edit after the crash is newer than this save.
  if (!isEdited)
    commit.forEach(({ file, after }, index) => {
      if (hashOf(file) === after) return;
      if (after === null) rmSync(file, { force: true });
      else {
        mkdirSync(dirname(file), { recursive: true });
        renameSync(join(work, String(index)), file);
      }
    });
  removeDir(work);
  return !isEdited;
}

/** Finishes or drops the saves that a crash has interrupted below a configuration's directory. */
export function finishSaves(configDir: string): void {
  const brands = join(configDir, 'brands');
  if (!existsSync(brands)) return;
  const packages = readdirSync(brands, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const dir of [brands, ...packages.map(({ name }) => join(brands, name))])
    for (const name of abandonedWorkDirs(dir)) {
      const work = join(dir, name);
      if (existsSync(join(work, record))) finish(work);
      else removeDir(work);
    }
}
