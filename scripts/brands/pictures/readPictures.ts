import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '../config/lineIndex.ts';
import { isFile } from '../isFile.ts';
import type { Findings, Problem } from '../problem.ts';
import type { BrandTheme, Picture } from '../resolvedBrand.ts';
import { checkSvg } from './checkSvg.ts';

export type Pictures = BrandTheme['pictures'];

/** Largest size in bytes: what a first visit can afford. */
const budgets: Record<keyof Pictures, { names: readonly string[]; bytes: number }> = {
  logo: { names: ['logo.svg'], bytes: 16_000 },
  logoError: { names: ['logo-error.svg'], bytes: 24_000 },
  favicon: { names: ['favicon.svg'], bytes: 8_000 },
  share: { names: ['share.svg', 'share.png'], bytes: 200_000 },
};

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngSize(bytes: Buffer): { width: number; height: number } | undefined {
  const isPng =
    bytes.length > 32 &&
    bytes.subarray(0, 8).equals(pngSignature) &&
    bytes.toString('latin1', 12, 16) === 'IHDR';
  return isPng ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) } : undefined;
}

/** The four pictures of a theme package; undefined when one cannot be used. */
export function readPictures(
  folder: string,
  brand: string | null,
  findings: Findings,
): { pictures: Pictures | undefined; files: string[] } {
  const files: string[] = [];
  let sound = true;
  const finding = (
    name: string,
    about: Pick<Problem, 'found' | 'expected' | 'message'> & Partial<Position>,
  ): Problem => ({
    file: join(folder, name),
    line: 1,
    column: 1,
    brand,
    field: name,
    ...about,
  });
  const refuse = (
    name: string,
    about: Pick<Problem, 'found' | 'expected' | 'message'> & Partial<Position>,
  ): void => {
    sound = false;
    findings.problems.push(finding(name, about));
  };

  function readSvg(name: string, bytes: Buffer): { width: number; height: number } {
    const { faults, width, height, styles } = checkSvg(bytes.toString('utf8'));
    for (const fault of faults) refuse(name, fault);
    // The error pages hold this picture in their own markup, under a policy that refuses style attributes.
    const style = name === 'logo-error.svg' ? styles[0] : undefined;
    if (style)
      refuse(name, {
        ...style,
        found: 'CSS inside the picture',
        expected: 'presentation attributes such as fill="#fff"',
        message: 'logo-error.svg stands inside the error page, whose content policy refuses styles in markup',
      });
    if (name === 'favicon.svg' && faults.length === 0 && width !== height)
      refuse(name, {
        found: `${width} × ${height}`,
        expected: 'a square picture',
        message: 'the icons are made from favicon.svg, so it has to be square',
      });
    return { width, height };
  }

  function readPng(name: string, bytes: Buffer): { width: number; height: number } {
    const size = pngSize(bytes);
    if (!size)
      refuse(name, {
        found: 'another format',
        expected: 'a PNG picture',
        message: `${name} is no PNG picture`,
      });
    return size ?? { width: 0, height: 0 };
  }

  function readPicture(kind: keyof Pictures): Picture {
    const { names, bytes: budget } = budgets[kind];
    const [name = '', ...others] = names.filter((candidate) => isFile(join(folder, candidate)));
    if (name === '') {
      refuse(names[0] ?? kind, {
        found: 'no file',
        expected: names.join(' or '),
        message: `the theme package has no ${names.join(' or ')}`,
      });
      return { name: names[0] ?? kind, bytes: Buffer.alloc(0), width: 0, height: 0 };
    }
    if (others.length > 0)
      refuse(name, {
        found: [name, ...others].join(' and '),
        expected: 'one of them',
        message: `there are both ${[name, ...others].join(' and ')}: one of them has to go`,
      });
    files.push(join(folder, name));
    const bytes = readFileSync(join(folder, name));
    if (bytes.length > budget)
      refuse(name, {
        found: `${bytes.length} bytes`,
        expected: `at most ${budget} bytes`,
        message: `${name} has ${bytes.length} bytes, its budget is ${budget}`,
      });
    const size = name.endsWith('.png') ? readPng(name, bytes) : readSvg(name, bytes);
    return { name, bytes, ...size };
  }

  const pictures: Pictures = {
    logo: readPicture('logo'),
    logoError: readPicture('logoError'),
    favicon: readPicture('favicon'),
    share: readPicture('share'),
  };
  return { pictures: sound ? pictures : undefined, files };
}
