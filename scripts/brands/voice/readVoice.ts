import { join } from 'node:path';
import {
  type BrandVoice,
  type VoiceName,
  voiceLines,
  voiceNames,
} from '../../../src/shared/brand/voiceLines.ts';
import { parseJsonDocument } from '../config/json/jsonDocument.ts';
import { dotted } from '../config/json/jsonNodes.ts';
import { isPlainObject } from '../config/json/plainObject.ts';
import { fixIn } from '../fix/fixIn.ts';
import { isFile } from '../isFile.ts';
import { nearestWord } from '../nearestWord.ts';
import { oneOf, type Problem, shown } from '../problem.ts';
import { largestPackageFile, readTextFile, type TextFile } from '../textFile.ts';

export const voiceFileName = 'voice.json';

// The lines that a package states, as they are in the file.
export interface PackageVoice {
  // Absolute; undefined when the package has no voice of its own.
  file: string | undefined;
  lines: Partial<BrandVoice>;
  positionOf(name: VoiceName): Pick<Problem, 'line' | 'column'>;
}

type Finding = Pick<Problem, 'found' | 'expected' | 'message' | 'suggestion' | 'fix'>;

const fields = ['brand.name'];
const fieldPattern = /\{\{([^{}]*)\}\}/g;

export function isVoiceName(name: string): name is VoiceName {
  return Object.hasOwn(voiceLines, name);
}

function unknownField(text: string): Finding | undefined {
  for (const [whole, inner = ''] of text.matchAll(fieldPattern)) {
    const name = inner.trim();
    if (fields.includes(name)) continue;
    const suggestion = nearestWord(name, fields) ?? 'brand.name';
    return {
      found: whole,
      expected: '{{brand.name}}',
      suggestion,
      message: `${whole} names no field of a brand; did you mean {{${suggestion}}}?`,
    };
  }
  return undefined;
}

/** Says why a text cannot be a line, if so. */
export function lineError(name: VoiceName, text: string): Finding | undefined {
  const { longest } = voiceLines[name];
  const bare = text.replace(fieldPattern, '');
  const refuse = (expected: string, message: string): Finding => ({ found: shown(text), expected, message });
  if (text.trim() === '') return refuse('a text', `"${name}" is empty; remove it to use the product's words`);
  if (text !== text.trim()) return refuse('no space around it', `"${name}" begins or ends with a space`);
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))
    return refuse('one line', `"${name}" has a line break or a control character`);
  if (/[<>]/.test(text))
    return refuse('plain text', `"${name}" holds "<" or ">": markup is not shown as such`);
  const unknown = unknownField(text);
  if (unknown) return unknown;
  const length = [...bare].length;
  return length > longest
    ? {
        found: `${length} characters`,
        expected: `at most ${longest}`,
        message: `"${name}" has ${length} characters, and its place takes at most ${longest}`,
      }
    : undefined;
}

/** Reads `voice.json` of a theme package, or the text that is to replace it. */
export function readVoice(
  dir: string,
  brand: string | null,
  problems: Problem[],
  replacement?: string,
): PackageVoice {
  const file = join(dir, voiceFileName);
  const { text, error }: TextFile =
    replacement !== undefined
      ? { text: replacement }
      : isFile(file)
        ? readTextFile(file, largestPackageFile)
        : { text: '' };
  if (text === '' && !error)
    return { file: undefined, lines: {}, positionOf: () => ({ line: 1, column: 1 }) };
  const document = parseJsonDocument(file, text);
  const add = (field: string, finding: Omit<Problem, 'file' | 'brand' | 'field'>): void => {
    problems.push({ file, brand, field, ...finding });
  };
  const say = (name: string, finding: Finding): void => {
    if (document.isFirm([name])) add(name, { ...document.positionOf([name]), ...finding });
  };
  if (error) add('voice', error);
  else for (const { file: _, path, ...syntax } of document.errors) add(dotted(path), syntax);
  const stated = isPlainObject(document.value) ? document.value : {};
  if (!error && document.value !== undefined && !isPlainObject(document.value))
    add('voice', {
      line: 1,
      column: 1,
      found: shown(document.value),
      expected: 'an object',
      message: `${voiceFileName} is one JSON object of texts`,
    });
  const lines: Partial<BrandVoice> = {};
  for (const [name, value] of Object.entries(stated)) {
    if (!isVoiceName(name)) {
      const suggestion = nearestWord(name, voiceNames);
      const hint = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
      say(name, {
        found: `"${name}"`,
        expected: oneOf(voiceNames),
        message: `"${name}" is no text of a voice${hint}`,
        suggestion,
        fix: fixIn(document, { kind: 'key', path: [name], value: suggestion }),
      });
    } else if (typeof value !== 'string')
      say(name, {
        found: shown(value),
        expected: 'a text in double quotes',
        message: `"${name}" is ${shown(value)}, expected a text in double quotes`,
      });
    else {
      const refused = lineError(name, value);
      if (refused) say(name, refused);
      else lines[name] = value;
    }
  }
  return { file, lines, positionOf: (name) => document.positionOf([name]) };
}
