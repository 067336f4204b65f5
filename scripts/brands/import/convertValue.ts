import { isPlainObject } from '../config/json/plainObject.ts';
import { colorValue } from '../theme/colorToken.ts';
import {
  colourSpaces,
  cssToHex,
  type ScreenColour,
  screenColour,
  screenColourOfHex,
} from '../theme/colourValue.ts';
import type { TokenType } from '../theme/tokenTypes.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Reads a color in any form that design tools write. */
export function importedColor(value: unknown): ScreenColour | undefined {
  if (typeof value === 'string') return screenColourOfHex(cssToHex(value) ?? '');
  if (!isPlainObject(value)) return undefined;
  const { colorSpace, components, alpha, hex, r, g, b, a } = value;
  const opacity = isNumber(alpha) ? alpha : 1;
  if (typeof colorSpace === 'string' && colorSpace in colourSpaces && Array.isArray(components)) {
    const read = components.map((component: unknown) => (isNumber(component) ? component : null));
    return screenColour(colorSpace, read, opacity);
  }
  if (typeof hex === 'string') {
    const color = screenColourOfHex(cssToHex(hex) ?? '');
    return color && { ...color, alpha: isNumber(alpha) ? alpha : color.alpha };
  }
  return isNumber(r) && isNumber(g) && isNumber(b)
    ? screenColour('srgb', [r, g, b], isNumber(a) ? a : 1)
    : undefined;
}

function quantity(
  value: unknown,
  units: readonly string[],
  bare: string,
): { value: number; unit: string } | undefined {
  if (isPlainObject(value)) {
    const { value: number, unit } = value;
    return isNumber(number) && typeof unit === 'string' && units.includes(unit)
      ? { value: number, unit }
      : undefined;
  }
  const parts = /^(-?\d*\.?\d+)([a-z]*)$/.exec(String(value).trim());
  const unit = parts?.[2] === '' ? bare : parts?.[2];
  return parts && unit !== undefined && units.includes(unit) ? { value: Number(parts[1]), unit } : undefined;
}

function families(value: unknown): string[] | undefined {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  const names = list.filter((name): name is string => typeof name === 'string');
  const plain = names.map((name) => name.trim().replace(/^["']|["']$/g, '')).filter((name) => name !== '');
  return plain.length > 0 && names.length === list.length ? plain : undefined;
}

function weight(value: unknown): number | string | undefined {
  if (isNumber(value)) return value;
  if (typeof value !== 'string') return undefined;
  const number = Number(value);
  return Number.isFinite(number) && value.trim() !== ''
    ? number
    : value.trim().toLowerCase().replaceAll(' ', '-');
}

/** Converts a value of a design tool into one of the theme format; undefined for a value of another type. */
export function convertValue(value: unknown, type: TokenType): unknown {
  if (type === 'color') {
    const color = importedColor(value);
    return color && colorValue(color);
  }
  if (type === 'dimension') return quantity(value, ['px', 'rem'], 'px');
  if (type === 'duration') return quantity(value, ['ms', 's'], 'ms');
  if (type === 'fontFamily') return families(value);
  if (type === 'fontWeight') return weight(value);
  if (type === 'number') return Number(value) || undefined;
  if (type === 'cubicBezier')
    return Array.isArray(value) && value.length === 4 && value.every(isNumber) ? value : undefined;
  return undefined;
}
