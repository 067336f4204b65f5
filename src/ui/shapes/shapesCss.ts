import type { BrandShapes } from '../../shared/brand/brandRecord.ts';
import { squeezeCss } from '../global/squeezeCss.ts';
import { barShapes } from './barShapes.ts';
import { coverShapes } from './coverShapes.ts';
import { iconShapes } from './iconShapes.ts';
import { listShapes } from './listShapes.ts';
import { menuShapes } from './menuShapes.ts';
import { tabShapes } from './tabShapes.ts';
import { titleShapes } from './titleShapes.ts';

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
