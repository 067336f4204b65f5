/** HTML names of U+00A0 to U+00FF, in their order. */
const latin1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
).split(' ');

const named = new Map<string, string>([
  ...latin1.map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['lsquo', "'"],
  ['rsquo', "'"],
  ['period', '.'],
  ['commat', '@'],
  ['sol', '/'],
  ['colon', ':'],
  ['num', '#'],
  ['lowbar', '_'],
  ['hyphen', '-'],
  ['dash', '-'],
]);

const escapes =
  /&(?:#x0*([\da-f]{1,6})|#0*(\d{1,7}));?|&([a-z]\w{1,9});|((?:%[\da-f]{2})+)|\\+(?:u([\da-f]{4})|u\{0*([\da-f]{1,6})\}|x([\da-f]{2})|(['"/]))/gi;

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

function decodeOnce(text: string): string {
  return text.replace(escapes, (whole, hex, decimal, name, percents, unit, braced, short, quote) => {
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    if (decimal !== undefined) return character(Number.parseInt(decimal, 10));
    if (name !== undefined) return named.get(String(name)) ?? whole;
    if (percents !== undefined) return Buffer.from(percents.replaceAll('%', ''), 'hex').toString();
    if (quote !== undefined) return quote;
    return character(Number.parseInt(unit ?? braced ?? short, 16));
  });
}

/** Without any of these a text is readable as it stands. */
const unreadable = /[&\\]|%[\da-f]{2}|[^\0-\x7f]/i;

/** An entity in a JSON string in an address is decoded three times. */
const deepest = 3;

/**
 * Decodes HTML entities, percent escapes and JSON escapes, composes accents (NFC), writes every apostrophe as `'` and
 * turns other signs beyond ASCII into blanks, so that one name has one spelling.
 */
export function readableText(text: string): string {
  if (!unreadable.test(text)) return text;
  let decoded = text;
  for (let pass = 0; pass < deepest; pass += 1) {
    const before = decoded;
    decoded = decodeOnce(before);
    if (decoded === before) break;
  }
  return decoded
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\0-\x7f]/gu, ' ');
}
