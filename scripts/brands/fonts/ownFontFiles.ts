import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// In a theme package.
export const fontsDir = 'fonts';

const fontName = /^([\p{L}\p{N}][\p{L}\p{N} _-]*?)(?:-[1-9]00)?\.woff2$/u;
const sharedLicense = /^(?:licen[cs]e|copying|notice|ofl)(?:[.-].*)?$/i;

/** Lists the files of a package's directory of fonts, sorted. */
export function fontDirFiles(packageDir: string): string[] {
  const dir = join(packageDir, fontsDir);
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

/** Returns the family of a font file: `Nova Sans` of `Nova Sans.woff2` and of `Nova Sans-700.woff2`. */
export function familyOf(fileName: string): string | undefined {
  return fontName.exec(fileName)?.[1];
}

/** Lists the families of a package, also of files that cannot be used. */
export function ownFamilies(packageDir: string): string[] {
  return [...new Set(fontDirFiles(packageDir).flatMap((name) => familyOf(name) ?? []))];
}

/** Returns the license file of a family: its own `Nova Sans.txt`, else the one of all fonts beside it. */
export function licenseFileOf(family: string, names: readonly string[]): string | undefined {
  return names.find((name) => name === `${family}.txt`) ?? names.find((name) => sharedLicense.test(name));
}
