import { emblemStyle } from '../../features/banners/emblemStyle.ts';
import { warningStyle } from '../../features/legal/warningStyle.ts';
import { token } from '../../shared/tokens/token.ts';
import { bottomBarHeight } from '../../ui/bottom-bar/bottomBarHeight.ts';
import { baseCss } from '../../ui/global/baseCss.ts';
import { iconSprite } from '../../ui/icon/iconSprite.ts';
import { underBar } from '../../ui/layout/screens.ts';
import { shapesCss } from '../../ui/shapes/shapesCss.ts';

// Marks external links of menus in CSS, without a script.
const outsideMark =
  "main nav a[target='_blank']::after,header nav a[target='_blank']::after,aside nav a[target='_blank']::after" +
  "{content:'↗';content:'↗' / ' (abre em outra aba)'}";

// The early script writes here before the app's own notice has loaded.
const offlineNotice = '<p id="offline" role="alert"></p>';
const offlineStyle = [
  `#offline{position:fixed;z-index:190;inset:auto 0 0;padding:${token('space.s')} ${token('space.m')};`,
  `background:${token('color.warning')};color:${token('color.on-warning')};text-align:center;line-height:1.35}`,
  '#offline:empty,html[data-idle-effects] #offline{display:none}',
  `${underBar}{#offline{inset-block-end:${bottomBarHeight}}}`,
].join('');

// `css` comes first in the head, `shapes` after the theme, `icons` in the body.
export const pageBase = {
  css: baseCss + outsideMark + warningStyle + emblemStyle + offlineStyle,
  icons: iconSprite() + offlineNotice,
  shapes: shapesCss,
};
