import { baseCss } from '../../ui/global/baseCss.ts';
import { iconSprite } from '../../ui/icon/iconSprite.ts';

/** Menus say which of their entries lead off the site. In the page, because it costs no script there. */
const outsideMark =
  "main nav a[target='_blank']::after,header nav a[target='_blank']::after,aside nav a[target='_blank']::after" +
  "{content:'↗';content:'↗' / ' (abre em outra aba)'}";

/** What every page holds ready for the app, whichever page it is: `css` goes first in the head, `icons` into the body. */
export const pageBase = { css: baseCss + outsideMark, icons: iconSprite() };
