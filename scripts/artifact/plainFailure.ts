const reasons: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space and try again; the last good artifacts are untouched.',
  EDQUOT: 'The disk quota is used up. Free some space and try again; the last good artifacts are untouched.',
  EROFS: 'The file system is read-only. Choose another place with --out.',
  EACCES: 'No permission to write',
  EPERM: 'No permission to write',
  EMFILE: 'Too many files are open. Raise the limit (`ulimit -n 4096`) and try again.',
  ENOTDIR: 'A file is in the way where a folder is needed',
  EEXIST: 'A file is in the way where a folder is needed',
};

/** What went wrong in one sentence a person can act on; for anything unforeseen, all that is known. */
export function plainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const place = 'path' in error ? `: ${String(error.path)}` : '';
  const reason = reasons[code];
  if (reason) return reason.endsWith('.') ? reason : `${reason}${place}.`;
  return error.message.startsWith('The app does not compile')
    ? error.message
    : (error.stack ?? error.message);
}
