import type { shapeNames } from '../../shared/brand/brandNames.ts';
import { token } from '../../shared/tokens/token.ts';
import { aboveLowScreen } from '../layout/screens.ts';

// Not in the bar of a game, which has no room; of games in a frame not at all.
const title =
  ':is(:root:not([data-frame]) #content :is(h1:not([class]), [data-account] h1), #content [data-game-head] h1)';
// The account's own title brings room below it, as padding.
const room = `${aboveLowScreen} { #content [data-account] h1[class] { margin-block-end: ${token('space.m')}; } }`;
const head = '[data-dialog-head]';
// Between the close button and as much room on the other side.
const centered = `${head} h2 { flex: 1; padding-inline-start: 2.75rem; text-align: center; }`;
// What follows keeps its distance from the line below the head.
const below = `div > ${head} + * { padding-block-start: ${token('space.m')}; }`;
const lines = "content: ''; flex: 1; min-inline-size: 0.75rem; border-block-start: 3px double";

const scallops = (color: 'color.primary' | 'color.secondary', x: string) =>
  `radial-gradient(circle at 50% 0, ${token(color)} 0.3125rem, transparent 0.375rem) ${x} 100% / 1.75rem 0.4375rem repeat-x`;

/** Styles titles of pages and heads of dialogs; low screens keep plain ones. */
export const titleShapes: Record<(typeof shapeNames.titles)[number], string> = {
  // A dark plate with a slanted end, as below a broadcast.
  plate: `
    ${room}
    ${aboveLowScreen} { ${title} { inline-size: fit-content; padding: 0.25rem 1.625rem 0.25rem 0.75rem; background: ${token('color.secondary')}; color: ${token('color.on-secondary')}; text-transform: uppercase; clip-path: polygon(0 0, 100% 0, calc(100% - 0.875rem) 100%, 0 100%); } }
    ${below}
    ${head} { background: ${token('color.secondary')}; color: ${token('color.on-secondary')}; text-transform: uppercase; }
    ${head} button { --pointed: ${token('color.secondary-hover')}; }
    ${head} button:hover:hover { background: var(--pointed); }
    ${head} :focus-visible { outline-color: currentColor; outline-offset: -2px; }
  `,
  pixels: `
    ${room}
    ${aboveLowScreen} { ${title} { inline-size: fit-content; padding-block-end: 0.5rem; background: repeating-linear-gradient(90deg, ${token('color.primary')} 0 0.5rem, transparent 0.5rem 0.75rem) 0 100% / 100% 0.25rem no-repeat; text-transform: uppercase; } }
    ${below}
    ${head} { background: repeating-linear-gradient(90deg, ${token('color.primary')} 0 0.5rem, transparent 0.5rem 0.75rem) 0 100% / 100% 0.25rem no-repeat; text-transform: uppercase; }
  `,
  festoon: `
    ${room}
    ${aboveLowScreen} {
      ${title} { flex: auto; padding-block-end: 0.875rem; text-align: center; }
      ${title}:not([data-game-head] *), #content [data-game-head]::after { background: ${scallops('color.primary', '0')}, ${scallops('color.secondary', '0.875rem')}; }
      #content [data-game-head]::after { content: ''; position: absolute; inset: auto 0 -0.6875rem; block-size: 0.4375rem; }
    }
    ${title} + p { padding-block-start: 0.25rem; text-align: center; }
    ${head} { background: ${scallops('color.primary', '0')}, ${scallops('color.secondary', '0.875rem')}; }
    ${below}
    ${centered}
  `,
  // Between double lines, as on the card of a café.
  menu: `
    ${aboveLowScreen} {
      ${title} { display: flex; flex: auto; align-items: center; justify-content: center; gap: 0.75rem; text-align: center; }
      ${title}::before, ${title}::after { ${lines} ${token('color.control-border')}; }
      ${title} + p { text-align: center; }
    }
    ${head} { border-block-end: 3px double ${token('color.control-border')}; }
    ${below}
    ${centered}
  `,
  spaced: `
    ${room}
    ${aboveLowScreen} { ${title} { flex: auto; padding-block-end: 0.75rem; border-block-end: 1px solid ${token('color.primary')}; font-size: 1.0625rem; letter-spacing: 0.2em; text-transform: uppercase; } }
    ${below}
    ${head} { border-block-end: 1px solid ${token('color.primary')}; }
    ${head} h2 { font-size: 1rem; letter-spacing: 0.16em; text-transform: uppercase; }
  `,
};
