import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { baseCss } from '../../src/ui/global/baseCss.ts';
import { iconSprite } from '../../src/ui/icon/iconSprite.ts';
import { adoptToken } from './api/studioToken.ts';
import { studioCss } from './appearance/studioTheme.ts';
import { Studio } from './shell/Studio.tsx';
import { createStudioStore, followOtherTabs } from './store/store.ts';
import '@fontsource-variable/archivo';
import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/exo-2';
import '@fontsource-variable/figtree';
import '@fontsource-variable/manrope';
import '@fontsource-variable/oswald';
import '@fontsource-variable/outfit';
import '@fontsource-variable/plus-jakarta-sans';
import '@fontsource-variable/rubik';
import '@fontsource-variable/sora';
import '@fontsource-variable/unbounded';

adoptToken();
// The policy of the page refuses inline styles.
const sheet = new CSSStyleSheet();
sheet.replaceSync(baseCss + studioCss());
document.adoptedStyleSheets.push(sheet);
document.getElementById('icons')?.insertAdjacentHTML('afterbegin', iconSprite());

const store = createStudioStore();
setupListeners(store.dispatch);
followOtherTabs(store);
const root = document.getElementById('root');
if (!root) throw new Error('no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <Studio store={store} />
  </StrictMode>,
);
