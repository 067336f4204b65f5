import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../../cli/usageError.ts';
import type { PlainObject } from '../config/plainObject.ts';
import type { BrandsConfig } from '../config/readConfig.ts';
import { appendJson } from '../edit/editJson.ts';
import { checkPreview } from '../edit/previewBrands.ts';
import { saveFile } from '../edit/saveFile.ts';
import { savePackage } from '../edit/savePackage.ts';
import { isFile } from '../isFile.ts';
import type { LoadBrandsOptions } from '../loadBrands.ts';
import type { Problem } from '../problem.ts';
import { cssColour, cssToHex, screenColourOfHex } from '../theme/colourValue.ts';
import type { Palette } from '../theme/palette.ts';
import { tokenFilePath } from '../theme/readTheme.ts';
import type { AddFlags } from './askBrand.ts';
import { readCompanyFile } from './companyFile.ts';
import { exampleValues, newEntry } from './newEntry.ts';
import { colorFor, legalTextsOf, type ThemeSource, themePackage } from './themePackage.ts';

interface Target {
  snapshot: { file: string; text: string };
  config: BrandsConfig;
  options: LoadBrandsOptions;
  log: (line: string) => void;
}

// Enough for the colors of every picture that the palette could meet.
const mostPalettes = 4;

function parentFolder(from: string, { config, options }: Target): string {
  const theme = config.entries.find(({ id }) => id === from)?.value.theme;
  return join(dirname(options.configFile), typeof theme === 'string' ? theme : `brands/${from}`);
}

function themeSource(id: string, flags: AddFlags, target: Target): ThemeSource {
  if (flags.tokens !== undefined) {
    const file = resolve(flags.tokens);
    if (!isFile(file)) throw new UsageError(`--tokens: there is no file ${file}`);
    return { kind: 'tokens', file };
  }
  if (flags.color !== undefined) {
    const color = screenColourOfHex(cssToHex(flags.color) ?? '');
    if (color) return { kind: 'color', color };
  }
  const inherited = flags.from === undefined ? undefined : tokenFilePath(parentFolder(flags.from, target));
  return inherited !== undefined && isFile(inherited)
    ? { kind: 'tokens', file: inherited }
    : { kind: 'color', color: colorFor(id) };
}

// Colors that the leak search found in another brand's pictures or in the app.
function foundColors(problems: readonly Problem[]): string[] {
  return problems
    .flatMap(({ found }) => /^"#?([0-9a-f]{6})"$/.exec(found)?.[1] ?? [])
    .map((hex) => `#${hex}`);
}

function sayWhatCame(entry: PlainObject, source: ThemeSource, palette: Palette, { log }: Target): void {
  if (source.kind === 'color' && cssColour(palette.primary) !== cssColour(source.color))
    log(
      `color.primary is ${cssColour(palette.primary)}: the nearest shade of ${cssColour(source.color)} that passes the check.`,
    );
  const examples = exampleValues(entry);
  if (examples.length === 0) return;
  log('Examples in the entry, to replace before a release:');
  for (const line of examples) log(`  ${line}`);
}

/** Checks a new brand in a copy, then writes its package and its entry; writes nothing when there is a problem. */
export async function writeBrand(
  id: string,
  flags: AddFlags & { name: string },
  target: Target,
): Promise<Problem[]> {
  const { snapshot, config, options, log } = target;
  const folder = join(dirname(options.configFile), 'brands', id);
  if (existsSync(folder))
    throw new UsageError(`Cannot add: the folder ${folder} exists already; remove it or choose another id.`);
  const company = flags.company === undefined ? undefined : readCompanyFile(flags.company);
  if (company && company.problems.length > 0) return company.problems;
  const entry = newEntry(
    { id, name: flags.name, from: flags.from, layout: flags.layout, company: company?.company },
    config,
    snapshot.text,
  );
  const text = appendJson(snapshot.text, ['brands'], entry);
  const parent = config.entries.find((candidate) => candidate.id === flags.from);
  const legal =
    flags.from === undefined
      ? {}
      : legalTextsOf(parentFolder(flags.from, target), [flags.from, String(parent?.value.name)]);
  const source = themeSource(id, flags, target);
  const refused = new Set<string>();
  for (let round = 1; ; round += 1) {
    const { files, palette } = await themePackage(id, flags.name, source, refused);
    const all = { ...files, ...legal };
    const problems = await checkPreview(
      { ...options, log },
      { config: text, folder: `brands/${id}`, files: all },
    );
    const colors = foundColors(problems).filter((color) => !refused.has(color));
    if (colors.length > 0 && source.kind === 'color' && round < mostPalettes) {
      for (const color of colors) refused.add(color);
      continue;
    }
    const own = problems.filter(({ brand }) => brand === id || brand === null);
    // Problems that other brands had before are no reason to refuse a new one.
    if (own.length > 0) return own.map((problem) => atSource(problem, source, folder));
    savePackage(folder, all, () => saveFile(snapshot, text));
    log(`Added "${id}": its entry in ${options.configFile} and ${folder}.`);
    sayWhatCame(entry, source, palette, target);
    return [];
  }
}

// The copied tokens have the lines of the file they came from.
function atSource(problem: Problem, source: ThemeSource, folder: string): Problem {
  return source.kind === 'tokens' && problem.file === tokenFilePath(folder)
    ? { ...problem, file: source.file }
    : problem;
}
