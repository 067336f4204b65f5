import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Position } from '../config/json/lineIndex.ts';
import { isFile } from '../isFile.ts';
import type { Findings, Problem } from '../problem.ts';
import type { BrandTheme, Picture } from '../resolvedBrand.ts';
import { decodeText } from '../textFile.ts';
import { checkSvg } from './checkSvg.ts';
import { formatOf } from './fileFormat.ts';
import type { PictureColor } from './pictureColors.ts';
import { readSharePng } from './pngPicture.ts';

export type Pictures = BrandTheme['pictures'];

// Largest size in bytes for a fast first visit.
const budgets: Record<keyof Pictures, { names: readonly string[]; bytes: number }> = {
  logo: { names: ['logo.svg'], bytes: 16_000 },
  logoError: { names: ['logo-error.svg'], bytes: 24_000 },
  favicon: { names: ['favicon.svg'], bytes: 8_000 },
  share: { names: ['share.svg', 'share.png'], bytes: 200_000 },
};

export const pictureBudgets: Readonly<Record<keyof Pictures, number>> = {
  logo: budgets.logo.bytes,
  logoError: budgets.logoError.bytes,
  favicon: budgets.favicon.bytes,
  share: budgets.share.bytes,
};

// Drawn by the rasterizer, which has no fonts.
const rasterized = ['favicon.svg', 'share.svg'];

// Files such as `logo.png` next to a missing `logo.svg`.
function lookalikes(dir: string, names: readonly string[]): string[] {
  const stems = names.map((name) => name.split('.')[0]?.toLowerCase());
  return readdirSync(dir).filter((file) => stems.includes(file.replace(/\.[^.]*$/, '').toLowerCase()));
}

// The colors of each picture; none for a PNG picture.
export type PictureColors = Record<keyof Pictures, PictureColor[]>;

/** Reads the four pictures of a theme package; undefined when one is unusable. */
export function readPictures(
  dir: string,
  brand: string | null,
  findings: Findings,
): { pictures: Pictures | undefined; all: Pictures; colors: PictureColors; files: string[] } {
  const files: string[] = [];
  const colors: PictureColors = { logo: [], logoError: [], favicon: [], share: [] };
  let sound = true;
  const finding = (
    name: string,
    about: Pick<Problem, 'found' | 'expected' | 'message'> & Partial<Position>,
  ): Problem => ({
    file: join(dir, name),
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

  const warn = (
    name: string,
    about: Pick<Problem, 'found' | 'expected' | 'message'> & Partial<Position>,
  ): void => {
    findings.warnings.push(finding(name, about));
  };

  function readSvg(kind: keyof Pictures, name: string, bytes: Buffer): { width: number; height: number } {
    const format = formatOf(bytes);
    if (format !== undefined) {
      refuse(name, {
        found: `a ${format} file`,
        expected: 'an SVG picture',
        message: `${name} is a ${format} file under another name: export the drawing as SVG`,
      });
      return { width: 0, height: 0 };
    }
    const { text, error } = decodeText(bytes);
    if (error) refuse(name, error);
    const { errors, width, height, styles, texts, colors: drawn } = checkSvg(text);
    colors[kind] = drawn;
    for (const error of errors) refuse(name, error);
    // The error pages inline this picture under a policy that refuses style attributes.
    const style = name === 'logo-error.svg' ? styles[0] : undefined;
    if (style)
      refuse(name, {
        ...style,
        found: 'CSS inside the picture',
        expected: 'presentation attributes such as fill="#fff"',
        message: 'logo-error.svg stands inside the error page, whose content policy refuses styles in markup',
      });
    const [words] = texts;
    if (words && rasterized.includes(name))
      refuse(name, {
        ...words,
        found: '<text>',
        expected: 'the letters as paths',
        message: `${name} becomes a PNG picture without fonts, so its text would not be drawn: turn it into paths`,
      });
    else if (words)
      warn(name, {
        ...words,
        found: '<text>',
        expected: 'the letters as paths',
        message: `the text of ${name} is drawn in the fonts of each visitor's device: turn it into paths`,
      });
    else if (errors.length === 0 && drawn.length === 0)
      refuse(name, {
        found: 'nothing to see',
        expected: 'a drawing inside the viewBox',
        message: `${name} is empty or invisible`,
      });
    if (name === 'favicon.svg' && errors.length === 0 && width !== height)
      refuse(name, {
        found: `${width} × ${height}`,
        expected: 'a square picture',
        message: 'the icons are made from favicon.svg, so it has to be square',
      });
    return { width, height };
  }

  function readPng(name: string, bytes: Buffer): { width: number; height: number } {
    const { error, ...size } = readSharePng(name, bytes);
    if (error) refuse(name, error);
    return size;
  }

  function readPicture(kind: keyof Pictures): Picture {
    const { names, bytes: budget } = budgets[kind];
    const [name = '', ...others] = names.filter((candidate) => isFile(join(dir, candidate)));
    if (name === '') {
      const others = lookalikes(dir, names).join(', ');
      const expected = names.join(' or ');
      const isBeside = others === '' ? '' : `, but ${others}: a brand's pictures are ${expected}`;
      refuse(names[0] ?? kind, {
        found: others === '' ? 'no file' : others,
        expected,
        message: `the theme package has no ${expected}${isBeside}`,
      });
      return { name: names[0] ?? kind, bytes: Buffer.alloc(0), width: 0, height: 0 };
    }
    if (others.length > 0)
      refuse(name, {
        found: [name, ...others].join(' and '),
        expected: 'one of them',
        message: `there are both ${[name, ...others].join(' and ')}: one of them has to go`,
      });
    files.push(join(dir, name));
    const bytes = readFileSync(join(dir, name));
    if (bytes.length > budget)
      refuse(name, {
        found: `${bytes.length} bytes`,
        expected: `at most ${budget} bytes`,
        message: `${name} has ${bytes.length} bytes, its budget is ${budget}`,
      });
    // Parsing a picture of many megabytes would be slow.
    if (bytes.length > 20 * budget) return { name, bytes, width: 0, height: 0 };
    const size = name.endsWith('.png') ? readPng(name, bytes) : readSvg(kind, name, bytes);
    return { name, bytes, ...size };
  }

  const pictures: Pictures = {
    logo: readPicture('logo'),
    logoError: readPicture('logoError'),
    favicon: readPicture('favicon'),
    share: readPicture('share'),
  };
  return { pictures: sound ? pictures : undefined, all: pictures, colors, files };
}
