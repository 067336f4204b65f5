const hexForm = /#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/iy;
const rgbForm = /rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/iy;

function hex(red: number, green: number, blue: number): string {
  return [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
}

// Reads the color at an index as `rrggbb`, without its opacity.
function hexAt(text: string, index: number): string | null {
  hexForm.lastIndex = index;
  const [, digits] = hexForm.exec(text) ?? [];
  if (digits === undefined) return null;
  const lower = digits.toLowerCase();
  return lower.length < 6 ? [...lower.slice(0, 3)].map((digit) => digit + digit).join('') : lower.slice(0, 6);
}

function rgbAt(text: string, index: number): string | null {
  rgbForm.lastIndex = index;
  const match = rgbForm.exec(text);
  return match && hex(Number(match[1]), Number(match[2]), Number(match[3]));
}

/** Finds every color in a text by one character of it, which is much faster than a pattern. */
export function* coloursIn(text: string): Generator<string> {
  for (let at = text.indexOf('#'); at >= 0; at = text.indexOf('#', at + 1)) {
    const found = hexAt(text, at);
    if (found) yield found;
  }
  for (let at = text.indexOf('('); at >= 0; at = text.indexOf('(', at + 1)) {
    const last = text[at - 1];
    const name = last === 'b' || last === 'B' ? 'rgb' : last === 'a' || last === 'A' ? 'rgba' : null;
    const found = name && rgbAt(text, at - name.length);
    if (found) yield found;
  }
}

/** Returns `rrggbb` of one CSS color, null for anything but hex and rgb(). */
export function colourOf(value: string): string | null {
  return hexAt(value, 0) ?? rgbAt(value, 0);
}

/** Tells whether a color (`rrggbb`) is black, white or gray, which every library uses. */
export function isGrey(colour: string): boolean {
  return colour.slice(0, 2) === colour.slice(2, 4) && colour.slice(2, 4) === colour.slice(4, 6);
}
