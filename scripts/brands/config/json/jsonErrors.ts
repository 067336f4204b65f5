import { type ParseError, printParseErrorCode } from 'jsonc-parser';
import { lineIndex } from './lineIndex.ts';
import { findUnclosedBracket } from './unclosedBracket.ts';

// After these errors the parser's position is correct again.
const harmless = new Set([
  'CommaExpected',
  'InvalidCommentToken',
  'InvalidUnicode',
  'InvalidEscapeCharacter',
  'InvalidCharacter',
  'InvalidNumberFormat',
  'UnexpectedEndOfString',
]);

const phrases: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'no comment: this file is plain JSON',
  CommaExpected: 'a comma',
  ColonExpected: 'a colon',
  PropertyNameExpected: 'a field name in double quotes',
  ValueExpected: 'a value',
  CloseBraceExpected: 'a closing }',
  CloseBracketExpected: 'a closing ]',
  EndOfFileExpected: 'the end of the file',
  UnexpectedEndOfString: 'a closing double quote',
  InvalidSymbol: 'a value as JSON writes it: text stands in double quotes',
};

export interface SyntaxError {
  offset: number;
  found: string;
  expected: string;
  breaksNesting: boolean;
}

function describeError(text: string, { error, offset, length }: ParseError): SyntaxError {
  const found = text.slice(offset, offset + Math.min(length, 40));
  const name = printParseErrorCode(error);
  const isTrailingComma = /^[}\]]/.test(found) && /,\s*$/.test(text.slice(0, offset));
  if (isTrailingComma)
    return {
      offset: text.slice(0, offset).trimEnd().length - 1,
      found: 'a comma',
      expected: `no comma before ${found[0]}`,
      breaksNesting: false,
    };
  return {
    offset,
    found: found === '' ? 'the end of the file' : found,
    expected: phrases[name] ?? `valid JSON (${name})`,
    breaksNesting: !harmless.has(name),
  };
}

/** Describes the errors up to the first that breaks the nesting, because after it the parser stumbles over sound text too. */
export function describeErrors(text: string, errors: readonly ParseError[]): SyntaxError[] {
  const described = errors
    // The parser reports one mistake several times at the same offset.
    .filter(({ offset }, index) => offset !== errors[index - 1]?.offset)
    .map((error) => describeError(text, error));
  const breaking = described.findIndex(({ breaksNesting }) => breaksNesting);
  if (breaking < 0) return described;
  const unclosed = findUnclosedBracket(text);
  if (!unclosed) return described.slice(0, breaking + 1);
  const [opener, closer] = text[unclosed.opener] === '{' ? ['{', '}'] : ['[', ']'];
  const { line, column } = lineIndex(text).at(unclosed.opener);
  return [
    ...described.filter(({ offset, breaksNesting }) => offset < unclosed.expectedAt && !breaksNesting),
    {
      offset: unclosed.expectedAt,
      found: unclosed.found,
      expected: `${closer} for the ${opener} of line ${line}, column ${column}`,
      breaksNesting: true,
    },
  ];
}
