import { isPlainObject } from '../config/json/plainObject.ts';
import type { Problem } from '../problem.ts';

const maxDepth = 6;

// Tells whether an object inside a value passes the test, outermost first.
function holds(value: unknown, test: (object: Record<string, unknown>) => boolean, depth = 0): boolean {
  if (depth > maxDepth) return false;
  if (Array.isArray(value)) return value.some((item) => holds(item, test, depth + 1));
  if (!isPlainObject(value)) return false;
  return test(value) || Object.values(value).some((item) => holds(item, test, depth + 1));
}

const has = (object: Record<string, unknown>, ...keys: string[]): boolean =>
  keys.every((key) => Object.hasOwn(object, key));

// Detects the export formats of design tools; undefined for the Design Tokens format and anything else.
function toolOf(value: Record<string, unknown>): string | undefined {
  if (has(value, '$themes') || has(value, '$metadata')) return 'an export of Tokens Studio';
  if (holds(value, (object) => has(object, 'variableCollections') || has(object, 'valuesByMode')))
    return 'the variables of the Figma API';
  if (Array.isArray(value.collections) || has(value, 'modes', 'variables') || has(value, 'variables'))
    return 'an export of Figma variables by a plugin';
  if (holds(value, (object) => has(object, 'value', 'type') && !has(object, '$value')))
    return 'an export of Tokens Studio or Style Dictionary';
  const isFigma = (key: string): boolean => key.startsWith('com.figma');
  const fromFigma = holds(
    value,
    (object) => isPlainObject(object.$extensions) && Object.keys(object.$extensions).some(isFigma),
  );
  return fromFigma && !isPlainObject(value.color) ? 'an export of Figma variables' : undefined;
}

/** Reports one problem about the form of the file instead of one per field. */
export function designToolError(
  value: Record<string, unknown>,
): Pick<Problem, 'found' | 'expected' | 'message'> | undefined {
  const tool = toolOf(value);
  if (tool === undefined) return undefined;
  const expected =
    'the groups color, font, radius, shadow, space and motion, each token with "$value" and "$type" (Design Tokens format)';
  return {
    found: tool,
    expected,
    message: `this looks like ${tool}, not like a theme: expected ${expected}`,
  };
}
