import { derivedColours } from '../../../src/shared/tokens/tokenNames.ts';
import { type JsonDocument, type JsonError, parseJsonDocument } from '../config/json/jsonDocument.ts';
import type { JsonPath } from '../config/json/jsonNodes.ts';
import { isPlainObject, type PlainObject } from '../config/json/plainObject.ts';
import { fixIn } from '../fix/fixIn.ts';
import { isFile } from '../isFile.ts';
import { nearestWord } from '../nearestWord.ts';
import { oneOf, type Problem, shown } from '../problem.ts';
import { largestPackageFile, readTextFile, type TextFile } from '../textFile.ts';
import { designToolError } from './designToolExport.ts';
import { paletteGroup, tokenTypes } from './tokenTypes.ts';

// A token as written in a file.
export interface StatedToken {
  name: string;
  // Its own or its group's; undefined where it comes from an alias.
  type: string | undefined;
  value: unknown;
  path: JsonPath;
  document: JsonDocument;
}

export interface TokenFile {
  document: JsonDocument;
  tokens: Map<string, StatedToken>;
  // Tokens that exist but are unreadable or misspelled, and are therefore not reported as missing.
  attempted: Set<string>;
  // True when too little was readable to report missing tokens.
  unreadable: boolean;
}

type Finding = Pick<Problem, 'found' | 'expected' | 'message' | 'suggestion' | 'fix'>;
export type ReportToken = (document: JsonDocument, path: JsonPath, field: string, finding: Finding) => void;

const groupProperties = ['$type', '$description', '$extensions', '$deprecated'];
const tokenProperties = [...groupProperties, '$value'];

function unknownWord(word: string, what: string, words: readonly string[]): Finding {
  const suggestion = nearestWord(word, words);
  const hint = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
  return {
    found: `"${word}"`,
    expected: oneOf(words),
    suggestion,
    message: `"${word}" is no ${what}${hint}`,
  };
}

/**
 * Reads syntax, groups and token names of `theme.tokens.json`, or of a text that is to replace it; values are validated
 * after aliases are resolved.
 */
export function readTokenFile(
  file: string,
  report: ReportToken,
  reportSyntax: (error: JsonError) => void,
  replacement?: string,
): TokenFile {
  const exists = replacement !== undefined || isFile(file);
  const { text, error }: TextFile =
    replacement !== undefined
      ? { text: replacement }
      : exists
        ? readTextFile(file, largestPackageFile)
        : { text: '{}' };
  const document = parseJsonDocument(file, text);
  if (error) reportSyntax({ file, path: document.pathAt(error), ...error });
  const isEmpty = error !== undefined && text === '';
  for (const syntax of isEmpty ? [] : document.errors) reportSyntax(syntax);
  const tokens = new Map<string, StatedToken>();
  const attempted = new Set<string>();
  const say = (path: JsonPath, finding: Finding): void => {
    if (document.isFirm(path)) report(document, path, path.join('.'), finding);
  };
  const sayUnknown = (path: JsonPath, finding: Finding): void => {
    say(path, { ...finding, fix: fixIn(document, { kind: 'key', path, value: finding.suggestion }) });
  };

  if (!exists)
    say([], { found: 'no file', expected: 'theme.tokens.json', message: `there is no file ${file}` });
  else if (!isEmpty && !isPlainObject(document.value))
    say([], {
      found: shown(document.value),
      expected: 'an object',
      message: 'a theme file is one JSON object of token groups',
    });

  function checkProperties(object: PlainObject, path: JsonPath, known: readonly string[]): void {
    for (const key of Object.keys(object))
      if (key.startsWith('$') && !known.includes(key))
        sayUnknown(
          [...path, key],
          unknownWord(key, 'property of the Design Tokens format that themes may use', known),
        );
  }

  function readToken(name: string, token: PlainObject, path: JsonPath, groupType: unknown): void {
    checkProperties(token, path, tokenProperties);
    for (const key of Object.keys(token))
      if (!key.startsWith('$'))
        say([...path, key], {
          found: `"${key}"`,
          expected: oneOf(tokenProperties),
          message: `"${name}" is a token and cannot hold "${key}"`,
        });
    const type = token.$type ?? groupType;
    tokens.set(name, {
      name,
      type: typeof type === 'string' ? type : undefined,
      value: token.$value,
      path,
      document,
    });
  }

  function readGroup(group: string, value: unknown, rootType: unknown): void {
    const names = Object.keys(tokenTypes[group] ?? {});
    if (!isPlainObject(value)) {
      say([group], {
        found: shown(value),
        expected: 'an object of tokens',
        message: `"${group}" is a group of tokens, not a value`,
      });
      return;
    }
    checkProperties(value, [group], groupProperties);
    for (const [key, token] of Object.entries(value)) {
      if (key.startsWith('$')) continue;
      const path = [group, key];
      if (!names.includes(key)) {
        const meant = nearestWord(key, names);
        if (meant !== undefined) attempted.add(`${group}.${meant}`);
        const isDerived = group === 'color' && Object.hasOwn(derivedColours, key);
        sayUnknown(
          path,
          isDerived
            ? {
                found: `"${key}"`,
                expected: oneOf(names),
                message: `"color.${key}" is computed from the stated colours and cannot be stated`,
              }
            : unknownWord(key, `token of the group "${group}"`, names),
        );
      } else if (!isPlainObject(token) || !Object.hasOwn(token, '$value')) {
        attempted.add(`${group}.${key}`);
        say(path, {
          found: shown(token),
          expected: 'an object with "$value"',
          message: `"${group}.${key}" has no "$value"`,
        });
      } else readToken(`${group}.${key}`, token, path, value.$type ?? rootType);
    }
  }

  // Groups of the palette nest to any depth, and its names are free.
  function readPalette(group: PlainObject, path: JsonPath, parentType: unknown): void {
    checkProperties(group, path, groupProperties);
    const type = group.$type ?? parentType;
    for (const [key, value] of Object.entries(group)) {
      if (key.startsWith('$')) continue;
      const inner = [...path, key];
      if (!isPlainObject(value))
        say(inner, {
          found: shown(value),
          expected: 'a group or an object with "$value"',
          message: `"${inner.join('.')}" is neither a group nor a token`,
        });
      else if (Object.hasOwn(value, '$value')) readToken(inner.join('.'), value, inner, type);
      else readPalette(value, inner, type);
    }
  }

  const toolError = isPlainObject(document.value) ? designToolError(document.value) : undefined;
  if (toolError) say([], toolError);
  else if (isPlainObject(document.value)) {
    checkProperties(document.value, [], [...groupProperties, '$schema']);
    const groups = [...Object.keys(tokenTypes), paletteGroup];
    for (const [key, value] of Object.entries(document.value)) {
      if (key.startsWith('$')) continue;
      if (key === paletteGroup && isPlainObject(value)) readPalette(value, [key], document.value.$type);
      else if (groups.includes(key)) readGroup(key, value, document.value.$type);
      else {
        const meant = nearestWord(key, groups) ?? '';
        for (const name of Object.keys(tokenTypes[meant] ?? {})) attempted.add(`${meant}.${name}`);
        sayUnknown([key], unknownWord(key, 'group of tokens', groups));
      }
    }
  }
  const unreadable =
    isEmpty || toolError !== undefined || document.nestingBroken || !exists || !isPlainObject(document.value);
  return { document, tokens, attempted, unreadable };
}
