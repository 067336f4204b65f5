import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SharedFile } from '../output/artifactFile.ts';
import { sha256 } from '../output/contentHash.ts';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Lists the paths of all files below a directory, with `/`, sorted. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

/** Measures hash and size of every file below a directory, with compressed sizes only where a report shows them. */
export function measureFiles(dir: string, { compressed }: { compressed: boolean }): Promise<SharedFile[]> {
  return Promise.all(
    listFiles(dir).map(async (path) => {
      const content = await readFile(join(dir, path));
      const file = { path, sha256: sha256(content), bytes: content.length };
      return compressed ? { ...file, compressed: await compressedSizes(content) } : file;
    }),
  );
}

async function compressedSizes(content: Buffer): Promise<{ gzip: number; brotli: number }> {
  const [small, smaller] = await Promise.all([
    gzipped(content, { level: 9 }),
    brotlied(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  ]);
  return { gzip: small.length, brotli: smaller.length };
}
