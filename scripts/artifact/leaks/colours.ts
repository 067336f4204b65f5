const hexForm = /#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/iy;
const rgbForm = /rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/iy;

function hex(red: number, green: number, blue: number): string {
  return [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
}

/** A colour as `rrggbb`, without its opacity, with its place: from `index` to before `end`. */
interface WrittenColour {
  colour: string;
  index: number;
  end: number;
}

function hexAt(text: string, index: number): WrittenColour | null {
  hexForm.lastIndex = index;
  const [all = '', digits = ''] = hexForm.exec(text) ?? [];
  if (all === '') return null;
  const lower = digits.toLowerCase();
  const colour =
    lower.length < 6 ? [...lower.slice(0, 3)].map((digit) => digit + digit).join('') : lower.slice(0, 6);
  return { colour, index, end: index + all.length };
}

function rgbAt(text: string, index: number): WrittenColour | null {
  rgbForm.lastIndex = index;
  const match = rgbForm.exec(text);
  if (!match) return null;
  const [all, red, green, blue] = match;
  return { colour: hex(Number(red), Number(green), Number(blue)), index, end: index + all.length };
}

/** Every colour written in a text. They are found by one character of theirs, which is much faster than by a pattern. */
export function* coloursIn(text: string): Generator<WrittenColour> {
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

/** `rrggbb` of one CSS colour, null for anything but hex and rgb(). */
export function colourOf(value: string): string | null {
  return (hexAt(value, 0) ?? rgbAt(value, 0))?.colour ?? null;
}

/** Black, white and what is between them, as `rrggbb`: every library uses them. */
export function isGrey(colour: string): boolean {
  return colour.slice(0, 2) === colour.slice(2, 4) && colour.slice(2, 4) === colour.slice(4, 6);
}
