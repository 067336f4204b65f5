import type { shapeNames } from '../../shared/brand/brandNames.ts';
import { token } from '../../shared/tokens/token.ts';
import { aboveLowScreen, underBar } from '../layout/screens.ts';

const header = 'header[data-bar]';
const strip = "[data-bar='tabs']";
const entry = `:is(${header}, ${strip}) nav[data-fades] a`;
// Entries beside the page and in the drawer.
const row =
  ':is([data-rail] a, [data-drawer] a, [data-drawer] > button, [data-drawer] > :last-child > button)';
const now = "[aria-current='page']";

/** Styles the header and the menus in the form of the bar of phones. */
export const menuShapes: Record<(typeof shapeNames.bar)[number], string> = {
  board: `
    ${aboveLowScreen} {
      ${strip} { border-color: transparent; background: ${token('color.secondary')}; }
      ${strip} nav[data-fades] a { border-radius: 0; color: ${token('color.on-secondary')}; font-family: ${token('font.display')}; text-transform: uppercase; }
      ${strip} nav[data-fades] a:hover { color: ${token('color.on-secondary')}; text-decoration: underline; }
      ${strip} nav[data-fades] a:focus-visible { outline-color: currentColor; }
      ${strip} nav[data-fades] a${now} { background: ${token('color.primary')}; color: ${token('color.on-primary')}; }
      ${strip} nav[data-fades] a${now}::after { inset: 0 0 auto; border-radius: 0; background: currentColor; }
    }
    [data-drawer] ${row} { border-radius: 0; border-block-end: 1px solid ${token('color.border')}; font-family: ${token('font.display')}; text-transform: uppercase; }
    ${row}${now} { border-radius: 0; box-shadow: inset 0.25rem 0 0 ${token('color.primary')}; }
  `,
  keys: `
    ${header} { border-block-end: 2px solid ${token('color.border')}; }
    ${entry} { border: 2px solid transparent; }
    ${entry}${now} { border-color: ${token('color.primary')}; }
    ${entry}${now}::after { content: none; }
    [data-drawer] ${row} > svg { box-sizing: content-box; padding: 0.25rem; border: 2px solid ${token('color.border')}; }
    ${row}${now} { background: none; box-shadow: inset 0 0 0 2px ${token('color.primary')}; }
  `,
  pill: `
    ${underBar} { ${header} { border-block-end-color: transparent; border-radius: 0 0 1.5rem 1.5rem; background: ${token('color.surface-raised')}; } }
    :is(${entry}, ${row}) { border-radius: 2rem; }
    [data-drawer] ${row} > svg { box-sizing: content-box; padding: 0.4375rem; border-radius: 50%; background: ${token('color.surface')}; color: ${token('color.primary')}; }
    :is(${entry}, ${row})${now}, ${row}${now} svg { background: ${token('color.primary')}; color: ${token('color.on-primary')}; }
    :is(${entry}, ${row})${now}:focus-visible { outline-color: currentColor; outline-offset: -3px; }
    ${entry}${now}::after { content: none; }
  `,
  tray: `
    ${header} { border-block-end: 1px solid transparent; background: ${token('color.background')}; }
    ${entry} { border-radius: 2rem; }
    [data-drawer] ${row} { border-radius: 0; border-block-end: 2px dotted ${token('color.border')}; }
    :is(${entry}, ${row})${now}, ${row}${now} svg { background: ${token('color.secondary')}; color: ${token('color.on-secondary')}; }
    :is(${entry}, ${row})${now}:focus-visible { outline-color: currentColor; outline-offset: -3px; }
    ${entry}${now}::after { content: none; }
  `,
  words: `
    ${header}, [data-rail] { background: ${token('color.background')}; }
    ${header} { border-block-end-color: ${token('color.primary')}; }
    :is(${entry}, ${row}) { font-weight: 400; }
    :is(${entry}, [data-drawer] ${row}) { letter-spacing: 0.04em; }
    [data-drawer] ${row} > svg { display: none; }
    ${entry}${now}::after { block-size: 1px; }
    ${row}${now} { border-radius: 0; background: none; box-shadow: inset 2px 0 0 ${token('color.primary')}; }
  `,
};
