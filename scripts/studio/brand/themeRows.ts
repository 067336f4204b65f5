import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tokenProperty } from '../../../src/shared/tokens/token.ts';
import { type ColourName, derivedColours, type TokenName } from '../../../src/shared/tokens/tokenNames.ts';
import { ownFamilies } from '../../brands/fonts/ownFontFiles.ts';
import type { Problem } from '../../brands/problem.ts';
import type { MeasuredContrast } from '../../brands/resolvedBrand.ts';
import { type ScreenColour, screenColourOfHex } from '../../brands/theme/colourValue.ts';
import { passingColour, statedFor } from '../../brands/theme/passingColour.ts';
import { readTheme, reportInto, type TokenTheme, tokenFilePath } from '../../brands/theme/readTheme.ts';
import { readTokenFile, type TokenFile } from '../../brands/theme/tokenFile.ts';
import { statedTokens, tokenTypeOf } from '../../brands/theme/tokenTypes.ts';
import type { StudioProject } from '../project.ts';
import type { ContrastRow, TokenRow } from '../studioModels.ts';

interface ReadTheme {
  file: TokenFile;
  inherited: TokenFile[];
  theme: TokenTheme;
  problems: Problem[];
}

interface ReplacedTheme {
  // Text of the token file.
  text?: string;
  // The package's own families.
  families?: string[];
}

/** Reads a package's theme, or what is to replace its token file and its fonts. */
export function readPackageTheme(
  project: StudioProject,
  packageDir: string,
  brand: string,
  { text: replacement, families = ownFamilies(packageDir) }: ReplacedTheme = {},
): ReadTheme {
  const problems: Problem[] = [];
  const report = reportInto(problems, brand);
  const read = (dir: string, text?: string): TokenFile =>
    readTokenFile(
      tokenFilePath(dir),
      report,
      ({ path, ...error }) => problems.push({ ...error, brand, field: path.join('.') }),
      text,
    );
  const bases = [project.dir, project.projectRoot]
    .map((root) => join(root, 'brands', 'default'))
    .filter((dir, index, all) => all.indexOf(dir) === index)
    .filter((dir) => dir !== packageDir && existsSync(dir));
  const file = read(packageDir, replacement);
  const inherited = bases.map((dir) => read(dir));
  const fonts = [...families, ...bases.flatMap(ownFamilies)];
  return { file, inherited, theme: readTheme(file, inherited, report, fonts), problems };
}

// Name to value of the custom properties; derived colors stay `color-mix(…)`.
export function themeProperties({ css }: Pick<TokenTheme, 'css'>): Record<string, string> {
  const rules = css.slice(css.indexOf('{') + 1, css.lastIndexOf('}')).split(';');
  return Object.fromEntries(
    rules.flatMap((rule) => {
      const colon = rule.indexOf(':');
      return rule.startsWith('--') ? [[rule.slice(0, colon), rule.slice(colon + 1)]] : [];
    }),
  );
}

export function contrastRows(
  contrast: readonly MeasuredContrast[],
  values: Readonly<Record<string, string>>,
): ContrastRow[] {
  const colors = new Map<ColourName, ScreenColour>();
  for (const { pair } of contrast)
    for (const name of [pair.foreground, pair.background]) {
      const color = screenColourOfHex(values[`color.${name}`] ?? '');
      if (color) colors.set(name, color);
    }
  // `passingColour` also moves what derives from the color.
  for (const name of Object.keys(values)) {
    const color = name.startsWith('color.') ? screenColourOfHex(values[name] ?? '') : undefined;
    if (color) colors.set(name.slice('color.'.length) as ColourName, color);
  }
  return contrast.map(({ pair, ratio, required }) => {
    const passes = ratio >= required;
    return {
      foreground: pair.foreground,
      background: pair.background,
      where: pair.where,
      role: pair.role,
      ratio,
      required,
      passes,
      token: `color.${statedFor(pair.foreground)}`,
      nearest: passes ? null : (passingColour(colors, pair) ?? null),
    };
  });
}

/** Lists every token with its value and where that comes from. */
export function themeRows(
  { file, inherited, theme }: ReadTheme,
  project: StudioProject,
): { tokens: TokenRow[]; contrast: ContrastRow[]; properties: Record<string, string> } {
  const properties = themeProperties(theme);
  const values: Readonly<Record<string, string>> = theme.values;
  const stated = statedTokens.map((token): TokenRow => {
    const own = file.tokens.get(token);
    const isColor = token.startsWith('color.');
    const source = own
      ? { token: own, file }
      : inherited
          .flatMap((base) => ({ token: base.tokens.get(token), file: base }))
          .find((base) => base.token !== undefined && !isColor);
    const property = tokenProperty(token as TokenName);
    return {
      token,
      property,
      type: tokenTypeOf(token) ?? 'color',
      value: values[token] ?? null,
      css: properties[property] ?? null,
      origin: own ? 'own' : source ? 'inherited' : 'missing',
      from: source ? project.shortPath(source.file.document.file) : null,
      stated: source?.token?.value ?? null,
      derived: null,
      canReset: own !== undefined && !isColor && inherited.some((base) => base.tokens.has(token)),
    };
  });
  const derived = Object.entries(derivedColours).map(([name, { of, with: other, mix }]): TokenRow => {
    const token = `color.${name}`;
    const property = tokenProperty(token as TokenName);
    return {
      token,
      property,
      type: 'color',
      value: values[token] ?? null,
      css: properties[property] ?? null,
      origin: 'derived',
      from: null,
      stated: null,
      derived: { of: `color.${of}`, with: `color.${other}`, mix },
      canReset: false,
    };
  });
  return {
    tokens: [...stated, ...derived],
    contrast: contrastRows(theme.contrast, values),
    properties,
  };
}
