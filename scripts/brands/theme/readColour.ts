import { nearestWord } from '../nearestWord.ts';
import { oneOf, shown } from '../problem.ts';
import { colorValue } from './colorToken.ts';
import {
  colourSpaces,
  cssColour,
  cssToHex,
  isInSrgb,
  type ScreenColour,
  screenColour,
  screenColourOfHex,
} from './colourValue.ts';
import { TokenError, type TokenValue } from './resolveTokens.ts';
import { fail, isNumber, objectOf } from './valueReading.ts';

const colourForm = 'a colour as {"colorSpace", "components", "alpha"?, "hex"?} or "#rrggbb"';

// Suggests the hex of a CSS color such as `hsl(150 60% 40%)`.
function failOnText(at: TokenValue, text: string): never {
  const hex = cssToHex(text);
  if (hex === undefined) return fail(at, colourForm);
  const message = `"${at.token.name}" is ${shown(text)}, a CSS color: write "${hex}"`;
  throw new TokenError(at.token, at.path, shown(text), `"${hex}"`, message, hex, {
    kind: 'value',
    path: at.path,
    value: hex,
  });
}

/** Reads a color as an object of the format or a plain `#rrggbb`, which many tools still write. */
export function readColour(at: TokenValue): ScreenColour {
  if (typeof at.value === 'string') return screenColourOfHex(at.value) ?? failOnText(at, at.value);
  const {
    colorSpace,
    components,
    alpha = 1,
    hex,
  } = objectOf(at, ['colorSpace', 'components', 'alpha', 'hex'], colourForm);
  const spaces = Object.keys(colourSpaces);
  if (typeof colorSpace !== 'string' || !spaces.includes(colorSpace)) {
    const suggestion = nearestWord(String(colorSpace), spaces);
    const message = `"${at.token.name}" has the colour space ${shown(colorSpace)}, expected ${oneOf(spaces)}`;
    const path = [...at.path, 'colorSpace'];
    const change = suggestion === undefined ? undefined : { kind: 'value' as const, path, value: suggestion };
    throw new TokenError(at.token, path, shown(colorSpace), oneOf(spaces), message, suggestion, change);
  }
  const listPath = [...at.path, 'components'];
  if (!Array.isArray(components) || components.length !== 3)
    return fail(at, 'three components', listPath, components);
  const read = components.map((component: unknown, index) => {
    if (component === 'none') return null;
    const inRange =
      isNumber(component) && (!colorSpace.startsWith('srgb') || (component >= 0 && component <= 1));
    const expected = colorSpace.startsWith('srgb')
      ? 'a number from 0 to 1, or "none"'
      : 'a number, or "none"';
    return inRange ? component : fail(at, expected, [...listPath, index], component);
  });
  if (!isNumber(alpha) || alpha < 0 || alpha > 1)
    return fail(at, 'a number from 0 to 1', [...at.path, 'alpha'], alpha);
  if (hex !== undefined && (typeof hex !== 'string' || !/^#[0-9a-f]{6}$/i.test(hex)))
    return fail(at, 'a colour as "#rrggbb"', [...at.path, 'hex'], hex);
  const screen = screenColour(colorSpace, read, alpha);
  if (typeof hex === 'string')
    checkHex(at, hex, isInSrgb(colorSpace, read) ? roundingSteps : gamutSteps, screen);
  return screen;
}

// Of 255, because rounded components differ slightly from their hex.
const roundingSteps = 2;
// Tools map a color outside of sRGB into it in different ways.
const gamutSteps = 40;

// People edit the hex but the components count, so a difference is a mistake.
function checkHex(at: TokenValue, hex: string, steps: number, screen: ScreenColour): void {
  const stated = screenColourOfHex(hex);
  if (!stated) return;
  const differs = stated.channels.some(
    (channel, index) => Math.abs(channel - (screen.channels[index] ?? 0)) > steps,
  );
  if (!differs) return;
  const meant = cssColour({ ...screen, alpha: 1 });
  const components = JSON.stringify(
    stated.channels.map((channel) => Math.round((channel / 255) * 1e4) / 1e4),
  );
  throw new TokenError(
    at.token,
    [...at.path, 'hex'],
    `"${hex}" beside components that are ${meant}`,
    'the same color in both',
    `"${at.token.name}" says "${hex}" and components that are "${meant}": for ${hex} write "components": ${components} in "srgb"`,
    undefined,
    { kind: 'value', path: at.path, value: colorValue({ ...stated, alpha: screen.alpha }) },
  );
}
