import type { shapeNames } from '../../shared/brand/brandNames.ts';
import { token } from '../../shared/tokens/token.ts';

const bar = 'nav[data-bar][data-bar]';
const current = `${bar} :is([aria-current], [aria-expanded='true'])`;
// Of an entry: the mark that says where one is.
const noMark = `${current}::before { content: none; }`;

// The bar of phones; none is higher than the plain one, whose height pages reserve.
export const barShapes: Record<(typeof shapeNames.bar)[number], string> = {
  // A dark strip of cells, as below a broadcast; the current one is filled.
  board: `
    ${bar} { border-color: transparent; background: ${token('color.secondary')}; }
    ${bar} li > *, ${bar}::after { color: ${token('color.on-secondary')}; }
    ${bar}::after { border-color: currentColor; }
    ${bar} li > * { font-family: ${token('font.display')}; text-transform: uppercase; }
    ${bar} li + li > * { box-shadow: inset 1px 0 0 color-mix(in srgb, ${token('color.on-secondary')} 25%, transparent); }
    ${bar} li > :focus-visible { outline-color: currentColor; }
    ${current} { background: ${token('color.primary')}; color: ${token('color.on-primary')}; }
    ${current}::before { inset-inline: 0; border-radius: 0; background: currentColor; }
    ${bar} [data-raised] { border-radius: ${token('radius.control')}; box-shadow: 0 0 0 4px ${token('color.secondary')}; }
  `,
  // Keys of a machine of one width, of which the current one is lit. Only words that do not fit widen theirs.
  keys: `
    ${bar} { border-color: transparent; background: ${token('color.background')}; }
    ${bar} ul { gap: 0.1875rem; padding: 0.25rem 0.25rem 0.5rem; }
    ${bar} li { flex: 1 1 0; min-inline-size: min-content; }
    ${bar} li > * > :last-child { max-inline-size: 5rem; }
    ${bar} li > * { block-size: 3rem; padding-block-end: 0.125rem; border: 2px solid ${token('color.border')}; border-radius: ${token('radius.control')}; background: ${token('color.surface')}; box-shadow: 0 0.25rem 0 ${token('color.border')}; }
    ${noMark}
    ${current} { border-color: ${token('color.primary')}; background: ${token('color.surface-raised')}; box-shadow: 0 0.25rem 0 ${token('color.primary')}; }
    ${bar} [data-raised] { inline-size: calc(2.875rem - var(--low)); margin-block-start: calc(var(--low) - 1.5rem); border-radius: ${token('radius.control')}; box-shadow: 0 0.25rem 0 color-mix(in srgb, ${token('color.primary')} 60%, ${token('color.on-primary')}); }
  `,
  // Floats above the page, which goes on behind it.
  pill: `
    ${bar} { border-color: transparent; background: linear-gradient(transparent, ${token('color.background')} 35%) border-box; pointer-events: none; }
    ${bar} ul { inline-size: calc(100% - 1rem); padding: 0.25rem; border: 1px solid ${token('color.border')}; border-radius: 2rem; margin-block-end: 0.375rem; background: ${token('color.surface-raised')}; box-shadow: ${token('shadow.raised')}; pointer-events: auto; }
    ${bar} li > * { block-size: 2.75rem; padding-block-end: 0.125rem; border-radius: 2rem; gap: 0; }
    ${noMark}
    ${current} { background: ${token('color.primary')}; color: ${token('color.on-primary')}; }
    ${current}:focus-visible { outline-color: currentColor; }
    ${bar} [data-raised] { margin-block-start: calc(var(--low) - 1.625rem); box-shadow: 0 0 0 4px ${token('color.surface-raised')}; }
  `,
  // A tray with round corners; the icon of the current page stands on a lozenge.
  tray: `
    ${bar} { border-color: transparent; background: ${token('color.background')}; }
    ${bar} ul { max-inline-size: none; padding-inline: 0.25rem; border-start-start-radius: ${token('radius.panel')}; border-start-end-radius: ${token('radius.panel')}; background: ${token('color.surface-raised')}; box-shadow: inset 0 1px 0 ${token('color.border')}, ${token('shadow.raised')}; }
    ${noMark}
    ${current} > :first-child { block-size: 1.75rem; padding-inline: 0.875rem; border-radius: 1rem; background: ${token('color.secondary')}; color: ${token('color.on-secondary')}; }
    ${current} > :last-child { font-weight: 700; }
  `,
  // Words without icons between thin lines.
  words: `
    ${bar} { border-block-start-color: ${token('color.primary')}; background: ${token('color.background')}; }
    ${bar} li > * { justify-content: center; padding-block-end: 0; font-weight: 400; }
    ${bar} li > * > :first-child:not([data-raised]) { display: none; }
    ${current}::before { inset: auto 0 0.875rem; inline-size: 1.25rem; block-size: 1px; margin-inline: auto; }
    @media (min-width: 24em) { ${bar} li > * { font-size: 0.8125rem; } }
  `,
};
