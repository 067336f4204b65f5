import type { BrandShapes } from '../../shared/brand/brandRecord.ts';
import { squeezeCss } from '../global/squeezeCss.ts';
import { barShapes } from './barShapes.ts';
import { iconShapes } from './iconShapes.ts';

/** Returns the styles of the forms that a brand names; its pages carry no others. */
export const shapesCss = ({ bar, icons }: BrandShapes): string =>
  squeezeCss([bar && barShapes[bar], icons && iconShapes[icons]].join(''));
