import type { shapeNames } from '../../shared/brand/brandNames.ts';
import { token } from '../../shared/tokens/token.ts';

const cover = '[data-game][data-game] > [data-cover]';
const caption = `${cover} + [data-caption]`;
const line = token('color.border');

/** Styles covers of games; none changes their size, which rows and grids reserve. */
export const coverShapes: Record<(typeof shapeNames.covers)[number], string> = {
  // Picture and caption on one card.
  ticket: `
    ${cover} { border-radius: ${token('radius.card')} ${token('radius.card')} 0 0; margin: 0; }
    ${caption} { block-size: var(--caption); padding-block-start: 0.375rem; background: ${token('color.surface')}; box-shadow: inset 0 3px 0 ${token('color.primary')}, 0 0 0 1px ${line}; }
    ${caption} > * { padding-inline: 0.375rem; }
  `,
  cabinet: `
    ${cover} { border: 2px solid ${line}; box-shadow: 0 0.25rem 0 ${line}; }
    ${caption} b { font-size: 0.8125rem; text-transform: uppercase; }
  `,
  leaf: `
    ${cover} { border-radius: 0.625rem 2.25rem; }
    ${caption} { text-align: center; }
  `,
  // A photograph with a white edge.
  print: `
    ${cover} { border: 0.3125rem solid ${token('color.surface-raised')}; border-radius: 0.375rem; box-shadow: 0 0 0 1px ${line}; }
    ${caption} { text-align: center; }
  `,
  framed: `
    ${cover}::after { content: ''; position: absolute; inset: 0.4375rem; border: 1px solid ${token('color.primary')}; pointer-events: none; }
    ${cover} > i { z-index: 1; }
    ${caption} b { font-family: ${token('font.display')}; font-weight: 400; }
  `,
};
