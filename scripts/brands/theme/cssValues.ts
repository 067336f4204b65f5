import { isPlainObject } from '../config/json/plainObject.ts';
import { oneOf } from '../problem.ts';
import { cssColour } from './colourValue.ts';
import { readColour } from './readColour.ts';
import type { TokenScope, TokenValue } from './resolveTokens.ts';
import type { TokenType } from './tokenTypes.ts';
import { fail, isNumber, objectOf } from './valueReading.ts';

function readQuantity(
  at: TokenValue,
  units: readonly string[],
  what: string,
): { value: number; unit: string } {
  const expected = `a ${what} as {"value": number, "unit": ${units.map((unit) => `"${unit}"`).join(' or ')}}`;
  const { value, unit } = objectOf(at, ['value', 'unit'], expected);
  if (!isNumber(value)) return fail(at, 'a number', [...at.path, 'value'], value);
  if (typeof unit !== 'string' || !units.includes(unit))
    return fail(at, oneOf(units), [...at.path, 'unit'], unit);
  return { value, unit };
}

function dimension(at: TokenValue, mayBeNegative = false): string {
  const { value, unit } = readQuantity(at, ['px', 'rem'], 'dimension');
  if (value < 0 && !mayBeNegative)
    return fail(at, 'a number that is not negative', [...at.path, 'value'], value);
  return `${value}${unit}`;
}

function duration(at: TokenValue): string {
  const { value, unit } = readQuantity(at, ['ms', 's'], 'duration');
  return value < 0
    ? fail(at, 'a number that is not negative', [...at.path, 'value'], value)
    : `${value}${unit}`;
}

function cubicBezier(at: TokenValue): string {
  const { value } = at;
  const expected = 'four numbers, the first and third from 0 to 1';
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isNumber)) return fail(at, expected);
  const [x1 = 0, , x2 = 0] = value;
  return [x1, x2].every((x) => x >= 0 && x <= 1) ? `cubic-bezier(${value.join(',')})` : fail(at, expected);
}

const weightNames: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};

function fontWeight(at: TokenValue): string {
  const { value } = at;
  if (isNumber(value) && value >= 1 && value <= 1000) return String(value);
  const named = typeof value === 'string' ? weightNames[value] : undefined;
  return named === undefined ? fail(at, 'a weight from 1 to 1000, or a name such as "bold"') : String(named);
}

// From twice as high as wide to twice as wide as high.
function ratio(at: TokenValue): string {
  const { value } = at;
  return isNumber(value) && value >= 0.5 && value <= 2 ? String(value) : fail(at, 'a number from 0.5 to 2');
}

/** Lists the families of a stack, in order. */
export function readFontFamilies(at: TokenValue): string[] {
  const list = Array.isArray(at.value) ? at.value : [at.value];
  const names = list.filter(
    (name): name is string => typeof name === 'string' && /^[\p{L}\p{N} _-]+$/u.test(name),
  );
  return names.length === list.length && names.length > 0
    ? names
    : fail(at, 'a font family name or a list of them');
}

function inner(at: TokenValue, key: string, scope: TokenScope, type: TokenType): TokenValue {
  const value = isPlainObject(at.value) ? at.value[key] : undefined;
  return scope.follow({ ...at, path: [...at.path, key], value }, type);
}

function oneShadow(at: TokenValue, scope: TokenScope): string {
  const form = 'a shadow as {"color", "offsetX", "offsetY", "blur", "spread", "inset"?}';
  const { inset } = objectOf(at, ['color', 'offsetX', 'offsetY', 'blur', 'spread', 'inset'], form);
  if (inset !== undefined && typeof inset !== 'boolean')
    return fail(at, 'true or false', [...at.path, 'inset'], inset);
  const length = (key: string, mayBeNegative: boolean) =>
    dimension(inner(at, key, scope, 'dimension'), mayBeNegative);
  const lengths = [
    length('offsetX', true),
    length('offsetY', true),
    length('blur', false),
    length('spread', true),
  ];
  const colour = cssColour(readColour(inner(at, 'color', scope, 'color')));
  return [...(inset === true ? ['inset'] : []), ...lengths, colour].join(' ');
}

function shadow(at: TokenValue, scope: TokenScope): string {
  if (!Array.isArray(at.value)) return oneShadow(at, scope);
  if (at.value.length === 0) return 'none';
  return at.value
    .map((value: unknown, index) =>
      oneShadow(scope.follow({ ...at, path: [...at.path, index], value }, 'shadow'), scope),
    )
    .join(',');
}

/** Returns the CSS value of a literal; font stacks and colors have separate parsers. */
export function cssValue(
  at: TokenValue,
  type: Exclude<TokenType, 'color' | 'fontFamily'>,
  scope: TokenScope,
): string {
  switch (type) {
    case 'dimension':
      return dimension(at);
    case 'duration':
      return duration(at);
    case 'cubicBezier':
      return cubicBezier(at);
    case 'fontWeight':
      return fontWeight(at);
    case 'number':
      return ratio(at);
    case 'shadow':
      return shadow(at, scope);
  }
}
