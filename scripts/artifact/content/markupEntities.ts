/** Character references by which an address could be written; others are no part of any scheme. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  colon: ':',
  sol: '/',
  Tab: '\t',
  NewLine: '\n',
};

/** The value that a browser would read from an attribute. References unknown here stay as they are written. */
export function attributeValue(written: string): string {
  return written.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,20}));?/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name)] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number.parseInt(decimal, 10);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      ? String.fromCodePoint(code)
      : '\ufffd';
  });
}

const markup: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => markup[character] ?? character);
}

/** Text between tags: its references stay, every other `&`, `<` and `>` becomes one. */
export function escapedText(written: string): string {
  return written
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
