const forms =
  /#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/gi;

function hex(red: number, green: number, blue: number): string {
  return [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
}

function normalised(match: RegExpMatchArray): string {
  const [, digits, red, green, blue] = match;
  if (digits === undefined) return hex(Number(red), Number(green), Number(blue));
  const lower = digits.toLowerCase();
  return lower.length < 6 ? [...lower.slice(0, 3)].map((digit) => digit + digit).join('') : lower.slice(0, 6);
}

/** Every colour written in a text as `rrggbb`, without its opacity, with its place: from `index` to before `end`. */
export function* coloursIn(text: string): Generator<{ colour: string; index: number; end: number }> {
  for (const match of text.matchAll(forms))
    yield { colour: normalised(match), index: match.index, end: match.index + match[0].length };
}

/** `rrggbb` of one CSS colour, null for anything but hex and rgb(). */
export function colourOf(value: string): string | null {
  for (const { colour, index } of coloursIn(value)) return index === 0 ? colour : null;
  return null;
}

/** Black, white and what is between them, as `rrggbb`: every library uses them. */
export function isGrey(colour: string): boolean {
  return colour.slice(0, 2) === colour.slice(2, 4) && colour.slice(2, 4) === colour.slice(4, 6);
}
