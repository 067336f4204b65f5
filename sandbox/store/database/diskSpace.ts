import { rm, writeFile } from 'node:fs/promises';

// Size of a segment of PostgreSQL's write-ahead log.
const logFileBytes = 16 * 1024 * 1024;

// A full disk, an exhausted quota, a file size limit.
const outOfSpace: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Tests by writing whether another log segment fits next to `dir`, because free space does not show quotas. */
export async function hasRoom(dir: string): Promise<boolean> {
  const file = `${dir}.room`;
  try {
    await writeFile(file, Buffer.alloc(logFileBytes));
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && outOfSpace.has(String(error.code)));
  } finally {
    await rm(file, { force: true });
  }
}
