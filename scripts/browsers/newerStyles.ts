import { isOnFloor } from './compatData.ts';

// Features newer than the floor that only improve the appearance; pages must work without them.
const progressiveStyles: ReadonlySet<string> = new Set([
  // Text wrapping, and the appearance of pointers and scroll bars.
  'css.properties.text-wrap',
  'css.properties.scrollbar-width',
  'css.properties.scrollbar-color',
  'css.properties.scrollbar-gutter',
  'css.properties.cursor',
  'css.properties.-webkit-tap-highlight-color',
  'css.selectors.selection',
  // Declared next to a prefixed form.
  'css.properties.mask-image',
  'css.properties.text-size-adjust',
  'css.properties.user-select',
  'css.selectors.-webkit-progress-bar',
  'css.selectors.-webkit-progress-value',
  'css.selectors.-moz-progress-bar',
  'css.selectors.-webkit-search-cancel-button',
  // Falls back to the next family.
  'css.properties.font-family',
  // Samsung's browser has it by Chrome's version; its own entry has an older name.
  'css.properties.inline-size.fit-content',
  // Fading edges of rows, inside `@supports`.
  'css.properties.animation-timeline',
  'css.properties.animation-range',
  'css.at-rules.property',
  // The control inside shows its state and focus by itself.
  'css.selectors.has',
  // Have a fallback rule by `@supports`.
  'css.types.round',
  'css.selectors.popover-open',
]);

// Excludes types of TypeScript's properties.
const declaration = /^\s*([a-z-]+):\s+(?!string|number|boolean)([^;{}]+);/;

// Paths of the data that a line of a style may refer to.
function pathsIn(line: string): string[] {
  const [, property, value = ''] = declaration.exec(line) ?? [];
  const words = value.match(/[a-z][a-z-]+/g) ?? [];
  const ofProperty = property
    ? [`css.properties.${property}`, ...words.map((word) => `css.properties.${property}.${word}`)]
    : [];
  const functions = [...value.matchAll(/([a-z-]+)\(/g)].flatMap(([, name]) => [
    `css.types.${name}`,
    `css.types.color.${name}`,
  ]);
  const isSelector = /[{,]\s*$/.test(line) || /^\s*(?:&|::)/.test(line);
  const selectors = isSelector
    ? [...line.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`)
    : [];
  const rules = [...line.matchAll(/^\s*@([a-z-]+)/g)].map(([, name]) => `css.at-rules.${name}`);
  return [...ofProperty, ...functions, ...selectors, ...rules];
}

/** Lists features in a line of a style that are newer than the floor and not progressive. */
export function newerStyles(line: string): string[] {
  const newer = pathsIn(line).filter((path) => isOnFloor(path) === false);
  return [...new Set(newer)].filter(
    (path) => !progressiveStyles.has(path) && !progressiveStyles.has(path.split('.').slice(0, 3).join('.')),
  );
}
