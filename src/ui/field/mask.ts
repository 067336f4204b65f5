// Other characters of a mask are punctuation.
const tokens: Record<string, RegExp> = { '#': /\d/, S: /[a-z]/i, X: /[\da-z]/i };

const slotsOf = (mask: string): RegExp[] => [...mask].flatMap((char) => tokens[char] ?? []);

// False for the mask's punctuation.
export function isTyped(char: string | undefined): boolean {
  return char !== undefined && /[\da-z]/i.test(char);
}

/** Extracts the characters that fit the mask in order and drops the others. */
export function unmask(text: string, mask: string): string {
  const slots = slotsOf(mask);
  let kept = '';
  for (const char of text) if (slots[kept.length]?.test(char)) kept += char;
  return kept;
}

/** Formats characters by a mask, as far as they reach. */
export function applyMask(kept: string, mask: string): string {
  let shown = '';
  let used = 0;
  for (const char of mask) {
    if (used === kept.length) break;
    shown += tokens[char] ? kept.charAt(used) : char;
    if (tokens[char]) used += 1;
  }
  return shown;
}

/** Lists the caret positions next to typed characters. */
export function caretBoundaries(shown: string): boolean[] {
  return Array.from({ length: shown.length + 1 }, (_, index) =>
    index === 0 ? true : isTyped(shown[index - 1]) || isTyped(shown[index]),
  );
}

export function isNumeric(mask: string): boolean {
  return !/[SX]/.test(mask);
}
