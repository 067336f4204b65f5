import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '../../build/output/contentHash.ts';
import type { Problem } from '../problem.ts';
import type { BrandFont, OwnFontSource } from '../resolvedBrand.ts';
import { slugOf } from '../slugOf.ts';
import { readTextFile } from '../textFile.ts';
import type { FontMetrics } from '../theme/fontCatalogue.ts';
import { fontFaces } from './fontFaces.ts';
import {
  bytesFinding,
  damageFinding,
  type FontFinding,
  lettersFinding,
  licenseFinding,
  nameFinding,
  sizeFinding,
} from './fontFindings.ts';
import { familyOf, fontDirFiles, fontsDir, licenseFileOf, ownFamilies } from './ownFontFiles.ts';
import { type ReadFont, readFont } from './readFont.ts';
import { subsetFont } from './subsetFont.ts';

export type OwnFont = BrandFont & { own: OwnFontSource };

interface FontFile {
  // In the artifact.
  name: string;
  bytes: Buffer;
  font: ReadFont;
  sourceBytes: number;
}

const largestLicense = 100_000;

const weightsText = ({ min, max }: ReadFont['weights']): string => (min === max ? `${min}` : `${min} ${max}`);

// Of the file that is nearest to the weight, at its own weight nearest to it.
function widthAt(weight: number, fonts: readonly ReadFont[]): number {
  const nearest = ({ weights: { min, max } }: ReadFont): number => Math.min(Math.max(weight, min), max);
  const [font] = [...fonts].sort((a, b) => Math.abs(nearest(a) - weight) - Math.abs(nearest(b) - weight));
  return font?.widthAt(nearest(font)) ?? 0;
}

function metricsOf(fonts: readonly ReadFont[]): FontMetrics {
  const { ascent = 1, descent = 0, lineGap = 0 } = fonts[0] ?? {};
  return { ascent, descent, lineGap, width: widthAt(400, fonts), boldWidth: widthAt(700, fonts) };
}

/** Reads, checks and reduces the fonts in a package's directory `fonts`. */
export async function readOwnFonts(
  packageDir: string,
  brand: string | null,
  problems: Problem[],
): Promise<OwnFont[]> {
  const dir = join(packageDir, fontsDir);
  const names = fontDirFiles(packageDir);

  function isSound(name: string, finding: FontFinding | undefined): boolean {
    if (finding)
      problems.push({
        file: join(dir, name),
        line: 1,
        column: 1,
        brand,
        field: `${fontsDir}/${name}`,
        ...finding,
      });
    return finding === undefined;
  }

  function readLicense(family: string, fontName: string): OwnFontSource['license'] | undefined {
    const name = licenseFileOf(family, names);
    const license =
      name === undefined ? undefined : { name, ...readTextFile(join(dir, name), largestLicense) };
    if (!isSound(name ?? fontName, licenseFinding(family, license)) || !license) return undefined;
    return { file: join(dir, license.name), text: license.text };
  }

  async function readFile(name: string): Promise<FontFile[]> {
    const source = readFileSync(join(dir, name));
    if (!isSound(name, bytesFinding(name, source))) return [];
    try {
      const read = await readFont(source);
      if (!isSound(name, lettersFinding(name, read))) return [];
      const stem = slugOf(name.replace(/\.woff2$/, '')) ?? `font-${shortHash(source)}`;
      return [{ name: `${stem}.woff2`, ...(await subsetFont(source, read)), sourceBytes: source.length }];
    } catch (error) {
      isSound(name, damageFinding(name, error));
      return [];
    }
  }

  async function readFamily(family: string): Promise<OwnFont[]> {
    const own = names.filter((name) => familyOf(name) === family);
    const [first = ''] = own;
    const license = readLicense(family, first);
    const files: FontFile[] = [];
    for (const name of own) files.push(...(await readFile(name)));
    const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (!isSound(first, sizeFinding(family, size)) || !license || files.length < own.length) return [];
    const fonts = files.map(({ font }) => font);
    const faces = files.map(({ name, font }) => ({ name, weights: weightsText(font.weights) }));
    return [
      {
        family,
        files: files.map(({ name, bytes }) => ({ name, bytes })),
        css: fontFaces(family, faces, metricsOf(fonts)),
        own: {
          sources: own.map((name) => join(dir, name)),
          weights: faces.map(({ weights }) => weights),
          license,
          sourceBytes: files.reduce((sum, { sourceBytes }) => sum + sourceBytes, 0),
        },
      },
    ];
  }

  for (const name of names) isSound(name, nameFinding(name));
  const fonts: OwnFont[] = [];
  for (const family of ownFamilies(packageDir)) fonts.push(...(await readFamily(family)));
  return fonts;
}
