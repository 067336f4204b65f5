/** What may stand in a mask's place: `#` a digit, `S` a letter, `X` either. Everything else in a mask is punctuation. */
const tokens: Record<string, RegExp> = { '#': /\d/, S: /[a-z]/i, X: /[\da-z]/i };

const placesOf = (mask: string): RegExp[] => [...mask].flatMap((char) => tokens[char] ?? []);

/** Whether a character of masked text was typed; the rest is the mask's. */
export function isTyped(char: string | undefined): boolean {
  return char !== undefined && /[\da-z]/i.test(char);
}

/** The characters of a text that fit the mask's places, one after the other; what fits nowhere is dropped. */
export function unmask(text: string, mask: string): string {
  const places = placesOf(mask);
  let kept = '';
  for (const char of text) if (places[kept.length]?.test(char)) kept += char;
  return kept;
}

/** `12345678901` in `###.###.###-##` is `123.456.789-01`. The mask goes as far as what was typed. */
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

/** Where the caret may stand: beside what was typed, never between two characters of the mask. */
export function caretPlaces(shown: string): boolean[] {
  return Array.from({ length: shown.length + 1 }, (_, place) =>
    place === 0 ? true : isTyped(shown[place - 1]) || isTyped(shown[place]),
  );
}

export function isNumeric(mask: string): boolean {
  return !/[SX]/.test(mask);
}
