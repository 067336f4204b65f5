const reasons: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space and try again; the last good artifacts are untouched.',
  EDQUOT: 'The disk quota is used up. Free some space and try again; the last good artifacts are untouched.',
  EROFS: 'The file system is read-only, make it writable or choose another place (builds: with --out)',
  EACCES: 'No permission to write',
  EPERM: 'No permission to write',
  EMFILE: 'Too many files are open. Raise the limit (`ulimit -n 4096`) and try again.',
  // The folders above are made along the way: only a disk that takes none says this.
  'mkdir ENOENT': 'This folder cannot be made, its disk seems to be read-only',
  ENOTDIR: 'A file is in the way where a folder is needed',
  EEXIST: 'A file is in the way where a folder is needed',
};

/** Tools that are no JavaScript tell the system's error in words. */
const wordings: [words: RegExp, code: string][] = [
  [/no space left on device/i, 'ENOSPC'],
  [/disk quota exceeded/i, 'EDQUOT'],
  [/read-only file system/i, 'EROFS'],
];

function codeOf(error: Error): string {
  const code = 'code' in error ? String(error.code) : '';
  const call = 'syscall' in error ? `${error.syscall} ${code}` : '';
  if (code in reasons || call in reasons) return code in reasons ? code : call;
  return wordings.find(([words]) => words.test(error.message))?.[1] ?? '';
}

/** What went wrong in one sentence a person can act on; for anything unforeseen, all that is known. */
export function plainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = 'path' in error ? `: ${String(error.path)}` : '';
  const reason = reasons[codeOf(error)];
  if (reason) return reason.endsWith('.') ? reason : `${reason}${place}.`;
  return error.message.startsWith('The app does not compile')
    ? error.message
    : (error.stack ?? error.message);
}
