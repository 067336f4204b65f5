import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { dotted } from './config/json/jsonNodes.ts';
import { loadFont } from './fonts/loadFont.ts';
import { ownFamilies } from './fonts/ownFontFiles.ts';
import { type OwnFont, readOwnFonts } from './fonts/readOwnFonts.ts';
import type { LegalText } from './legal/legalText.ts';
import { nearSlug } from './legal/nearSlug.ts';
import { readLegal } from './legal/readLegal.ts';
import type { Findings, Problem } from './problem.ts';
import type { BrandTheme } from './resolvedBrand.ts';
import { fontCatalogue } from './theme/fontCatalogue.ts';
import { readTheme, reportInto, tokenFilePath } from './theme/readTheme.ts';
import { readTokenFile, type TokenFile } from './theme/tokenFile.ts';
import { type PackageVoice, readVoice } from './voice/readVoice.ts';

export interface ThemePackage {
  dir: string;
  // Undefined when it has errors. The pictures are read separately.
  theme: Omit<BrandTheme, 'pictures'> | undefined;
  // The tokens that have no errors.
  values: Partial<BrandTheme['values']>;
  // Its own legal texts and the inherited ones, in the order of the pages.
  legal: LegalText[];
  // Its own alone.
  voice: PackageVoice;
  files: string[];
}

function isInside(dir: string, path: string): boolean {
  const way = relative(dir, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Says why a theme directory cannot be used, if so. */
export function themeDirError(
  configDir: string,
  theme: string,
): Pick<Problem, 'found' | 'expected' | 'message'> | undefined {
  const found = `"${theme}"`;
  const dir = resolve(configDir, theme);
  if (isAbsolute(theme) || theme.split(/[\\/]/).includes('..') || !isInside(configDir, dir))
    return {
      found,
      expected: 'a folder below the folder of the configuration',
      message: `the theme folder ${found} lies outside of the configuration's folder`,
    };
  if (!existsSync(dir) || !statSync(dir).isDirectory())
    return {
      found,
      expected: 'a folder with the theme package',
      message: `there is no theme folder ${found}`,
    };
  if (!isInside(realpathSync(configDir), realpathSync(dir)))
    return {
      found: `${found}, a link out of it`,
      expected: 'a folder below the folder of the configuration',
      message: `the theme folder ${found} links out of the configuration's folder`,
    };
  return undefined;
}

// Files that a browser or Node would run or apply as a style.
const code = /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|html?|wasm|sh|php|py)$/i;

// Lists links themselves and nothing behind them, because links may go in a circle.
function entriesBelow(dir: string): Dirent[] {
  return readdirSync(dir, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(dir, entry.name))] : [entry],
  );
}

// Refuses code in a theme package, and symbolic links out of the configuration's directory.
function checkFiles(root: string, dir: string, brand: string | null, problems: Problem[]): void {
  const refuse = (file: string, reason: Pick<Problem, 'found' | 'expected' | 'message'>): void => {
    problems.push({ file, line: 1, column: 1, brand, field: 'theme', ...reason });
  };
  for (const entry of entriesBelow(dir)) {
    const file = join(entry.parentPath, entry.name);
    if (code.test(entry.name) && entry.isFile())
      refuse(file, {
        found: `"${entry.name}"`,
        expected: 'data and pictures',
        message: `${relative(root, file)} is code: a theme package holds data and pictures alone`,
      });
    if (entry.isSymbolicLink() && !(existsSync(file) && isInside(realpathSync(root), realpathSync(file))))
      refuse(file, {
        found: 'a link',
        expected: 'a file of the theme package',
        message: `${relative(root, file)} links out of the configuration's folder`,
      });
  }
}

// None for a font of the brand that has errors.
const loadable = (family: string) => (Object.hasOwn(fontCatalogue, family) ? [loadFont(family)] : []);

interface PackageSource {
  tokens: TokenFile;
  legal: LegalText[];
  fonts: OwnFont[];
  // Of fonts with errors as well.
  families: string[];
  files: string[];
}

