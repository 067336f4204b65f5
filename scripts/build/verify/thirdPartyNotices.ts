import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { LinkedFile } from '../output/artifactFile.ts';
import { storeShared } from '../output/sharedStore.ts';
import type { OwnFontNotice } from '../render/stampableBrand.ts';
import type { ShippedPackage, ShippedPackages } from './shippedPackages.ts';

const licenseFile = /^(licen[cs]e|copying|notice)([.-]|$)/i;

// For packages that name this license and contain no text of it.
const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

// The license texts in a package, or else the license that it names, with its author.
function licenseText(root: string, { dir, name, license }: ShippedPackage): string {
  const texts = readdirSync(join(root, dir))
    .filter((file) => licenseFile.test(file))
    .sort()
    .map((file) =>
      readFileSync(join(root, dir, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .trim(),
    );
  if (texts.length > 0) return texts.join('\n\n');
  if (license !== 'MIT') throw new Error(`${name} carries no license text, and names ${license ?? 'none'}`);
  const { author }: { author?: string | { name?: string } } = JSON.parse(
    readFileSync(join(root, dir, 'package.json'), 'utf8'),
  );
  const owner = (typeof author === 'string' ? author : author?.name) ?? `the authors of ${name}`;
  return `MIT License\n\nCopyright (c) ${owner}\n\n${mit}`;
}

const rule = '-'.repeat(80);

// Groups packages under the text that they share.
function notices(root: string, packages: readonly ShippedPackage[]): string {
  const byText = new Map<string, string[]>();
  for (const shipped of packages) {
    const text = licenseText(root, shipped);
    const heading = `${shipped.name} ${shipped.version} (${shipped.license ?? 'see below'})`;
    byText.set(text, [...(byText.get(text) ?? []), heading]);
  }
  return [...byText].map(([text, names]) => `${rule}\n${names.join('\n')}\n\n${text}\n`).join('\n');
}

const ownNotice = ({ family, license }: OwnFontNotice): string =>
  `${rule}\n${family} (font)\n\n${license.replaceAll('\r\n', '\n').trim()}\n`;

/**
 * Returns a function that makes `third-party-notices.txt` for a set of fonts; artifacts with the same set share one
 * file.
 */
export function noticesFiles(
  root: string,
  shipped: ShippedPackages,
  cache: string,
): (fonts: readonly string[], own: readonly OwnFontNotice[]) => LinkedFile {
  const files = new Map<string, LinkedFile>();
  const ofLibraries = notices(root, shipped.libraries);
  return (fonts, own) => {
    const ofBrand = own.map(ownNotice).join('\n');
    const key = fonts.join() + ofBrand;
    const known = files.get(key);
    if (known) return known;
    const ofFonts = notices(
      root,
      fonts.flatMap((family) => shipped.fonts[family] ?? []),
    );
    const bytes = Buffer.from(
      `This site contains software and fonts of third parties, under these licenses.\n\n${[ofLibraries, ofFonts, ofBrand].join('\n')}`,
    );
    const { source, shared } = storeShared(bytes, cache);
    const compressed = { gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
    const file = { path: 'site/third-party-notices.txt', source, shared: { ...shared, compressed } };
    files.set(key, file);
    return file;
  };
}
