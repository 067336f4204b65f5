import { basename } from 'node:path';
import { readOwnFonts } from '../../brands/fonts/readOwnFonts.ts';
import type { FontRow } from '../studioModels.ts';

/** Lists the files of a package's own fonts that can be used. */
export async function fontRows(dir: string): Promise<FontRow[]> {
  const fonts = await readOwnFonts(dir, null, []);
  return fonts.flatMap(({ family, files, own }) =>
    files.map(({ bytes }, index) => ({
      file: basename(own.sources[index] ?? ''),
      family,
      weights: own.weights[index] ?? '400',
      bytes: bytes.length,
      content: bytes.toString('base64'),
      license: basename(own.license.file),
    })),
  );
}
