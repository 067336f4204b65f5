/** Every bracket outside of strings; a string ends with its line at the latest, as JSON wants it. */
const brackets = /"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g;

/** The offset of the bracket that opens one level too many. */
export function offsetOfTooDeep(text: string, deepest: number): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(brackets)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > deepest) return index;
  }
  return undefined;
}

/** How many brackets more are opened than closed. */
function balanceOf(text: string): number {
  let balance = 0;
  for (const [token] of text.matchAll(brackets)) {
    if (token === '{' || token === '[') balance += 1;
    else if (token === '}' || token === ']') balance -= 1;
  }
  return balance;
}

export interface UnclosedBracket {
  /** Offset of the bracket that is never closed. */
  opener: number;
  /** Where the text that belongs to it ends. */
  expectedAt: number;
  found: string;
}

interface Open {
  offset: number;
  /** Indentation of the line that it stands in. */
  indent: number;
}

/**
 * Finds the bracket that an indented text forgets to close: the next line that is indented no more than the line of the
 * bracket belongs outside of it. The parser notices that only at the end of the file or at a second key.
 */
export function findUnclosedBracket(text: string): UnclosedBracket | undefined {
  if (balanceOf(text) <= 0) return undefined;
  const open: Open[] = [];
  let lineStart = 0;
  let contentEnd = 0;
  for (const line of text.split('\n')) {
    const content = line.trim();
    const indent = line.length - line.trimStart().length;
    const innermost = open.at(-1);
    if (content !== '' && innermost) {
      const isCloser = /^[}\]]/.test(content);
      if (isCloser ? indent < innermost.indent : indent <= innermost.indent)
        return { opener: innermost.offset, expectedAt: contentEnd, found: content.slice(0, 40) };
    }
    for (const { 0: token, index } of line.matchAll(brackets)) {
      if (token === '{' || token === '[') open.push({ offset: lineStart + index, indent });
      else if (token === '}' || token === ']') open.pop();
    }
    if (content !== '') contentEnd = lineStart + line.trimEnd().length;
    lineStart += line.length + 1;
  }
  return undefined;
}
