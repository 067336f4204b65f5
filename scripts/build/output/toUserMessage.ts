const reasons: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space and try again; the last good artifacts are untouched.',
  EDQUOT: 'The disk quota is used up. Free some space and try again; the last good artifacts are untouched.',
  EROFS: 'The file system is read-only, make it writable or choose another place (builds: with --out)',
  EACCES: 'No permission to write',
  EPERM: 'No permission to write',
  EMFILE: 'Too many files are open. Raise the limit (`ulimit -n 4096`) and try again.',
  // The directories above are made along the way: only a disk that takes none says this.
  'mkdir ENOENT': 'This folder cannot be made, its disk seems to be read-only',
  ENOTDIR: 'A file is in the way where a folder is needed',
  EEXIST: 'A file is in the way where a folder is needed',
};

// Tools outside JavaScript describe the system's error in text.
const wordings: [words: RegExp, code: string][] = [
  [/no space left on device/i, 'ENOSPC'],
  [/disk quota exceeded/i, 'EDQUOT'],
  [/read-only file system/i, 'EROFS'],
];

// A worker's error carries the fields of the original error as its cause.
function detailsOf(error: Error): object {
  return error.cause instanceof Object ? error.cause : error;
}

function codeOf(error: Error): string {
  const details = detailsOf(error);
  const code = 'code' in details ? String(details.code) : '';
  const call = 'syscall' in details ? `${details.syscall} ${code}` : '';
  if (code in reasons || call in reasons) return code in reasons ? code : call;
  return wordings.find(([words]) => words.test(error.message))?.[1] ?? '';
}

/** Says in one sentence what failed and what to do; returns all known details of an unexpected error. */
export function toUserMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const details = detailsOf(error);
  const path = 'path' in details ? `: ${String(details.path)}` : '';
  const reason = reasons[codeOf(error)];
  if (reason) return reason.endsWith('.') ? reason : `${reason}${path}.`;
  if (error.message.startsWith('The app does not compile')) return error.message;
  return 'stack' in details ? String(details.stack) : error.message;
}
