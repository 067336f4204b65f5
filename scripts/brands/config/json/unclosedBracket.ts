// Every bracket outside of strings; a JSON string never continues on the next line.
const brackets = /"(?:[^"\\\n]|\\.)*"?|[[\]{}]/g;

/** Returns the offset of the bracket that opens one level too many. */
export function offsetOfTooDeep(text: string, deepest: number): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(brackets)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > deepest) return index;
  }
  return undefined;
}

// Number of brackets that are opened and not closed.
function balanceOf(text: string): number {
  let balance = 0;
  for (const [token] of text.matchAll(brackets)) {
    if (token === '{' || token === '[') balance += 1;
    else if (token === '}' || token === ']') balance -= 1;
  }
  return balance;
}

export interface UnclosedBracket {
  // Offset of the bracket that is never closed.
  opener: number;
  // Offset where the text inside it ends.
  expectedAt: number;
  found: string;
}

interface Open {
  offset: number;
  // Indentation of its line.
  indent: number;
}

/** Finds an unclosed bracket by indentation, because the parser notices it only at the end or at a duplicate key. */
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
