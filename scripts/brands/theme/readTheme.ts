import { join } from 'node:path';
import { contrastPairs } from '../../../src/shared/tokens/contrastPairs.ts';
import { tokenProperty } from '../../../src/shared/tokens/token.ts';
import {
  type ColourName,
  type DerivedColour,
  derivedColours,
  type StatedColour,
  statedColours,
  type TokenName,
} from '../../../src/shared/tokens/tokenNames.ts';
import { fixIn } from '../fix/fixIn.ts';
import type { Fix, Problem } from '../problem.ts';
import type { BrandTheme } from '../resolvedBrand.ts';
import { colorValue } from './colorToken.ts';
import { colourScheme, cssColour, mixColours, type ScreenColour, screenColourOfHex } from './colourValue.ts';
import { cssValue } from './cssValues.ts';
import { fontStack } from './fontStack.ts';
import { measureContrast } from './measureContrast.ts';
import { passingColour, statedFor } from './passingColour.ts';
import { readColour } from './readColour.ts';
import { reportTokenError, TokenError, TokenScope, type TokenValue } from './resolveTokens.ts';
import type { ReportToken, TokenFile } from './tokenFile.ts';
import { statedTokens, tokenTypeOf } from './tokenTypes.ts';

export type TokenTheme = Omit<BrandTheme, 'pictures' | 'fonts'> & {
  // Families to load, sorted.
  families: string[];
};

// Colors whose contrast is measured, alone or in a mix, and which must be opaque.
const measuredColours = new Set<string>([
  ...contrastPairs.flatMap(({ foreground, background }) => [foreground, background]),
  ...Object.values(derivedColours).flatMap((derived) => [derived.of, derived.with]),
]);

function isTokenName(name: string): name is TokenName {
  return tokenTypeOf(name) !== undefined;
}

function isStatedColour(name: string): name is StatedColour {
  return statedColours.some((stated) => stated === name);
}

function mixCss({ of, with: other, mix }: (typeof derivedColours)[DerivedColour]): string {
  const share = `${Math.round(mix * 1000) / 10}%`;
  return `color-mix(in srgb,var(${tokenProperty(`color.${of}`)}) ${share},var(${tokenProperty(`color.${other}`)}))`;
}

/** Reads a theme's token file, with missing tokens from `inherited`, nearest first, and fonts of its own. */
export function readTheme(
  file: TokenFile,
  inherited: readonly TokenFile[],
  report: ReportToken,
  ownFonts: readonly string[],
): TokenTheme {
  const scope = new TokenScope([file, ...inherited].map(({ tokens }) => tokens));
  const values = new Map<TokenName, string>();
  const properties = new Map<TokenName, string>();
  const colours = new Map<ColourName, ScreenColour>();
  const families = new Set<string>();

  function readToken(name: TokenName): string | undefined {
    const isOwnAlone = name.startsWith('color.');
    const token = isOwnAlone ? file.tokens.get(name) : scope.find(name);
    const type = tokenTypeOf(name);
    if (!type) return undefined;
    if (!token) {
      if (file.unreadable || file.attempted.has(name)) return undefined;
      report(file.document, name.split('.'), name, {
        found: 'nothing',
        expected: `a token of type ${type}`,
        message: `the required token "${name}" is missing${isOwnAlone ? ': every theme states its own colours' : ''}`,
      });
      return undefined;
    }
    scope.checkType(token, type);
    const start: TokenValue = { token, path: [...token.path, '$value'], value: token.value };
    const at = scope.follow(start, type);
    if (type === 'color') return readColourToken(name.slice('color.'.length), start, at);
    if (type !== 'fontFamily') return cssValue(at, type, scope);
    const stack = fontStack(at, ownFonts);
    if (stack.load !== undefined) families.add(stack.load);
    return stack.css;
  }

  function readColourToken(colour: string, start: TokenValue, at: TokenValue): string | undefined {
    const screen = readColour(at);
    if (screen.alpha < 1 && measuredColours.has(colour))
      throw new TokenError(
        start.token,
        start.path,
        `alpha ${screen.alpha}`,
        'an opaque colour',
        `"color.${colour}" is translucent, so its contrast cannot be told`,
      );
    if (isStatedColour(colour)) colours.set(colour, screen);
    return cssColour(screen);
  }

  for (const name of statedTokens) {
    if (!isTokenName(name)) continue;
    try {
      const value = readToken(name);
      if (value === undefined) continue;
      values.set(name, value);
      properties.set(name, value);
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      reportTokenError(error, report);
    }
  }
  for (const [name, derived] of derivedEntries()) {
    const [of, other] = [colours.get(derived.of), colours.get(derived.with)];
    properties.set(`color.${name}`, mixCss(derived));
    if (!of || !other) continue;
    const mixed = mixColours(of, other, derived.mix);
    colours.set(name, mixed);
    values.set(`color.${name}`, cssColour(mixed));
  }

  const contrast = measureContrast(colours);
  for (const { pair, ratio, required } of contrast) {
    if (ratio >= required) continue;
    const measured = `${Math.floor(ratio * 100) / 100}:1`;
    const stated = statedFor(pair.foreground);
    const passing = passingColour(colours, pair);
    const hint = passing === undefined ? '' : `; the nearest "color.${stated}" that passes is "${passing}"`;
    report(file.document, ['color', stated], `color.${pair.foreground}`, {
      found: measured,
      expected: `at least ${required}:1`,
      message:
        `"color.${pair.foreground}" on "color.${pair.background}" (${pair.where}) has a contrast of ${measured}, ` +
        `expected at least ${required}:1${hint}`,
      suggestion: passing,
      fix: passing === undefined ? undefined : contrastFix(file, stated, passing),
    });
  }
  const background = colours.get('background');
  const rules = [
    ...[...properties].map(([name, value]) => `${tokenProperty(name)}:${value}`),
    ...(background ? [`color-scheme:${colourScheme(background)}`] : []),
  ].sort();
  return {
    values: Object.fromEntries(values) as Record<TokenName, string>,
    css: `:root{${rules.join(';')}}`,
    families: [...families].sort(),
    contrast,
  };
}

// In the form in which the theme states its colors.
function contrastFix(file: TokenFile, name: string, hex: string): Fix | undefined {
  const token = file.tokens.get(`color.${name}`);
  const color = screenColourOfHex(hex);
  if (!token || !color) return undefined;
  const isPlain = typeof token.value === 'string' && token.value.startsWith('#');
  const path = [...token.path, '$value'];
  return fixIn(file.document, { kind: 'value', path, value: isPlain ? hex : colorValue(color) });
}

function derivedEntries() {
  return Object.entries(derivedColours) as [DerivedColour, (typeof derivedColours)[DerivedColour]][];
}

export function tokenFilePath(dir: string): string {
  return join(dir, 'theme.tokens.json');
}

export function reportInto(problems: Problem[], brand: string | null): ReportToken {
  return (document, path, field, finding) =>
    problems.push({ file: document.file, ...document.positionOf(path), brand, field, ...finding });
}
