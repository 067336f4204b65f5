import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { linkOrCopy } from '../build/output/writeArtifact.ts';
import { isCompressible } from '../serve/mediaTypes.ts';
import { readSums } from './artifactIdentity.ts';

const smallestBytes = 512;
// As many as Node compresses side by side.
const parallel = 4;

const brotli = promisify(brotliCompress);
const compressors: Record<string, (content: Buffer) => Promise<Buffer>> = {
  '.br': (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
};

/** Writes `.br` and `.gz` files beside the site's files, linked from earlier releases that have the same file. */
export async function precompress(
  release: string,
  earlier: readonly string[],
  modifiedAt: number,
): Promise<void> {
  const known = earlier.map((dir) => ({ dir, sums: readSums(dir) }));
  const compressOne = async (path: string, sum: string): Promise<void> => {
    const content = readFileSync(join(release, path));
    if (content.length < smallestBytes) return;
    const same = known.find(({ sums }) => sums.get(path) === sum)?.dir;
    for (const [ending, compress] of Object.entries(compressors)) {
      const file = `${path}${ending}`;
      if (same && existsSync(join(same, file))) linkOrCopy(join(same, file), join(release, file));
      else {
        const compressed = await compress(content);
        if (compressed.length >= content.length) continue;
        writeFileSync(join(release, file), compressed, { flag: 'wx' });
        utimesSync(join(release, file), modifiedAt, modifiedAt);
      }
    }
  };
  const waiting = [...readSums(release)].filter(
    ([path]) => path.startsWith('site/') && isCompressible(extname(path)),
  );
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await compressOne(...next);
  };
  await Promise.all(Array.from({ length: parallel }, work));
}
