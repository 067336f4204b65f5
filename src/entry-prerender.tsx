export { pageBase } from './app/prerender/pageBase.ts';
export { render } from './app/prerender/render.tsx';
export { renderErrorPage } from './app/prerender/renderErrorPage.ts';
