import { baseCss } from '../../ui/global/baseCss.ts';
import { iconSprite } from '../../ui/icon/iconSprite.ts';

/** What every page holds ready for the app, whichever page it is: `css` goes first in the head, `icons` into the body. */
export const pageBase = { css: baseCss, icons: iconSprite() };
