import type { shapeNames } from '../../shared/brand/brandNames.ts';
import { token } from '../../shared/tokens/token.ts';

// Rows keep their height, which pages reserve. Of categories, of the account's pages, and of tabs.
const row = `:is(#content nav > [data-fades], [role='tablist'])`;
const tab = `${row} :is(a, [role='tab'])`;
const current = `${row} :is([aria-current], [aria-selected='true'])`;
// The account's pages on wide screens.
const column = '@container account (min-width: 54rem)';
// On a fill the ring of focus is inside, in the color of the text.
const ringInside = ':focus-visible { outline-color: currentColor; outline-offset: -3px; }';
const bare = 'border-color: transparent; border-radius: 0; background: none;';

/** Styles rows of which one entry is current. */
export const tabShapes: Record<(typeof shapeNames.tabs)[number], string> = {
  line: `
    #content { --tab-gap: 0; --tab-line: inset 0 -1px 0 ${token('color.border')}; --tab-border: 0; --tab-radius: 0; --tab-fill: none; --tab-color: ${token('color.text-muted')}; --tab-font: ${token('font.display')}; --tab-case: uppercase; --tab-now-fill: none; --tab-now-color: ${token('color.text')}; --tab-now-shadow: inset 0 -4px 0 ${token('color.primary')}; }
    ${row} { gap: 0; box-shadow: inset 0 -1px 0 ${token('color.border')}; }
    ${tab} { ${bare} border-width: 0; color: ${token('color.text-muted')}; font-family: ${token('font.display')}; text-transform: uppercase; }
    ${current} { box-shadow: inset 0 -4px 0 ${token('color.primary')}; color: ${token('color.text')}; }
    ${column} { ${row} { box-shadow: inset 1px 0 0 ${token('color.border')}; } ${current} { box-shadow: inset 4px 0 0 ${token('color.primary')}; } }
  `,
  // Of a machine; the current one is down.
  keys: `
    #content { --tab-border: 2px solid ${token('color.border')}; --tab-shadow: inset 0 -0.25rem 0 ${token('color.border')}; }
    ${row} { gap: 0.375rem; box-shadow: none; }
    ${tab} { border: 2px solid ${token('color.border')}; border-radius: ${token('radius.control')}; background: ${token('color.surface')}; box-shadow: inset 0 -0.25rem 0 ${token('color.border')}; }
    ${current} { border-color: ${token('color.primary')}; background: ${token('color.primary')}; color: ${token('color.on-primary')}; box-shadow: none; }
    ${current}${ringInside}
  `,
  // Pills in a common track.
  track: `
    #content { --tab-gap: 0; --tab-border: 1px solid transparent; --tab-radius: 2rem; --tab-fill: ${token('color.surface-raised')}; }
    ${row} { gap: 0; inline-size: fit-content; max-inline-size: 100%; padding-inline: 0.25rem; border-radius: 2rem; margin-inline: 0; background: ${token('color.surface-raised')}; box-shadow: none; }
    [role='tablist'] { padding: 0.25rem; }
    ${tab} { ${bare} border-width: 0; border-radius: 2rem; }
    ${current} { background: ${token('color.primary')}; color: ${token('color.on-primary')}; }
    ${current}${ringInside}
  `,
  // Of cards in a drawer, which stand on a line.
  folder: `
    #content { --tab-gap: 0.25rem; --tab-line: inset 0 -3px 0 -2px ${token('color.control-border')}; --tab-border: 1px solid transparent; --tab-radius: ${token('radius.control')} ${token('radius.control')} 0 0; --tab-fill: none; --tab-color: ${token('color.text-muted')}; --tab-now-border: ${token('color.control-border')} ${token('color.control-border')} ${token('color.background')}; --tab-now-fill: ${token('color.background')}; --tab-now-color: ${token('color.text')}; }
    ${row} { gap: 0.25rem; padding-block: calc(2 * ${token('space.2xs')}) 0; box-shadow: inset 0 -1px 0 ${token('color.control-border')}; }
    [data-account] ${row} { padding-block-start: 4px; }
    ${tab} { border: 1px solid transparent; border-radius: ${token('radius.control')} ${token('radius.control')} 0 0; background: none; color: ${token('color.text-muted')}; }
    ${current} { border-color: ${token('color.control-border')}; border-block-end-color: ${token('color.background')}; background: ${token('color.background')}; color: ${token('color.text')}; }
    ${column} {
      ${row} { box-shadow: inset -1px 0 0 ${token('color.control-border')}; }
      ${tab} { border-radius: ${token('radius.control')} 0 0 ${token('radius.control')}; }
      ${current} { border-color: ${token('color.control-border')}; border-inline-end-color: ${token('color.background')}; }
    }
  `,
  words: `
    #content { --tab-border: 0; --tab-radius: 0; --tab-fill: none; --tab-color: ${token('color.text-muted')}; --tab-weight: 400; --tab-now-fill: none; --tab-now-color: ${token('color.text')}; --tab-now-shadow: inset 0 -2px 0 ${token('color.primary')}; }
    ${row} { gap: ${token('space.m')}; box-shadow: none; }
    ${tab} { ${bare} border-width: 0; padding-inline: 0.25rem; color: ${token('color.text-muted')}; font-weight: 400; letter-spacing: 0.04em; }
    ${current} { background: linear-gradient(${token('color.primary')}, ${token('color.primary')}) 50% calc(100% - 0.375rem) / 1.25rem 2px no-repeat; color: ${token('color.text')}; }
    ${column} { ${row} { gap: ${token('space.2xs')}; } ${tab} { padding-inline: ${token('space.s')}; } ${current} { background: none; box-shadow: inset 2px 0 0 ${token('color.primary')}; } }
  `,
};
