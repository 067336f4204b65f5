import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sha256 } from '../../build/output/contentHash.ts';
import { UsageError } from '../../cli/cliErrors.ts';
import type { PlainObject } from '../config/json/plainObject.ts';
import type { BrandsConfig } from '../config/readConfig.ts';
import { appendJson } from '../edit/editJson.ts';
import { setToken } from '../edit/editTokens.ts';
import type { PackageFiles } from '../edit/packageFiles.ts';
import { checkPreview } from '../edit/previewBrands.ts';
import { savePackage } from '../edit/saveTogether.ts';
import { isFile } from '../isFile.ts';
import type { LoadBrandsOptions } from '../loadBrands.ts';
import type { Problem } from '../problem.ts';
import { cssColour, cssToHex, screenColourOfHex } from '../theme/colourValue.ts';
import type { Palette } from '../theme/palette.ts';
import { tokenFilePath } from '../theme/readTheme.ts';
import type { AddFlags } from './askBrand.ts';
import { readCompanyFile } from './companyFile.ts';
import { exampleValues, newEntry } from './newEntry.ts';
import { colorFor, fontsOf, type ThemeSource, textsOf, themePackage } from './themePackage.ts';

interface Target {
  snapshot: { file: string; text: string };
  config: BrandsConfig;
  options: LoadBrandsOptions;
  // Without it, an app that is not compiled is searched in its source.
  log?: (line: string) => void;
}

// Enough for the colors of every picture that the palette could meet.
const mostPalettes = 4;

function parentDir(from: string, { config, options }: Target): string {
  const theme = config.entries.find(({ id }) => id === from)?.value.theme;
  return join(dirname(options.configFile), typeof theme === 'string' ? theme : `brands/${from}`);
}

function themeSource(flags: AddFlags): ThemeSource | undefined {
  if (flags.tokens !== undefined) {
    const file = resolve(flags.tokens);
    if (!isFile(file)) throw new UsageError(`--tokens: there is no file ${file}`);
    return { kind: 'tokens', file };
  }
  const color = flags.color === undefined ? undefined : screenColourOfHex(cssToHex(flags.color) ?? '');
  return color && { kind: 'color', color };
}

function inheritedTheme({ id, from }: BrandRequest, target: Target): ThemeSource {
  const inherited = from === undefined ? undefined : tokenFilePath(parentDir(from, target));
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

function notesOn(entry: PlainObject, source: ThemeSource, palette: Palette): string[] {
  const examples = exampleValues(entry);
  return [
    ...(source.kind === 'color' && cssColour(palette.primary) !== cssColour(source.color)
      ? [
          `color.primary is ${cssColour(palette.primary)}: the nearest shade of ${cssColour(source.color)} that passes the check.`,
        ]
      : []),
    ...(examples.length === 0
      ? []
      : ['Examples in the entry, to replace before a release:', ...examples.map((line) => `  ${line}`)]),
  ];
}

export interface BrandRequest {
  id: string;
  name: string;
  // A brand to extend.
  from?: string | undefined;
  layout?: string | undefined;
  // Complete, or the parts of it that are known.
  company?: PlainObject | undefined;
  jurisdiction?: 'none' | 'br' | undefined;
  // Further fields of the entry.
  fields?: PlainObject;
  // By default the theme of the parent, or a palette around a color that the id chooses.
  theme?: ThemeSource | undefined;
  // Tokens that differ from the theme, as CSS.
  tokens?: Readonly<Record<string, string>>;
  // Instead of the placeholders.
  pictures?: PackageFiles;
}

interface AddedBrand {
  problems: Problem[];
  // What the brand manager has to know.
  notes: string[];
}

/** Checks a new brand in a copy, then writes its package and its entry; writes nothing when there is a problem. */
export async function addBrand(request: BrandRequest, target: Target): Promise<AddedBrand> {
  const { snapshot, config, options, log } = target;
  const { id, name, from, layout, company, jurisdiction, fields = {}, tokens = {} } = request;
  const dir = join(dirname(options.configFile), 'brands', id);
  if (existsSync(dir))
    throw new UsageError(`Cannot add: the folder ${dir} exists already; remove it or choose another id.`);
  const entry = {
    ...newEntry({ id, name, from, layout, company, jurisdiction }, config, snapshot.text),
    ...fields,
  };
  const text = appendJson(snapshot.text, ['brands'], entry);
  const parent = config.entries.find((candidate) => candidate.id === from);
  const inherited =
    from === undefined
      ? {}
      : {
          ...textsOf(parentDir(from, target), [from, String(parent?.value.name)]),
          ...fontsOf(parentDir(from, target)),
        };
  const source = request.theme ?? inheritedTheme(request, target);
  const refused = new Set<string>();
  for (let round = 1; ; round += 1) {
    const { files, palette } = await themePackage(id, name, source, refused);
    const themed = Object.entries(tokens).reduce(
      (theme, [token, value]) => setToken(theme, token, value),
      files['theme.tokens.json'] ?? '',
    );
    const all = { ...files, ...inherited, ...request.pictures, 'theme.tokens.json': themed };
    const problems = await checkPreview(
      { ...options, log },
      { config: text, dir: `brands/${id}`, files: all },
    );
    const colors = foundColors(problems).filter((color) => !refused.has(color));
    if (colors.length > 0 && source.kind === 'color' && round < mostPalettes) {
      for (const color of colors) refused.add(color);
      continue;
    }
    const own = problems.filter(({ brand }) => brand === id || brand === null);
    // Problems that other brands had before are no reason to refuse a new one.
    if (own.length > 0) return { problems: own.map((problem) => atSource(problem, source, dir)), notes: [] };
    savePackage(dir, all, {
      file: snapshot.file,
      before: sha256(snapshot.text),
      content: Buffer.from(text),
    });
    return { problems: [], notes: notesOn(entry, source, palette) };
  }
}

/** Adds the brand that the options of the command describe, and prints what came of it. */
export async function writeBrand(
  id: string,
  flags: AddFlags & { name: string },
  target: Target & { log: (line: string) => void },
): Promise<Problem[]> {
  const company = flags.company === undefined ? undefined : readCompanyFile(flags.company);
  if (company && company.problems.length > 0) return company.problems;
  const { configFile } = target.options;
  const { problems, notes } = await addBrand(
    {
      id,
      name: flags.name,
      from: flags.from,
      layout: flags.layout,
      company: company?.company,
      theme: themeSource(flags),
    },
    target,
  );
  if (problems.length === 0) {
    const dir = join(dirname(configFile), 'brands', id);
    target.log(`Added "${id}": its entry in ${configFile} and ${dir}.`);
  }
  for (const line of notes) target.log(line);
  return problems;
}

// The copied tokens have the lines of the file they came from.
function atSource(problem: Problem, source: ThemeSource, dir: string): Problem {
  return source.kind === 'tokens' && problem.file === tokenFilePath(dir)
    ? { ...problem, file: source.file }
    : problem;
}
