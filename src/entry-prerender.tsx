export { pageBase } from './app/prerender/pageBase.ts';
export { render, shownOn } from './app/prerender/render.tsx';
export { renderErrorPage } from './app/prerender/renderErrorPage.ts';
