import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { InputError } from '../../cli/cliErrors.ts';

// A file and the text it was read with; null for a file that did not exist.
export interface Snapshot {
  file: string;
  text: string | null;
}

/** A file changed on disk after it was read. */
export class ChangedMeanwhile extends InputError {
  constructor(file: string) {
    super(`${file} has changed since it was read, so nothing was written: run the command again`);
  }
}

export function readSnapshot(file: string): Snapshot {
  try {
    return { file, text: readFileSync(file, 'utf8') };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { file, text: null };
    throw error;
  }
}

function refuseChanged({ file, text }: Snapshot): void {
  if (readSnapshot(file).text !== text) throw new ChangedMeanwhile(file);
}

/** Replaces a file in one step; refuses when it has changed since the snapshot. */
export function saveFile(snapshot: Snapshot, text: string): void {
  refuseChanged(snapshot);
  // A rename would replace a symbolic link instead of its file.
  const file = snapshot.text === null ? snapshot.file : realpathSync(snapshot.file);
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  const mode = snapshot.text === null ? 0o644 : statSync(file).mode;
  try {
    const handle = openSync(temporary, 'wx', mode);
    try {
      // Unlike `writeSync`, it writes all or throws.
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    refuseChanged(snapshot);
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}
