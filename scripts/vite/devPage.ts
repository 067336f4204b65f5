import type { Plugin } from 'vite';
import { inlineJson } from '../artifact/pages/pageDocument.ts';
import { headLinks } from '../artifact/pages/pageFrame.ts';
import type { PrerenderBundle } from '../artifact/pages/prerenderBundle.ts';
import type { DevBrand } from './devBrand.ts';

const themeModule = '/@bandeira/theme';

/** The event that carries a changed theme to the open pages. */
export const themeEvent = 'bandeira:theme';

const themeCode = `import.meta.hot.on(${JSON.stringify(themeEvent)}, ({ css }) => {
  document.getElementById('theme').textContent = css;
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.close();
});`;

/** Serves the few lines that put a changed theme into the open page. */
export function themeUpdates(): Plugin {
  return {
    name: 'bandeira:theme-updates',
    apply: 'serve',
    resolveId: (id) => (id === themeModule ? id : null),
    load: (id) => (id === themeModule ? themeCode : null),
  };
}

/** The page of every address: as a stamped 200.html, with the sources in place of the compiled app. */
export function devPage(
  template: string,
  base: PrerenderBundle['pageBase'],
  { brand, record, themeCss }: DevBrand,
): string {
  const head = [
    `<title>${record.name}</title>`,
    headLinks(brand),
    `<link rel="icon" href="${record.pictures.favicon}">`,
    `<style id="base">${base.css}</style>`,
    `<style id="theme">${themeCss}</style>`,
    `<script type="application/json" id="brand">${inlineJson(record)}</script>`,
    '<script type="application/json" id="page">{"shell":true}</script>',
    ...[themeModule, '/src/entry-early.ts', '/src/entry-client.tsx'].map(
      (source) => `<script type="module" src="${source}"></script>`,
    ),
  ].join('');
  return template
    .replace('<!--policy-->', '')
    .replace('<!--head-->', () => head)
    .replace('<!--icons-->', () => base.icons)
    .replace('<!--body-->', '');
}
