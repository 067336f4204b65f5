import { statedTokens } from '../theme/tokenTypes.ts';

// A theme token to the name of a token of the imported file.
export type TokenMapping = Record<string, string>;

// Names under which design systems know the tokens of a theme, best first.
const knownNames: Readonly<Record<string, readonly string[]>> = {
  'color.background': ['background', 'bg', 'page', 'canvas', 'body'],
  'color.surface': ['surface', 'card', 'panel', 'container'],
  'color.surface-raised': [
    'surface raised',
    'surface elevated',
    'raised',
    'elevated',
    'popover',
    'modal',
    'surface 2',
  ],
  'color.text': ['text', 'foreground', 'fg', 'content', 'on background', 'on surface', 'text primary'],
  'color.text-muted': [
    'text muted',
    'muted foreground',
    'muted',
    'text secondary',
    'text subtle',
    'subtle',
    'hint',
    'on surface variant',
  ],
  'color.border': ['border', 'outline', 'divider', 'stroke', 'separator'],
  'color.primary': ['primary', 'brand primary', 'brand', 'accent', 'action'],
  'color.on-primary': ['on primary', 'primary foreground', 'primary contrast', 'primary text', 'on brand'],
  'color.secondary': ['secondary', 'brand secondary'],
  'color.on-secondary': ['on secondary', 'secondary foreground', 'secondary contrast', 'secondary text'],
  'color.success': ['success', 'positive'],
  'color.on-success': ['on success', 'success foreground', 'success contrast', 'success text'],
  'color.danger': ['danger', 'error', 'negative', 'destructive', 'critical'],
  'color.on-danger': [
    'on danger',
    'danger foreground',
    'on error',
    'error foreground',
    'destructive foreground',
  ],
  'color.warning': ['warning', 'caution', 'alert'],
  'color.on-warning': ['on warning', 'warning foreground', 'warning contrast', 'warning text'],
  'color.focus': ['focus', 'focus ring', 'ring', 'border focus'],
  'font.body': ['font body', 'font family body', 'font sans', 'family body', 'font text', 'font family base'],
  'font.display': [
    'font display',
    'font family display',
    'font heading',
    'font family heading',
    'family heading',
  ],
  'font.display-weight': ['font weight display', 'font weight heading', 'weight heading', 'font weight bold'],
  'radius.control': ['radius control', 'radius button', 'radius sm', 'radius s', 'radius small'],
  'radius.card': ['radius card', 'radius md', 'radius m', 'radius medium', 'radius base'],
  'radius.panel': ['radius panel', 'radius lg', 'radius l', 'radius large'],
  'space.2xs': ['space 2xs', 'space xxs'],
  'space.xs': ['space xs'],
  'space.s': ['space s', 'space sm', 'space small'],
  'space.m': ['space m', 'space md', 'space medium', 'space base'],
  'space.l': ['space l', 'space lg', 'space large'],
  'space.xl': ['space xl'],
  'space.2xl': ['space 2xl', 'space xxl'],
  'motion.fast': ['duration fast', 'motion fast'],
  'motion.normal': ['duration normal', 'duration base', 'motion normal'],
};

// Words of a path that say nothing about the role.
const fillers =
  /^(?:colou?rs?|semantic|theme|tokens?|sys|system|md|ref|global|core|base|default|main|ui|app|palette|light|dark|alias|role|roles|500|border(?= radius))$/;

/** Splits `color/surfaceRaised` into `color surface raised`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) =>
      word === 'spacing' || word === 'spaces'
        ? 'space'
        : word === 'rounded' || word === 'radii'
          ? 'radius'
          : word,
    );
}

function meaningOf(name: string): string {
  const words = wordsOf(name).filter((word) => word !== 'border' || !/radius/i.test(name));
  const telling = words.filter((word) => !fillers.test(word));
  // `font.family.base` and `radius.base` lose nothing that another name would give.
  const kept = /^(?:font|radius|space|duration|motion)/.test(words.join(' ')) ? words : telling;
  return kept.join(' ').replace(/^fonts /, 'font ');
}

/** Proposes a token of the file for each token of the theme, by its name, else by the value that the theme has now. */
export function proposeMapping(
  // Names with their converted value for a theme token; undefined where the type differs.
  names: readonly string[],
  valueFor: (name: string, target: string) => unknown,
  current: ReadonlyMap<string, unknown>,
): TokenMapping {
  const meanings = new Map<string, string>();
  for (const name of names) if (!meanings.has(meaningOf(name))) meanings.set(meaningOf(name), name);
  const mapping: TokenMapping = {};
  for (const target of statedTokens) {
    const byName = names.includes(target)
      ? target
      : knownNames[target]
          ?.map((known) => meanings.get(known))
          .find((name) => name !== undefined && valueFor(name, target) !== undefined);
    const now = JSON.stringify(current.get(target));
    const byValue = (): string | undefined =>
      now === undefined || !target.startsWith('color.')
        ? undefined
        : names.find((name) => JSON.stringify(valueFor(name, target)) === now);
    const found = byName !== undefined && valueFor(byName, target) !== undefined ? byName : byValue();
    if (found !== undefined) mapping[target] = found;
  }
  return mapping;
}