/** Reads each theme package once for all brands that share it. */
export function themePackages(
  configDir: string,
  projectRoot: string,
  findings: Findings,
): { read(dir: string, brand: string): Promise<ThemePackage> } {
  const sources = new Map<string, PackageSource>();
  const packages = new Map<string, ThemePackage>();
  const baseDirs = [
    ...new Set([configDir, projectRoot].map((root) => join(root, 'brands', 'default'))),
  ].filter((dir) => existsSync(dir));

  async function readSource(dir: string, brand: string): Promise<PackageSource> {
    const tokenFile = tokenFilePath(dir);
    const report = reportInto(findings.problems, brand);
    const tokens = readTokenFile(tokenFile, report, ({ path, ...error }) =>
      findings.problems.push({ ...error, brand, field: dotted(path) }),
    );
    const legal = readLegal(dir, brand, findings.problems);
    const fonts = await readOwnFonts(dir, brand, findings.problems);
    return {
      tokens,
      legal: legal.texts,
      fonts,
      families: ownFamilies(dir),
      files: [tokenFile, ...legal.files, ...fonts.flatMap(({ own }) => [...own.sources, own.license.file])],
    };
  }

  // Keeps only inherited parts, because a thousand parsed files with all positions would fill the memory.
  async function sourceOf(dir: string, brand: string): Promise<PackageSource> {
    const known = sources.get(dir);
    if (known) return known;
    const source = await readSource(dir, brand);
    if (baseDirs.includes(dir)) sources.set(dir, source);
    return source;
  }

  // A page next to the page that it should replace.
  function checkSlugs(own: readonly LegalText[], inherited: readonly string[], brand: string): void {
    for (const { slug, file } of own) {
      const meant = nearSlug(slug, inherited);
      if (meant === undefined) continue;
      findings.problems.push({
        file,
        line: 1,
        column: 1,
        brand,
        field: 'file name',
        found: `"${slug}.md"`,
        expected: `"${meant}.md", or a name that differs more`,
        suggestion: meant,
        message: `"${slug}" is nearly "${meant}", which the brand would show beside it; did you mean "${meant}.md"?`,
      });
    }
  }

  async function readPackage(dir: string, brand: string): Promise<ThemePackage> {
    const before = findings.problems.length;
    const root = isInside(configDir, dir) ? configDir : projectRoot;
    checkFiles(root, dir, brand, findings.problems);
    const own = await sourceOf(dir, brand);
    const inherited: PackageSource[] = [];
    for (const base of baseDirs) if (base !== dir) inherited.push(await sourceOf(base, brand));
    const sources = [own, ...inherited];
    const tokens = readTheme(
      own.tokens,
      inherited.map((source) => source.tokens),
      reportInto(findings.problems, brand),
      sources.flatMap(({ families }) => families),
    );
    const voice = readVoice(dir, brand, findings.problems);
    checkSlugs(
      own.legal,
      inherited.flatMap((source) => source.legal.map(({ slug }) => slug)),
      brand,
    );
    const bySlug = new Map<string, LegalText>();
    for (const source of sources)
      for (const text of source.legal) if (!bySlug.has(text.slug)) bySlug.set(text.slug, text);
    const legal = [...bySlug.values()].sort(
      (a, b) => a.order - b.order || Number(a.slug > b.slug) - Number(a.slug < b.slug),
    );
    const ownFonts = sources.flatMap(({ fonts }) => fonts);
    const { families, ...theme } = tokens;
    const fonts = families.flatMap(
      (name) => ownFonts.find(({ family }) => family === name) ?? loadable(name),
    );
    const sound = findings.problems.length === before;
    return {
      dir,
      theme: sound ? { ...theme, fonts } : undefined,
      values: tokens.values,
      legal,
      voice,
      files: [
        ...own.files,
        ...(voice.file === undefined ? [] : [voice.file]),
        ...inherited.flatMap((source) => source.files),
      ],
    };
  }

  return {
    async read(dir, brand) {
      const known = packages.get(dir);
      if (known) return known;
      const read = await readPackage(dir, brand);
      packages.set(dir, read);
      return read;
    },
  };
}
