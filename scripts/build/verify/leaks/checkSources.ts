import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from '../../../brands/problem.ts';
import type { ResolvedBrand } from '../../../brands/resolvedBrand.ts';
import { voiceFileName } from '../../../brands/voice/readVoice.ts';
import { ownNeedles } from './checkArtifact.ts';
import type { LeakDetector } from './LeakDetector.ts';
import type { Needle } from './needles.ts';
import { type NeutralNeedles, needleKey } from './neutralNeedles.ts';

interface Source {
  file: string;
  // Name inside the theme package.
  name: string;
  // Text as the artifact will contain it.
  shipped(): string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

// The texts of a brand that reach its artifact unchanged. `share.svg` becomes a PNG picture.
function sourcesOf({ theme, themeDir, legalSources, voiceSource }: ResolvedBrand): Source[] {
  const { logo, logoError, favicon } = theme.pictures;
  // Of a theme's values only names of fonts are text.
  const fonts = `${theme.values['font.body']};${theme.values['font.display']}`;
  return [
    { file: join(themeDir, 'theme.tokens.json'), name: 'theme.tokens.json', shipped: () => fonts },
    ...[logo, logoError, favicon].map(({ name, bytes }) => ({
      file: join(themeDir, name),
      name,
      shipped: () => bytes.toString(),
    })),
    ...theme.fonts.flatMap(({ own }) =>
      own === null
        ? []
        : [
            {
              file: own.license.file,
              name: `fonts/${basename(own.license.file)}`,
              shipped: () => oneLine(own.license.text),
            },
          ],
    ),
    ...(voiceSource.file === undefined
      ? []
      : [
          {
            file: voiceSource.file,
            name: voiceFileName,
            shipped: () => Object.values(voiceSource.lines).join('\n'),
          },
        ]),
    ...legalSources.map(({ file, title, template }) => ({
      file,
      name: `legal/${file.split(/[\\/]/).at(-1)}`,
      shipped: () => oneLine(`${title} ${template()}`),
    })),
  ];
}

// Finds the line of the file that contains a value; a name may be broken over two lines.
function positionOf(detector: LeakDetector, file: string, needle: Needle): { line: number; column: number } {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const holds = (text: string): boolean => detector.sightings(Buffer.from(text)).has(needle);
  let index = lines.findIndex(holds);
  if (index < 0) index = lines.findIndex((line, at) => holds(oneLine(`${line} ${lines[at + 1] ?? ''}`)));
  const column = (lines[index] ?? '').toLowerCase().indexOf(needle.text.toLowerCase());
  return { line: Math.max(index, 0) + 1, column: Math.max(column, 0) + 1 };
}

/** Finds other brands' values in theme packages, which would reach the artifact, and reports a shared file once. */
export function checkSources(
  detector: LeakDetector,
  brands: readonly ResolvedBrand[],
  neutral: NeutralNeedles,
): Problem[] {
  const searched = new Map<string, Needle[]>();
  const reported = new Set<string>();
  const problems: Problem[] = [];
  for (const brand of brands) {
    let own: ReadonlySet<Needle> | undefined;
    const { id } = brand.settings;
    for (const { file, name, shipped } of sourcesOf(brand)) {
      const known = searched.get(file);
      const seen =
        known ??
        [...detector.sightings(Buffer.from(shipped()))].filter((needle) => !neutral.has(needleKey(needle)));
      if (!known) searched.set(file, seen);
      for (const needle of seen) {
        if (needle.owners.has(id)) continue;
        own ??= ownNeedles(detector, brand);
        const key = `${file} ${needleKey(needle)}`;
        if (own.has(needle) || reported.has(key)) continue;
        reported.add(key);
        const text = `${needle.kind === 'colour' ? '#' : ''}${needle.text}`;
        const owners = [...needle.owners].join(', ');
        problems.push({
          file,
          ...positionOf(detector, file, needle),
          brand: id,
          field: name,
          found: `"${text}"`,
          expected: 'nothing of another brand',
          message: `it holds "${text}", the ${needle.field} of ${owners}; nothing of one brand may stand in another's artifact`,
        });
      }
    }
  }
  return problems;
}
