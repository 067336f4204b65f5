import type { shapeNames } from '../../shared/brand/brandNames.ts';
import type { BrandShapes } from '../../shared/brand/brandRecord.ts';
import { squeezeCss } from '../global/squeezeCss.ts';
import { barShapes } from './barShapes.ts';
import { coverShapes } from './coverShapes.ts';
import { listShapes } from './listShapes.ts';
import { menuShapes } from './menuShapes.ts';
import { tabShapes } from './tabShapes.ts';
import { titleShapes } from './titleShapes.ts';

// Strokes of all icons; in menus and bars their areas may be filled.
const iconShapes: Record<(typeof shapeNames.icons)[number], string> = {
  bold: 'symbol { stroke-width: 2.4; stroke-linecap: butt; stroke-linejoin: miter; }',
  sharp: 'symbol { stroke-width: 1.9; stroke-linecap: square; stroke-linejoin: bevel; }',
  duo: `
    symbol { stroke-width: 2; }
    nav svg { --icon-fill: color-mix(in srgb, currentColor 30%, transparent); }
  `,
  thin: 'symbol { stroke-width: 1.25; }',
};

/** Returns the styles of the forms that a brand names; its pages carry no others. */
export const shapesCss = ({ bar, titles, tabs, lists, covers, icons }: BrandShapes): string =>
  squeezeCss(
    [
      bar && barShapes[bar] + menuShapes[bar],
      titles && titleShapes[titles],
      tabs && tabShapes[tabs],
      lists && listShapes[lists],
      covers && coverShapes[covers],
      icons && iconShapes[icons],
    ].join(''),
  );
