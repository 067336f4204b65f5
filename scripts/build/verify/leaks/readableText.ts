import { decodeEntities } from '../../../../src/shared/html/decodeEntities.ts';

// HTML names of U+00A0 to U+00FF, in their order.
const latin1 = (
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'
).split(' ');

const names = new Map<string, string>([
  ...latin1.map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
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

const escapes = /((?:%[\da-f]{2})+)|\\+(?:u([\da-f]{4})|u\{0*([\da-f]{1,6})\}|x([\da-f]{2})|(['"/]))/gi;

function character(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

function decodeOnce(text: string): string {
  return decodeEntities(text, names).replace(escapes, (_escape, percents, unit, braced, short, quote) => {
    if (percents !== undefined) return Buffer.from(percents.replaceAll('%', ''), 'hex').toString();
    if (quote !== undefined) return quote;
    return character(Number.parseInt(unit ?? braced ?? short, 16));
  });
}

// A text without any of these is readable as written.
const unreadable = /[&\\]|%[\da-f]{2}|[^\0-\x7f]/i;

// An entity in a JSON string in a URL is decoded three times.
const deepest = 3;

// Includes the letter in front, with which an accent may be composed.
const beyondAscii = /[\0-\x7f]?[^\0-\x7f]+/g;

function plainLetters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\0-\x7f]/gu, ' ');
}

// Every apostrophe becomes `'` and other signs beyond ASCII become blanks.
/**
 * Decodes entities, percent and JSON escapes, and normalizes accents (NFC) and signs, so that each name has one
 * spelling.
 */
export function readableText(text: string): string {
  if (!unreadable.test(text)) return text;
  let decoded = text;
  for (let pass = 0; pass < deepest; pass += 1) {
    const before = decoded;
    decoded = decodeOnce(before);
    if (decoded === before) break;
  }
  return decoded.replace(beyondAscii, plainLetters);
}
